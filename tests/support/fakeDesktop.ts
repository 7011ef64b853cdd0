import type {
  Appearance,
  Credentials,
  DesktopBridge,
  DesktopCapabilities,
  NotificationRequest,
  NotificationTarget,
  ProbeResult,
  RecentServer,
  SecretKeeping,
  ServerAddresses,
  ServerState,
  SessionAnswer,
  UnreadTotals,
} from '@/contract/desktop';

export const companyServer: ServerAddresses = {
  rest: 'https://atende.example.com.br',
  socket: 'https://atende.example.com.br',
  media: 'https://atende.example.com.br',
  provider: 'https://atende.example.com.br',
  kind: 'company',
};

export const demoServer: ServerAddresses = {
  rest: 'http://127.0.0.1:4123',
  socket: 'http://127.0.0.1:4123',
  media: 'http://127.0.0.1:4123',
  provider: 'http://127.0.0.1:4123',
  kind: 'demo',
};

interface Behaviour {
  server: ServerState;
  restorable: boolean;
  keeping: SecretKeeping;
  capabilities: Partial<DesktopCapabilities>;
  login: (credentials: Credentials) => SessionAnswer | Promise<SessionAnswer>;
  refresh: () => SessionAnswer | Promise<SessionAnswer>;
  probe: (address: string, allowInsecure: boolean) => ProbeResult | Promise<ProbeResult>;
  chooseDemo: () => ProbeResult | Promise<ProbeResult>;
}

/** What the app did to the machine. */
export interface DesktopDiary {
  readonly logins: Credentials[];
  readonly probes: { readonly address: string; readonly allowInsecure: boolean }[];
  readonly chosen: RecentServer[];
  readonly appearances: Appearance[];
  readonly notices: NotificationRequest[];
  readonly totals: UnreadTotals[];
  demoStarts: number;
  discards: number;
  logouts: number;
  reloads: number;
}

const CAPABILITIES: DesktopCapabilities = {
  face: 'desktop',
  platform: 'linux',
  chooseServer: true,
  notifications: 'native',
  tray: true,
  badge: true,
  customTitleBar: false,
};

const noSession: SessionAnswer = { ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' };

/** A bridge that does what a test tells it and writes down what it was asked. */
export const createFakeDesktop = (told: Partial<Behaviour> = {}) => {
  const behaviour: Behaviour = {
    server: { current: companyServer, recent: [{ address: companyServer.rest, addresses: companyServer }] },
    restorable: false,
    keeping: 'encrypted',
    capabilities: {},
    login: () => noSession,
    refresh: () => noSession,
    probe: (address) => ({ ok: true, address, addresses: companyServer, version: '6.0.0' }),
    chooseDemo: () => ({ ok: true, address: demoServer.rest, addresses: demoServer, version: '6.0.0' }),
    ...told,
  };
  const diary: DesktopDiary = {
    logins: [],
    probes: [],
    chosen: [],
    appearances: [],
    notices: [],
    totals: [],
    demoStarts: 0,
    discards: 0,
    logouts: 0,
    reloads: 0,
  };
  const clickListeners = new Set<(target: NotificationTarget) => void>();
  const unsubscribe = (): void => {};
  const desktop: DesktopBridge = {
    capabilities: { ...CAPABILITIES, ...behaviour.capabilities },
    appVersion: '0.1.0',
    server: {
      state: async () => behaviour.server,
      probe: async (address, allowInsecure) => {
        diary.probes.push({ address, allowInsecure });
        return behaviour.probe(address, allowInsecure);
      },
      choose: async (server) => void diary.chosen.push(server),
      chooseDemo: async () => {
        diary.demoStarts += 1;
        return behaviour.chooseDemo();
      },
    },
    session: {
      stored: async () => ({ restorable: behaviour.restorable }),
      login: async (credentials) => {
        diary.logins.push(credentials);
        return behaviour.login(credentials);
      },
      refresh: async () => behaviour.refresh(),
      logout: async () => void (diary.logouts += 1),
      discard: async () => void (diary.discards += 1),
      accessToken: async () => null,
      authorization: () => null,
      keeping: async () => behaviour.keeping,
    },
    notifications: {
      show: async (request) => {
        diary.notices.push(request);
        return 'shown';
      },
      close: async () => {},
      onActivated: (listener) => {
        clickListeners.add(listener);
        return () => clickListeners.delete(listener);
      },
    },
    unread: { set: async (totals) => void diary.totals.push(totals) },
    window: {
      setAppearance: async (appearance) => void diary.appearances.push(appearance),
      isFocused: async () => true,
      onFocusChanged: () => unsubscribe,
      reload: async () => void (diary.reloads += 1),
      openExternal: async () => {},
    },
    lifecycle: { onFlushRequested: () => unsubscribe, onWake: () => unsubscribe },
  };
  return {
    desktop,
    diary,
    /** The user clicks a notification with this target. */
    clickNotification: (target: NotificationTarget) => clickListeners.forEach((listener) => listener(target)),
  };
};
