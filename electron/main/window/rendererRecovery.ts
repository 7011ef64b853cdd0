import type { WebContents } from 'electron';
import type { Log } from '../system/log';

/** Reloads within this time count together, ms. */
const SPAN_MS = 5 * 60_000;
const MOST_RELOADS = 3;
/** How long a page may hang before the user is asked, ms. */
const HANG_MS = 10_000;

export type RecoveryReason = 'crashed' | 'hung';

interface Parts {
  readonly contents: Pick<WebContents, 'on' | 'reload' | 'isDestroyed' | 'forcefullyCrashRenderer'>;
  /** Asks the user about a page that hangs: true reloads it, false keeps waiting. */
  readonly askToReload: () => Promise<boolean>;
  /** Asks the user about a page that crashed too often: true ends the app, false opens the page once more. */
  readonly askToGiveUp: () => Promise<boolean>;
  readonly giveUp: () => void;
  /** Informs the reopened page why it was reopened. */
  readonly recovered: (reason: RecoveryReason) => void;
  /** Monotonic clock, ms. */
  readonly now: () => number;
  readonly log: Log;
}

/**
 * Reopens a page whose process died or hung, at the same address; drafts and outbox are on disk. After three times in five minutes
 * the user decides.
 */
export const recoverRenderer = (parts: Parts): void => {
  const { contents, askToReload, askToGiveUp, giveUp, recovered, now, log } = parts;
  let reloads: number[] = [];
  let wasHung = false;
  let hang: NodeJS.Timeout | undefined;
  let isHanging = false;
  let isAsking = false;

  const reopen = (): void => {
    reloads = reloads.filter((time) => now() - time < SPAN_MS);
    if (reloads.length >= MOST_RELOADS) {
      void decide();
      return;
    }
    reloads.push(now());
    const reason = wasHung ? 'hung' : 'crashed';
    wasHung = false;
    // Not during the event: the old process is still being shut down.
    setImmediate(() => {
      if (contents.isDestroyed()) return;
      contents.reload();
      recovered(reason);
    });
  };

  const decide = async (): Promise<void> => {
    const shallEnd = await askToGiveUp();
    if (contents.isDestroyed()) return;
    if (shallEnd) {
      giveUp();
      return;
    }
    reloads = [];
    reopen();
  };

  const askAboutHang = async (): Promise<void> => {
    if (isAsking) return;
    isAsking = true;
    const shallReload = await askToReload().finally(() => {
      isAsking = false;
    });
    // The page may have recovered or been reopened while the question was open.
    if (!shallReload || !isHanging || contents.isDestroyed()) return;
    wasHung = true;
    // A page that hangs ignores a reload: end its process first, and the listener below reopens the page.
    contents.forcefullyCrashRenderer();
  };

  contents.on('render-process-gone', (_event, { reason, exitCode }) => {
    clearTimeout(hang);
    isHanging = false;
    log.error('the page process ended', { reason, exitCode });
    if (reason !== 'clean-exit') reopen();
  });
  contents.on('unresponsive', () => {
    log.warn('the page stopped answering');
    clearTimeout(hang);
    isHanging = true;
    hang = setTimeout(() => void askAboutHang(), HANG_MS);
  });
  contents.on('responsive', () => {
    clearTimeout(hang);
    isHanging = false;
    log.info('the page answers again');
  });
};
