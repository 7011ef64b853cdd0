import type {
  MicrophoneAccess,
  NotificationEvent,
  NotificationRequest,
  NotificationTarget,
  TrayChoice,
  TrayState,
  UnreadTotals,
} from '@/bridge/alerts';
import type {
  Appearance,
  Credentials,
  DesktopBridge,
  DesktopCapabilities,
  ProbeResult,
  RecentServer,
  SecretKeeping,
  ServerAddresses,
  ServerState,
  SessionAnswer,
} from '@/bridge/desktop';
import type { SystemBridge } from '@/bridge/system';
import { createFakeSystem } from './fakeSystem';

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
  system: SystemBridge;
  server: ServerState;
  restorable: boolean;
  keeping: SecretKeeping;
  microphone: MicrophoneAccess;
  capabilities: Partial<DesktopCapabilities>;
  login: (credentials: Credentials) => SessionAnswer | Promise<SessionAnswer>;
  refresh: () => SessionAnswer | Promise<SessionAnswer>;
  probe: (address: string, allowInsecure: boolean) => ProbeResult | Promise<ProbeResult>;
  startDemo: () => ProbeResult | Promise<ProbeResult>;
}

/** What the app did through the bridge. */
export interface DesktopCallLog {
  readonly logins: Credentials[];
  readonly probes: { readonly address: string; readonly allowInsecure: boolean }[];
  readonly chosen: RecentServer[];
  readonly appearances: Appearance[];
  readonly notices: NotificationRequest[];
  readonly totals: UnreadTotals[];
  /** Ids of withdrawn notifications. */
  readonly closed: string[];
  readonly trays: TrayState[];
  microphoneSettings: number;
  demoStarts: number;
  discards: number;
  logouts: number;
  reloads: number;
}

const CAPABILITIES: DesktopCapabilities = {
  face: 'desktop',
  platform: 'linux',
  chooseServer: true,
  offerDemo: true,
  notifications: 'native',
  notificationActions: true,
  notificationReply: true,
  microphoneSettings: true,
  tray: true,
  badge: true,
  customTitleBar: false,
};

const noSession: SessionAnswer = { ok: false, status: 401, error: 'ERR_SESSION_EXPIRED' };

/** A bridge with the answers a test sets; it records its calls. */
export const createFakeDesktop = (told: Partial<Behaviour> = {}) => {
  const behaviour: Behaviour = {
    server: { current: companyServer, recent: [{ address: companyServer.rest, addresses: companyServer }] },
    restorable: false,
    keeping: 'encrypted',
    microphone: 'granted',
    system: createFakeSystem().system,
    capabilities: {},
    login: () => noSession,
    refresh: () => noSession,
    probe: (address) => ({
      ok: true,
      address,
      addresses: address === demoServer.rest ? demoServer : companyServer,
      version: '6.0.0',
    }),
    startDemo: () => ({ ok: true, address: demoServer.rest, addresses: demoServer, version: '6.0.0' }),
    ...told,
  };
  const callLog: DesktopCallLog = {
    logins: [],
    probes: [],
    chosen: [],
    appearances: [],
    notices: [],
    totals: [],
    closed: [],
    trays: [],
    microphoneSettings: 0,
    demoStarts: 0,
    discards: 0,
    logouts: 0,
    reloads: 0,
  };
  const noticeListeners = new Set<(event: NotificationEvent) => void>();
  const trayListeners = new Set<(choice: TrayChoice) => void>();
  const lockListeners = new Set<(locked: boolean) => void>();
  const flushers = new Set<() => Promise<boolean | void>>();
  const unsubscribe = (): void => {};
  const desktop: DesktopBridge = {
    capabilities: { ...CAPABILITIES, ...behaviour.capabilities },
    appVersion: '0.1.0',
    system: behaviour.system,
    server: {
      state: async () => behaviour.server,
      probe: async (address, allowInsecure) => {
        callLog.probes.push({ address, allowInsecure });
        return behaviour.probe(address, allowInsecure);
      },
      choose: async (server) => void callLog.chosen.push(server),
      startDemo: async () => {
        callLog.demoStarts += 1;
        return behaviour.startDemo();
      },
    },
    session: {
      stored: async () => ({ restorable: behaviour.restorable }),
      login: async (credentials) => {
        callLog.logins.push(credentials);
        return behaviour.login(credentials);
      },
      refresh: async () => behaviour.refresh(),
      logout: async () => void (callLog.logouts += 1),
      discard: async () => void (callLog.discards += 1),
      accessToken: async () => null,
      authorization: () => null,
      firstList: async () => null,
      keeping: async () => behaviour.keeping,
    },
    notifications: {
      show: async (request) => {
        callLog.notices.push(request);
        return 'shown';
      },
      close: async (id) => void callLog.closed.push(id),
      onEvent: (listener) => {
        noticeListeners.add(listener);
        return () => noticeListeners.delete(listener);
      },
    },
    tray: {
      set: async (state) => void callLog.trays.push(state),
      onChosen: (listener) => {
        trayListeners.add(listener);
        return () => trayListeners.delete(listener);
      },
    },
    screen: {
      isLocked: async () => false,
      onLockChanged: (listener) => {
        lockListeners.add(listener);
        return () => lockListeners.delete(listener);
      },
    },
    microphone: {
      access: async () => behaviour.microphone,
      openSettings: async () => void (callLog.microphoneSettings += 1),
    },
    unread: { set: async (totals) => void callLog.totals.push(totals) },
    window: {
      setAppearance: async (appearance) => void callLog.appearances.push(appearance),
      isFocused: async () => true,
      onFocusChanged: () => unsubscribe,
      reload: async () => void (callLog.reloads += 1),
      openExternal: async () => {},
    },
    lifecycle: {
      onFlushRequested: (listener) => {
        flushers.add(listener);
        return () => void flushers.delete(listener);
      },
      onWake: () => unsubscribe,
    },
  };
  return {
    desktop,
    callLog,
    /** The user clicks a notification with this target. */
    clickNotification: (target: NotificationTarget) =>
      noticeListeners.forEach((listener) => listener({ id: 'clicked', target, happened: 'clicked' })),
    /** Reports another outcome of a notification. */
    notificationHappened: (event: NotificationEvent) => noticeListeners.forEach((listener) => listener(event)),
    chooseInTray: (choice: TrayChoice) => trayListeners.forEach((listener) => listener(choice)),
    lockScreen: (locked: boolean) => lockListeners.forEach((listener) => listener(locked)),
    /** The app is about to quit: would something typed be lost? */
    askToQuit: async () => (await Promise.all([...flushers].map((flush) => flush()))).includes(true),
  };
};
