import type { App } from 'electron';
import { inTime } from '../system/inTime';
import type { Log } from '../system/log';

/** Longest wait for pending writes when quitting, ms. */
const QUIT_FLUSH_MS = 3_000;

interface Parts {
  readonly app: Pick<App, 'on' | 'quit'>;
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
  /**
   * Does everything that quitting does before an installer starts: the installer ends the app without waiting, and on macOS closes the
   * windows before any quit event. Quitting then does not repeat the steps.
   */
  readonly finishNow: () => Promise<void>;
  /** The app stays open after all: the next quit runs all steps again. */
  readonly goOn: () => void;
}

/** Quits in order: the page's pending writes, then main's, three seconds at most for both, then the end. */
export const createQuitSequence = ({ app, flushPage, finish, log }: Parts): QuitSequence => {
  let state: QuitProgress = 'running';

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

  const end = async () => {
    await finishInTime();
    app.quit();
  };

  app.on('before-quit', (event) => {
    if (state === 'done') return;
    event.preventDefault();
    if (state === 'finishing') return;
    void end();
  });

  return {
    progress: () => state,
    finishNow: finishInTime,
    goOn: () => {
      state = 'running';
    },
  };
};
