import type { Ipc } from './ipc';

/** The page's share of the wait before quitting, ms; if the page hangs, main still has time for its own writes. */
const PAGE_FLUSH_MS = 2_500;

export interface PageFlush {
  /**
   * Asks the page to write drafts and outbox; resolves when it has, after 2.5 s, or at once without a page. True: something typed, as in
   * an open form, is saved nowhere.
   */
  readonly request: () => Promise<boolean>;
  /** Called when the page has answered. */
  readonly done: (isUnsaved: boolean) => void;
}

/** Asks the page to write its data before the app quits or the page reloads for another server. */
export const createPageFlush = (ipc: () => Pick<Ipc, 'push' | 'isPageListening'>): PageFlush => {
  const waiting = new Set<(isUnsaved: boolean) => void>();
  return {
    request: () =>
      new Promise((resolve) => {
        if (!ipc().isPageListening()) return resolve(false);
        const limit = setTimeout(() => finish(false), PAGE_FLUSH_MS);
        function finish(isUnsaved: boolean) {
          clearTimeout(limit);
          waiting.delete(finish);
          resolve(isUnsaved);
        }
        waiting.add(finish);
        ipc().push('lifecycle:flush', null);
      }),
    done: (isUnsaved) => {
      for (const finish of waiting) finish(isUnsaved);
    },
  };
};
