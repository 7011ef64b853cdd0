import type { DesktopBridge, NotificationTarget } from '@/contract/desktop';

/** Ids remembered so that the same notice never shows twice (NTV-06). */
const IDS_KEPT = 500;

type Page = Pick<Window, 'focus' | 'addEventListener' | 'removeEventListener'>;

/** Browsers show the permission question only after the user did something, so the first click or key asks it. */
const askOnGesture = (page: Page, api: typeof Notification): void => {
  if (api.permission !== 'default') return;
  const ask = (): void => {
    page.removeEventListener('pointerdown', ask);
    page.removeEventListener('keydown', ask);
    void api.requestPermission();
  };
  page.addEventListener('pointerdown', ask);
  page.addEventListener('keydown', ask);
};

/** May notices be shown? Browsers ask another process each time, so one answer serves all notices of a moment (PERF-04). */
const createGate = (api: typeof Notification | undefined): (() => boolean) => {
  let isOpen: boolean | null = null;
  return () => {
    if (isOpen === null) {
      isOpen = api?.permission === 'granted';
      queueMicrotask(() => (isOpen = null));
    }
    return isOpen;
  };
};

/** Notifications of a plain browser; `api` is missing where the browser has none. */
export const createBrowserNotifications = (
  page: Page,
  api: typeof Notification | undefined,
): DesktopBridge['notifications'] => {
  const shown = new Map<string, Notification | null>();
  const listeners = new Set<(target: NotificationTarget) => void>();
  const mayShow = createGate(api);
  if (api) askOnGesture(page, api);

  const remember = (id: string, notice: Notification): void => {
    shown.set(id, notice);
    const [oldest] = shown.keys();
    if (shown.size > IDS_KEPT && oldest !== undefined) shown.delete(oldest);
  };

  return {
    show: async ({ id, title, body, target }) => {
      if (!api || !mayShow()) return 'unsupported';
      if (shown.has(id)) return 'duplicate';
      const notice = new api(title, { body, tag: id });
      remember(id, notice);
      notice.addEventListener('click', () => {
        page.focus();
        notice.close();
        for (const listener of listeners) listener(target);
      });
      return 'shown';
    },
    close: async (id) => {
      shown.get(id)?.close();
      // The id stays known: it must not show a second time.
      if (shown.has(id)) shown.set(id, null);
    },
    onActivated: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
