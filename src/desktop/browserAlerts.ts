import type { AlertCapabilities, AlertsBridge, MicrophoneAccess } from '@/bridge/alerts';
import { createBrowserNotifications } from './browserNotifications';

type Page = Pick<Window, 'document' | 'focus' | 'addEventListener' | 'removeEventListener'> & {
  readonly Notification?: typeof Notification;
  readonly navigator?: Pick<Navigator, 'permissions'>;
};

/** A page has no tray, no badge and no way into the system's settings. */
export const browserAlertCapabilities = (page: Page): AlertCapabilities => ({
  notifications: page.Notification ? 'web' : 'none',
  notificationActions: false,
  notificationReply: false,
  tray: false,
  badge: false,
  microphoneSettings: false,
});

/** The window title carries the unread numbers, since a page has neither tray nor badge. */
const createTitleBadge = ({ document }: Page): AlertsBridge['unread'] => {
  const plain = document.title;
  return {
    set: async ({ messages, pending }) => {
      const total = messages + pending;
      document.title = total > 0 ? `(${total}) ${plain}` : plain;
    },
  };
};

const ACCESS: Readonly<Record<PermissionState, MicrophoneAccess>> = {
  granted: 'granted',
  denied: 'refused',
  prompt: 'unknown',
};

const neverHappens = (): void => {};

/** What a page can do to get the user's attention. */
export const createBrowserAlerts = (page: Page): AlertsBridge => ({
  notifications: createBrowserNotifications(page, page.Notification),
  unread: createTitleBadge(page),
  // A page has no tray, see `capabilities.tray`.
  tray: { set: async () => {}, onChosen: () => neverHappens },
  // A page does not learn of the lock, and an unknown state counts as unlocked.
  screen: { isLocked: async () => false, onLockChanged: () => neverHappens },
  microphone: {
    access: async () => {
      try {
        const status = await page.navigator?.permissions.query({ name: 'microphone' });
        return status ? ACCESS[status.state] : 'unknown';
      } catch {
        // This browser does not support the query.
        return 'unknown';
      }
    },
    // A page cannot open the browser's settings, see `capabilities.microphoneSettings`.
    openSettings: async () => {},
  },
});
