import type { App } from 'electron';
import { inTime } from '../system/inTime';
import type { Log } from '../system/log';

/** Longest wait for pending writes when quitting, ms. */
const QUIT_FLUSH_MS = 3_000;

interface Parts {
  readonly app: Pick<App, 'on' | 'quit'>;
  /** Asks the page to write what it holds; resolves when it has, or when there is no page. */
  readonly flushPage: () => Promise<void>;
  /** What main itself has to finish afterwards, in order. */
  readonly finish: readonly (() => Promise<void>)[];
  readonly log: Log;
}

export interface QuitSequence {
  /** True from the first wish to quit on: windows may close then. */
  readonly isQuitting: () => boolean;
  /**
   * Does all that quitting does, before an installer is started: it ends the app without waiting, and on macOS it closes
   * the windows before it says so. Quitting then asks nothing more.
   */
  readonly finishNow: () => Promise<void>;
  /** The app stays after all: quitting is done in order again. */
  readonly goOn: () => void;
}

/** Quitting in order: the page's pending writes, then ours, at most three seconds together, then the end. */
export const createQuitSequence = ({ app, flushPage, finish, log }: Parts): QuitSequence => {
  let state: 'running' | 'finishing' | 'done' = 'running';

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
    isQuitting: () => state !== 'running',
    finishNow: finishInTime,
    goOn: () => {
      state = 'running';
    },
  };
};
