import type { AlertsBridge, NotificationEvent } from '@/bridge/alerts';

/** Ids remembered so that the same notice never shows twice. */
const IDS_KEPT = 500;

type Page = Pick<Window, 'focus' | 'addEventListener' | 'removeEventListener'> & {
  readonly navigator?: Pick<Navigator, 'permissions'>;
};

/** Browsers ask for permission only after a user action, so the first click or key press requests it. */
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

/**
 * May notifications be shown? Each check asks another browser process, which blocks the page, so the answer is kept until the
 * browser reports a change, or for a moment where it reports none.
 */
const createGate = (
  api: typeof Notification | undefined,
  permissions: Pick<Permissions, 'query'> | undefined,
): (() => boolean) => {
  let isOpen: boolean | null = null;
  let isReported = false;
  const follow = async (): Promise<void> => {
    const status = await permissions?.query({ name: 'notifications' });
    status?.addEventListener('change', () => (isOpen = null));
    isReported = status !== undefined;
  };
  // A browser without this query is asked each time.
  if (api) follow().catch(() => {});
  return () => {
    if (isOpen === null) {
      isOpen = api?.permission === 'granted';
      if (!isReported) queueMicrotask(() => (isOpen = null));
    }
    return isOpen;
  };
};

/** Notifications of a plain browser, without buttons or reply field; `api` is missing where the browser has none. */
export const createBrowserNotifications = (
  page: Page,
  api: typeof Notification | undefined,
): AlertsBridge['notifications'] => {
  const shown = new Map<string, Notification | null>();
  const listeners = new Set<(event: NotificationEvent) => void>();
  const mayShow = createGate(api, page.navigator?.permissions);
  if (api) askOnGesture(page, api);

  const remember = (id: string, notice: Notification): void => {
    shown.set(id, notice);
    const [oldest] = shown.keys();
    if (shown.size > IDS_KEPT && oldest !== undefined) shown.delete(oldest);
  };
  const report = (event: NotificationEvent): void => {
    for (const listener of listeners) listener(event);
  };

  return {
    show: async ({ id, title, body, target }) => {
      if (!api || !mayShow()) return 'unsupported';
      if (shown.has(id)) return 'duplicate';
      const notice = new api(title, { body, tag: id, silent: true });
      remember(id, notice);
      notice.addEventListener('click', () => {
        page.focus();
        report({ id, target, happened: 'clicked' });
        notice.close();
      });
      notice.addEventListener('close', () => report({ id, target, happened: 'closed' }));
      notice.addEventListener('error', () => report({ id, target, happened: 'failed', detail: 'error' }));
      return 'shown';
    },
    close: async (id) => {
      shown.get(id)?.close();
      // Keep the id: it must not be shown a second time.
      if (shown.has(id)) shown.set(id, null);
    },
    onEvent: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
