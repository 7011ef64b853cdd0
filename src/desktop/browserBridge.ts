import type { AxiosAdapter } from 'axios';
import type { DesktopBridge, ServerAddresses, ServerState } from '@/bridge/desktop';
import { browserAlertCapabilities, createBrowserAlerts } from './browserAlerts';
import { createBrowserSession } from './browserSession';
import { createBrowserSystem } from './browserSystem';

type Page = Pick<
  Window,
  'location' | 'document' | 'localStorage' | 'focus' | 'open' | 'addEventListener' | 'removeEventListener'
> & {
  readonly Notification?: typeof Notification;
  readonly navigator?: Pick<Navigator, 'permissions' | 'userAgent' | 'platform'>;
};

const MAY_OPEN = /^(?:https?|mailto|tel):/i;

/** The page comes from the server it talks to, so this is the only one. Only the installed app can change servers. */
const ownServer = (origin: string): ServerAddresses => ({
  rest: origin,
  socket: origin,
  media: origin,
  provider: origin,
  // A browser gets this page from the demo server alone.
  kind: 'demo',
});

const createBrowserWindow = (page: Page): DesktopBridge['window'] => ({
  // A browser's own frame does not take the app's colours.
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

/** A page gets no event before it closes, but one when it is hidden, which is the last chance to write. */
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

/** The bridge of a plain browser: its capabilities say what a page cannot do. */
export const createBrowserBridge = (page: Page, adapter?: AxiosAdapter): DesktopBridge => {
  const { origin } = page.location;
  const appVersion = import.meta.env.VITE_APP_VERSION ?? '';
  const current = ownServer(origin);
  const state: ServerState = { current, recent: [{ address: origin, addresses: current }] };
  const asProbed = { ok: true, address: origin, addresses: current, version: null } as const;
  return {
    capabilities: {
      face: 'browser',
      platform: 'browser',
      chooseServer: false,
      offerDemo: false,
      ...browserAlertCapabilities(page),
      customTitleBar: false,
    },
    appVersion,
    server: {
      state: async () => state,
      // A page cannot change servers, see `capabilities.chooseServer`: every address is its own.
      probe: async () => asProbed,
      choose: async () => {},
      startDemo: async () => asProbed,
    },
    session: createBrowserSession({ origin, local: page.localStorage, adapter }),
    ...createBrowserAlerts(page),
    window: createBrowserWindow(page),
    system: createBrowserSystem(page, appVersion),
    lifecycle: createBrowserLifecycle(page),
  };
};
