import type { Log, LogDetails } from './log';

interface Note {
  readonly level: 'info' | 'warn' | 'error';
  readonly message: string;
  readonly details: Readonly<Record<string, string | number | boolean | null>>;
}

const MOST_TEXT = 200;

/** Details as the main process accepts them: short texts, without missing values. */
const plain = (details: LogDetails): Note['details'] =>
  Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, typeof value === 'string' ? value.slice(0, MOST_TEXT) : value]],
    ),
  );

/** A log that also sends warnings and errors to the main process's log, which diagnostics reports include. */
export const createNotedLog = (log: Log, note: (note: Note) => Promise<void>): Log => {
  const pass =
    (level: 'warn' | 'error') =>
    (message: string, details: LogDetails = {}): void => {
      log[level](message, details);
      // There is nowhere left to report that an entry could not be written.
      note({ level, message: message.slice(0, MOST_TEXT), details: plain(details) }).catch(() => undefined);
    };
  return { info: log.info, warn: pass('warn'), error: pass('error') };
};

/** Messages of the JavaScript engine that contain only names from our code; any other may contain a customer's words. */
const OWN_WORDS =
  /^(?:Cannot (?:read|set) properties of (?:null|undefined) \((?:reading|setting) '[\w$]+'\)|[\w$.]+ is not (?:a function|a constructor|defined|iterable)|Maximum call stack size exceeded)$/;

const wordsOf = ({ message }: Error): string | undefined => (OWN_WORDS.test(message) ? message : undefined);

/** What a log may say of any error: its kind, its first stack line, and its message if that holds names of our code alone. */
export const errorDetails = (error: unknown): LogDetails => {
  if (!(error instanceof Error)) return { kind: typeof error };
  const [, place] = /\n\s+at (.{1,160})/.exec(error.stack ?? '') ?? [];
  return { kind: error.name, reason: wordsOf(error), place };
};

/** Browsers report sizes that settle one frame later. This is not an error and may occur in every frame. */
const LAYOUT_NOTICE = 'ResizeObserver loop';
const NOTICE_PAUSE_MS = 60_000;

/** Logs uncaught errors. */
export const logUncaught = (page: Pick<Window, 'addEventListener'>, log: Log, now: () => number = Date.now): void => {
  let noticedAt = -Infinity;
  page.addEventListener('error', ({ error, message }) => {
    if (!message?.startsWith(LAYOUT_NOTICE)) {
      log.error('Uncaught error', errorDetails(error));
      return;
    }
    if (now() - noticedAt < NOTICE_PAUSE_MS) return;
    noticedAt = now();
    log.warn(LAYOUT_NOTICE);
  });
  page.addEventListener('unhandledrejection', ({ reason }) => log.error('Unhandled rejection', errorDetails(reason)));
};
