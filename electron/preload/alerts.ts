import type { AlertCapabilities, AlertsBridge } from '@/bridge/alerts';
import { hear, invoke } from './channels';

/** Answers and takings given before the page listens; each of them counts. */
const ALL_EARLY = 20;

/** What the system's notifications, tray and badge can do. On Linux Electron hands neither buttons nor a field for an answer on. */
export const alertCapabilities = (platform: 'win32' | 'darwin' | 'linux'): AlertCapabilities => ({
  notifications: 'native',
  notificationActions: platform !== 'linux',
  notificationReply: platform !== 'linux',
  tray: true,
  badge: true,
  microphoneSettings: platform !== 'linux',
});

/** The part of the bridge that gets a person's attention. */
export const createAlerts = (): AlertsBridge => ({
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
