import type { App } from 'electron';
import type { Log } from '../system/log';

/** Longest wait for pending writes when quitting, ms. */
const QUIT_FLUSH_MS = 3_000;

interface Parts {
  readonly app: Pick<App, 'on' | 'quit'>;
  /** Asks the page to write its data; resolves when it has, or when there is no page, with whether something typed is saved nowhere. */
  readonly flushPage: () => Promise<boolean>;
  /** Asks the user whether to lose what quitting would end, such as a running download; null where it ends nothing. */
  readonly ask: (isUnsaved: boolean) => Promise<boolean> | null;
  /** What main itself has to finish afterwards, in order. */
  readonly finish: readonly (() => Promise<void>)[];
  readonly log: Log;
}

/** `finishing`: the page and main still write · `done`: everything is written, so windows may close. */
export type QuitProgress = 'running' | 'finishing' | 'done';

export interface QuitSequence {
  readonly progress: () => QuitProgress;
  /** Quits without a question: the system ends, and would be held up by it. */
  readonly quitNow: () => void;
  /**
   * Does everything that quitting does before an installer starts: the installer ends the app without waiting, and on macOS closes the
   * windows before any quit event. Quitting then does not repeat the steps. Resolves with false, without any step, if the user does not
   * want to quit.
   */
  readonly finishNow: () => Promise<boolean>;
  /** The app stays open after all: the next quit runs all steps again. */
  readonly goOn: () => void;
  /** Is the app quitting, other than for an installer, which starts it again by itself? */
  readonly isEnding: () => boolean;
}

const waited = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/**
 * Quits in order: the page's pending writes, a question where something would be lost, then main's writes, then the end. The writes take
 * three seconds at most.
 */
export const createQuitSequence = ({ app, flushPage, ask, finish, log }: Parts): QuitSequence => {
  let state: QuitProgress = 'running';
  let isAsking = false;
  let isByUser = false;
  /** Increased by each attempt to quit, which makes an earlier one that still asks obsolete. */
  let attempt = 0;

  const logged = <Value>(step: Promise<Value>, otherwise: Value): Promise<Value> =>
    step.catch((error: unknown) => {
      log.error('a step of quitting failed', { error });
      return otherwise;
    });
  const finishAll = async () => {
    for (const step of finish) await logged(step(), undefined);
  };

  /** Does all steps. False: the user does not want to quit after all, or another attempt does them. */
  const end = async (mayAsk: boolean): Promise<boolean> => {
    if (state === 'done') return true;
    if (state === 'finishing' && !isAsking) return false;
    attempt += 1;
    const mine = attempt;
    state = 'finishing';
    let limit = waited(QUIT_FLUSH_MS);
    const isUnsaved = await Promise.race([logged(flushPage(), false), limit.then(() => false)]);
    const question = mayAsk ? ask(isUnsaved) : null;
    if (question !== null) {
      isAsking = true;
      // A question that fails must not keep the app from quitting.
      const isAgreed = await logged(question, true);
      if (mine !== attempt) return false;
      isAsking = false;
      if (!isAgreed) {
        state = 'running';
        return false;
      }
      limit = waited(QUIT_FLUSH_MS);
    }
    await Promise.race([finishAll(), limit]);
    state = 'done';
    return true;
  };

  const quit = async (mayAsk: boolean) => {
    isByUser = true;
    if (await end(mayAsk)) app.quit();
  };

  app.on('before-quit', (event) => {
    if (state === 'done') return;
    event.preventDefault();
    if (state === 'running') void quit(true);
  });

  return {
    progress: () => state,
    quitNow: () => void quit(false),
    finishNow: () => {
      isByUser = false;
      return end(true);
    },
    goOn: () => {
      state = 'running';
    },
    isEnding: () => isByUser && state !== 'running' && !isAsking,
  };
};
