import type { WebContents } from 'electron';
import type { Log } from './log';

/** Reloads within this time count together, ms. */
const SPAN_MS = 5 * 60_000;
const MOST_RELOADS = 3;

interface Parts {
  readonly contents: Pick<WebContents, 'on' | 'reload' | 'isDestroyed'>;
  /** Milliseconds of a clock that only goes forward. */
  readonly now: () => number;
  readonly log: Log;
}

/** Reopens a page whose process died on the same place, three times in five minutes; then something is really broken. */
export const recoverRenderer = ({ contents, now, log }: Parts): void => {
  let reloads: number[] = [];
  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    log.error('the page process ended', { reason, exitCode });
    if (reason === 'clean-exit') return;
    reloads = reloads.filter((time) => now() - time < SPAN_MS);
    if (reloads.length >= MOST_RELOADS) return;
    reloads.push(now());
    // Not inside the event: the old process is still being taken down.
    setImmediate(() => {
      if (!contents.isDestroyed()) contents.reload();
    });
  });
};
