import type { Ipc } from './ipc';

/** The page's share of the wait before quitting, ms; if the page hangs, main still has time for its own writes. */
const PAGE_FLUSH_MS = 2_500;

export interface PageFlush {
  /** Asks the page to write drafts and outbox; resolves when it has, after 2.5 s, or at once without a page. */
  readonly request: () => Promise<void>;
  /** Called when the page has answered. */
  readonly done: () => void;
}

/** Asks the page to write its data before the app quits or the page reloads for another server. */
export const createPageFlush = (ipc: () => Pick<Ipc, 'push' | 'isPageListening'>): PageFlush => {
  const waiting = new Set<() => void>();
  return {
    request: () =>
      new Promise((resolve) => {
        if (!ipc().isPageListening()) return resolve();
        const limit = setTimeout(finish, PAGE_FLUSH_MS);
        function finish() {
          clearTimeout(limit);
          waiting.delete(finish);
          resolve();
        }
        waiting.add(finish);
        ipc().push('lifecycle:flush', null);
      }),
    done: () => {
      for (const finish of waiting) finish();
    },
  };
};
