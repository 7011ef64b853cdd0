import type { Log, LogDetails } from './log';

interface Note {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

const MOST_TEXT = 200;

/** Details as the log of the machine takes them: short texts, and nothing that is missing. */
const plain = (details: LogDetails): Note['details'] =>
  Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'string' ? value.slice(0, MOST_TEXT) : value]],
    ),
  );

/** A log that also hands warnings and errors to the machine's log, where a diagnostics report finds them (DIAG-02). */
export const createNotedLog = (log: Log, note: (note: Note) => Promise<void>): Log => {
  const pass =
    (level: 'warn' | 'error') =>
    (message: string, details: LogDetails = {}): void => {
      log[level](message, details);
      // There is no further place to tell that a note was not taken.
      note({ level, message: message.slice(0, MOST_TEXT), details: plain(details) }).catch(() => undefined);
    };
  return { info: log.info, warn: pass('warn'), error: pass('error') };
};

/** Name and first place of an error nobody caught. Its words may be a customer's, so they are left out (SEC-05). */
const placeOf = (error: unknown): LogDetails => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const [, place] = /\n\s+at (.{1,160})/.exec(error.stack ?? '') ?? [];
  return { kind: error.name, place };
};

/** Logs what nobody caught. */
export const logUncaught = (page: Pick<Window, 'addEventListener'>, log: Log): void => {
  page.addEventListener('error', ({ error }) => log.error('Uncaught error', placeOf(error)));
  page.addEventListener('unhandledrejection', ({ reason }) => log.error('Unhandled rejection', placeOf(reason)));
};
