import type { App } from 'electron';
import { inTime } from '../system/inTime';
import type { Log } from '../system/log';

/** Longest wait for pending writes when quitting, ms. */
const QUIT_FLUSH_MS = 3_000;

interface Parts {
  readonly app: Pick<App, 'on' | 'quit'>;
  /** Asks the user whether to lose what quitting would end, such as a running download; null where it ends nothing. */
  readonly ask: () => Promise<boolean> | null;
  /** Asks the page to write its data; resolves when it has, or when there is no page. */
  readonly flushPage: () => Promise<void>;
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

/** Quits in order: the page's pending writes, then main's, three seconds at most for both, then the end. */
export const createQuitSequence = ({ app, ask, flushPage, finish, log }: Parts): QuitSequence => {
  let state: QuitProgress = 'running';
  let isEnding = false;

  const finishAll = async () => {
    for (const step of [flushPage, ...finish]) {
      await step().catch((error: unknown) => log.error('a step of quitting failed', { error }));
    }
  };

  const finishInTime = async () => {
    state = 'finishing';
    await inTime(finishAll(), QUIT_FLUSH_MS, () => undefined);
    state = 'done';
  };

  let isAsking = false;
  /** A question that fails must not keep the app from quitting. */
  const answered = async (question: Promise<boolean>): Promise<boolean> => {
    isAsking = true;
    try {
      return await question;
    } catch (error) {
      log.error('the question before quitting failed', { error });
      return true;
    } finally {
      isAsking = false;
    }
  };

  const end = async () => {
    // Another quit may have begun while the user was asked.
    if (state !== 'running') return;
    isEnding = true;
    await finishInTime();
    app.quit();
  };

  const askAndEnd = async () => {
    if (isAsking) return;
    const question = ask();
    if (question === null || (await answered(question))) await end();
  };

  app.on('before-quit', (event) => {
    if (state === 'done') return;
    event.preventDefault();
    if (state === 'running') void askAndEnd();
  });

  return {
    progress: () => state,
    quitNow: () => void end(),
    finishNow: async () => {
      const question = ask();
      if (question !== null && !(await answered(question))) return false;
      if (state === 'running') await finishInTime();
      return true;
    },
    goOn: () => {
      state = 'running';
    },
    isEnding: () => isEnding,
  };
};
