import type { AxiosAdapter } from 'axios';
import type { DesktopBridge, ServerAddresses, ServerState } from '@/contract/desktop';
import { createBrowserNotifications } from './browserNotifications';
import { createBrowserSession } from './browserSession';

type Page = Pick<
  Window,
  'location' | 'document' | 'localStorage' | 'focus' | 'open' | 'addEventListener' | 'removeEventListener'
> & {
  readonly Notification?: typeof Notification;
};

const MAY_OPEN = /^(?:https?|mailto|tel):/i;

/** The page belongs to the server that sent it, so that server is the only one (COMPAT-05 needs the installed app). */
const ownServer = (origin: string): ServerAddresses => ({
  rest: origin,
  socket: origin,
  media: origin,
  provider: origin,
  // A browser gets this page from the demo server alone.
  kind: 'demo',
});

/** The window title carries the unread numbers, since a page has neither tray nor badge (NTV-05). */
const createTitleBadge = ({ document }: Page): DesktopBridge['unread'] => {
  const plain = document.title;
  return {
    set: async ({ messages, pending }) => {
      const total = messages + pending;
      document.title = total > 0 ? `(${total}) ${plain}` : plain;
    },
  };
};

const createBrowserWindow = (page: Page): DesktopBridge['window'] => ({
  // Nothing around the page takes the app's colours.
  setAppearance: async () => {},
  isFocused: async () => page.document.hasFocus(),
  onFocusChanged: (listener) => {
    const gained = (): void => listener(true);
    const lost = (): void => listener(false);
    page.addEventListener('focus', gained);
    page.addEventListener('blur', lost);
    return () => {
      page.removeEventListener('focus', gained);
      page.removeEventListener('blur', lost);
    };
  },
  reload: async () => page.location.reload(),
  openExternal: async (url) => {
    if (MAY_OPEN.test(url)) page.open(url, '_blank', 'noopener,noreferrer');
  },
});

/** A page is not asked before it closes, but it is told when it is hidden, which is the last chance to write. */
const createBrowserLifecycle = (page: Page): DesktopBridge['lifecycle'] => ({
  onFlushRequested: (listener) => {
    const flush = (): void => void listener();
    page.addEventListener('pagehide', flush);
    return () => page.removeEventListener('pagehide', flush);
  },
  onWake: (listener) => {
    page.addEventListener('resume', listener);
    return () => page.removeEventListener('resume', listener);
  },
});

/** The bridge of a plain browser: honest about what a page cannot do. */
export const createBrowserBridge = (page: Page, adapter?: AxiosAdapter): DesktopBridge => {
  const { origin } = page.location;
  const current = ownServer(origin);
  const state: ServerState = { current, recent: [{ address: origin, addresses: current }] };
  const asProbed = { ok: true, address: origin, addresses: current, version: null } as const;
  return {
    capabilities: {
      face: 'browser',
      platform: 'browser',
      chooseServer: false,
      notifications: page.Notification ? 'web' : 'none',
      tray: false,
      badge: false,
      customTitleBar: false,
    },
    appVersion: import.meta.env.VITE_APP_VERSION ?? '',
    server: {
      state: async () => state,
      // There is nothing to choose here, see `capabilities.chooseServer`: every address is this page's.
      probe: async () => asProbed,
      choose: async () => {},
      chooseDemo: async () => asProbed,
    },
    session: createBrowserSession({ origin, local: page.localStorage, adapter }),
    notifications: createBrowserNotifications(page, page.Notification),
    unread: createTitleBadge(page),
    window: createBrowserWindow(page),
    lifecycle: createBrowserLifecycle(page),
  };
};
