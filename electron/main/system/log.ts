import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { redactFields, redactText } from '@/bridge/redaction';

export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  readonly info: (message: string, fields?: LogFields) => void;
  readonly warn: (message: string, fields?: LogFields) => void;
  readonly error: (message: string, fields?: LogFields) => void;
  /** The last warnings and errors as they were written, oldest first. */
  readonly problems: () => readonly string[];
  /** Resolves when everything logged so far is on disk. */
  readonly flush: () => Promise<void>;
}

interface Parts {
  readonly folder: string;
  readonly now: () => Date;
  /** Size at which the file becomes `main.old.log`, bytes. */
  readonly maxBytes?: number;
}

/** Most warnings and errors kept in memory for the diagnostics page. */
const MOST_PROBLEMS = 40;

/** Asynchronous line log in `main.log`, with one predecessor `main.old.log`. Secrets are cut out of every line. */
export const createLog = ({ folder, now, maxBytes = 1_000_000 }: Parts): Log => {
  const file = path.join(folder, 'main.log');
  const problems: string[] = [];
  let writing: Promise<unknown> = mkdir(folder, { recursive: true });
  const append = async (line: string) => {
    const size = await stat(file).then(
      (info) => info.size,
      () => 0,
    );
    if (size > maxBytes) await rename(file, path.join(folder, 'main.old.log'));
    await appendFile(file, line);
  };
  const write =
    (level: 'info' | 'warn' | 'error') =>
    (message: string, fields: LogFields = {}) => {
      const line = `${now().toISOString()} ${level} ${redactText(message)} ${redactFields(fields)}`;
      if (level !== 'info' && problems.push(line) > MOST_PROBLEMS) problems.shift();
      // A full or read-only disk must not stop the app, and there is nowhere else to report it.
      writing = writing.then(() => append(`${line}\n`)).catch(() => undefined);
    };
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    problems: () => [...problems],
    flush: async () => {
      await writing;
    },
  };
};

/**
 * Logs errors that no code of main catches, and keeps the app running. Without a listener Electron shows an exception in an English
 * dialog and only warns about a rejection.
 */
export const logUncaught = (process: Pick<NodeJS.Process, 'on'>, log: Log): void => {
  process.on('uncaughtException', (error) => log.error('uncaught exception', { error }));
  process.on('unhandledRejection', (error) => log.error('unhandled rejection', { error }));
};
