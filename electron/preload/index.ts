import { contextBridge } from 'electron';
import type { DesktopBridge, DesktopCapabilities } from '@/bridge/desktop';
import { hear, invoke } from './channels';
import { createSystem, serverCapabilities } from './system';
import type { AlertCapabilities, AlertsBridge } from '@/bridge/alerts';

/** Most clicks and answers kept until the page listens; every one of them counts. */
const ALL_EARLY = 20;

/** What the system's notifications, tray and badge support. On Linux Electron supports neither buttons nor a reply field. */
const alertCapabilities = (platform: 'win32' | 'darwin' | 'linux'): AlertCapabilities => ({
  notifications: 'native',
  notificationActions: platform !== 'linux',
  notificationReply: platform !== 'linux',
  tray: true,
  badge: true,
  microphoneSettings: platform !== 'linux',
});

/** The part of the bridge for notifications, tray, badge, screen lock and microphone. */
const createAlerts = (): AlertsBridge => ({
  notifications: {
    show: (request) => invoke('notifications:show', request),
    close: (id) => invoke('notifications:close', id),
    onEvent: hear('notifications:event', ALL_EARLY),
  },
  unread: { set: (totals) => invoke('unread:set', totals) },
  tray: {
    set: (state) => invoke('tray:set', state),
    onChosen: hear('tray:chosen', ALL_EARLY),
  },
  screen: {
    isLocked: () => invoke('screen:is-locked'),
    onLockChanged: hear('screen:lock-changed'),
  },
  microphone: {
    access: () => invoke('microphone:access'),
    openSettings: () => invoke('microphone:open-settings'),
  },
});

const VERSION_ARGUMENT = '--balcao-version=';

const platform = process.platform === 'win32' || process.platform === 'darwin' ? process.platform : 'linux';

const capabilities: DesktopCapabilities = {
  face: 'desktop',
  platform,
  ...serverCapabilities(process.argv),
  ...alertCapabilities(platform),
  customTitleBar: platform !== 'linux',
};

const onFocusChanged = hear('window:focus-changed');
const onWake = hear('lifecycle:wake');

const flushers = new Set<() => Promise<boolean | void>>();
const flush = async (): Promise<void> => {
  // A failed write must not prevent quitting; the writing code has reported it.
  const outcomes = await Promise.allSettled([...flushers].map(async (write) => write()));
  const isUnsaved = outcomes.some((outcome) => outcome.status === 'fulfilled' && outcome.value === true);
  await invoke('lifecycle:flushed', isUnsaved);
};
hear('lifecycle:flush')(() => void flush());

const bridge: DesktopBridge = {
  system: createSystem(),
  capabilities,
  appVersion:
    process.argv.find((argument) => argument.startsWith(VERSION_ARGUMENT))?.slice(VERSION_ARGUMENT.length) ?? '',
  server: {
    state: () => invoke('server:state'),
    probe: (address, allowInsecure) => invoke('server:probe', address, allowInsecure),
    choose: (server) => invoke('server:choose', server),
    startDemo: () => invoke('server:start-demo'),
  },
  session: {
    stored: () => invoke('session:stored'),
    login: (credentials) => invoke('session:login', credentials),
    refresh: () => invoke('session:refresh'),
    logout: () => invoke('session:logout'),
    discard: () => invoke('session:discard'),
    accessToken: () => invoke('session:access-token'),
    authorization: () => null,
    firstList: (path) => invoke('session:first-list', path),
    keeping: () => invoke('session:keeping'),
  },
  ...createAlerts(),
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
