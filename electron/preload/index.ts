import { contextBridge } from 'electron';
import type { DesktopBridge, DesktopCapabilities } from '@/bridge/desktop';
import { alertCapabilities, createAlerts } from './alerts';
import { hear, invoke } from './channels';
import { createSystem, serverCapabilities } from './system';

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

const flushers = new Set<() => Promise<void>>();
hear('lifecycle:flush')(() => {
  // A failed write must not keep the app from quitting; its owner has reported it.
  void Promise.allSettled([...flushers].map(async (flush) => flush())).then(() => invoke('lifecycle:flushed'));
});

const bridge: DesktopBridge = {
  system: createSystem(),
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
