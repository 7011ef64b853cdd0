import type { App } from 'electron';
import type { Log } from './log';

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
  /** An installer is about to end the app and closes windows before it says so. */
  readonly letWindowsClose: () => void;
}

/** Quitting in order: the page's pending writes, then ours, at most three seconds together, then the end (NTV-03). */
export const createQuitSequence = ({ app, flushPage, finish, log }: Parts): QuitSequence => {
  let state: 'running' | 'finishing' | 'done' = 'running';
  let mayClose = false;

  const finishAll = async () => {
    for (const step of [flushPage, ...finish]) {
      await step().catch((error: unknown) => log.error('a step of quitting failed', { error }));
    }
  };

  const end = async (finished: Promise<void>) => {
    await finished;
    state = 'done';
    app.quit();
  };

  app.on('before-quit', (event) => {
    if (state === 'done') return;
    event.preventDefault();
    if (state === 'finishing') return;
    state = 'finishing';
    let limit: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      limit = setTimeout(resolve, QUIT_FLUSH_MS);
    });
    void end(Promise.race([finishAll(), patience])).finally(() => clearTimeout(limit));
  });

  return {
    isQuitting: () => mayClose || state !== 'running',
    letWindowsClose: () => {
      mayClose = true;
    },
  };
};
