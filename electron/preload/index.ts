import { contextBridge, ipcRenderer } from 'electron';
import type {
  DesktopBridge,
  DesktopCapabilities,
  InvokeAnswer,
  InvokeChannels,
  PushChannels,
  Unsubscribe,
} from '@/contract/desktop';

const VERSION_ARGUMENT = '--balcao-version=';

/** Asks main; anything but an answer with a value becomes a plain rejection. */
const invoke = async <Channel extends keyof InvokeChannels>(
  channel: Channel,
  ...sent: Parameters<InvokeChannels[Channel]>
): Promise<ReturnType<InvokeChannels[Channel]>> => {
  const answer = (await ipcRenderer.invoke(channel, ...sent)) as InvokeAnswer<ReturnType<InvokeChannels[Channel]>>;
  if (!answer.ok) throw new Error(`${channel}: ${answer.code}`);
  return answer.value;
};

/**
 * One push channel, heard from the start: the newest message that came before the page's first listener waits for it.
 * The event itself never reaches the page, since it carries the sender.
 */
const hear = <Channel extends keyof PushChannels>(channel: Channel) => {
  type Listener = (payload: PushChannels[Channel]) => void;
  const listeners = new Set<Listener>();
  let waiting: { readonly payload: PushChannels[Channel] } | null = null;
  ipcRenderer.on(channel, (_event, payload: PushChannels[Channel]) => {
    if (listeners.size === 0) waiting = { payload };
    for (const listener of listeners) listener(payload);
  });
  return (listener: Listener): Unsubscribe => {
    // Wrapped, so that the same function given twice counts twice.
    const entry: Listener = (payload) => listener(payload);
    listeners.add(entry);
    const early = waiting;
    waiting = null;
    if (early !== null) entry(early.payload);
    return () => {
      listeners.delete(entry);
    };
  };
};

const platform = process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';

const capabilities: DesktopCapabilities = {
  face: 'desktop',
  platform,
  chooseServer: true,
  notifications: 'native',
  tray: true,
  badge: true,
  customTitleBar: platform !== 'linux',
};

const onActivated = hear('notifications:activated');
const onFocusChanged = hear('window:focus-changed');
const onWake = hear('lifecycle:wake');

const flushers = new Set<() => Promise<void>>();
hear('lifecycle:flush')(() => {
  // A failed write must not keep the app from quitting; its owner has reported it.
  void Promise.allSettled([...flushers].map(async (flush) => flush())).then(() => invoke('lifecycle:flushed'));
});

const bridge: DesktopBridge = {
  capabilities,
  appVersion:
    process.argv.find((argument) => argument.startsWith(VERSION_ARGUMENT))?.slice(VERSION_ARGUMENT.length) ?? '',
  server: {
    state: () => invoke('server:state'),
    probe: (address, allowInsecure) => invoke('server:probe', address, allowInsecure),
    choose: (server) => invoke('server:choose', server),
    chooseDemo: () => invoke('server:choose-demo'),
  },
  session: {
    stored: () => invoke('session:stored'),
    login: (credentials) => invoke('session:login', credentials),
    refresh: () => invoke('session:refresh'),
    logout: () => invoke('session:logout'),
    discard: () => invoke('session:discard'),
    accessToken: () => invoke('session:access-token'),
    authorization: () => null,
    keeping: () => invoke('session:keeping'),
  },
  notifications: {
    show: (request) => invoke('notifications:show', request),
    close: (id) => invoke('notifications:close', id),
    onActivated,
  },
  unread: { set: (totals) => invoke('unread:set', totals) },
  window: {
    setAppearance: (appearance) => invoke('window:set-appearance', appearance),
    isFocused: () => invoke('window:is-focused'),
    onFocusChanged,
    reload: () => invoke('window:reload'),
    openExternal: (url) => invoke('window:open-external', url),
  },
  lifecycle: {
    onFlushRequested: (listener) => {
      const entry = () => listener();
      flushers.add(entry);
      return () => {
        flushers.delete(entry);
      };
    },
    onWake,
  },
};

contextBridge.exposeInMainWorld('desktop', bridge);
