import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { redact } from './redact';

export type LogFields = Readonly<Record<string, unknown>>;

export interface Log {
  readonly info: (message: string, fields?: LogFields) => void;
  readonly warn: (message: string, fields?: LogFields) => void;
  readonly error: (message: string, fields?: LogFields) => void;
  /** Resolves when everything logged so far is on disk. */
  readonly flush: () => Promise<void>;
}

interface Parts {
  readonly folder: string;
  readonly now: () => Date;
  /** Size from which the file becomes the old one, bytes. */
  readonly maxBytes?: number;
}

/** Asynchronous line log in `main.log`, with one predecessor `main.old.log`. Secrets are cut out of every line. */
export const createLog = ({ folder, now, maxBytes = 1_000_000 }: Parts): Log => {
  const file = path.join(folder, 'main.log');
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
    (level: string) =>
    (message: string, fields: LogFields = {}) => {
      const line = `${now().toISOString()} ${level} ${message} ${redact(fields)}\n`;
      // A full or read-only disk must not stop the app, and there is no other place to complain.
      writing = writing.then(() => append(line)).catch(() => undefined);
    };
  return {
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    flush: async () => {
      await writing;
    },
  };
};
