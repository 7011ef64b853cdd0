import type { Notification, NotificationConstructorOptions } from 'electron';
import type { NotificationOutcome, NotificationRequest, NotificationTarget } from '@/contract/desktop';
import type { Log } from './log';

/** How long a shown notification is kept alive; collected objects lose their events, ms. */
const KEEP_MS = 15 * 60_000;
/** Ids remembered so that none shows twice. */
const MOST_IDS = 1_000;

export interface Notifications {
  /** Hands a notification to the system, each id once (NTV-06). */
  readonly show: (request: NotificationRequest) => NotificationOutcome;
  readonly close: (id: string) => void;
  /** A notice of the app itself: a click only opens the window. */
  readonly tell: (title: string, body: string) => void;
}

interface Parts {
  readonly isSupported: () => boolean;
  readonly create: (options: NotificationConstructorOptions) => Notification;
  readonly icon: string;
  readonly openWindow: () => void;
  /** Leads the page to what was clicked (NTV-07). */
  readonly activated: (target: NotificationTarget) => void;
  readonly log: Log;
}

/** Native notifications, always silent: the app's own sounds follow its volume. */
export const createNotifications = ({
  isSupported,
  create,
  icon,
  openWindow,
  activated,
  log,
}: Parts): Notifications => {
  const shown = new Map<string, { readonly notification: Notification; readonly forget: NodeJS.Timeout }>();
  const seen = new Set<string>();

  const forget = (id: string) => {
    clearTimeout(shown.get(id)?.forget);
    shown.delete(id);
  };
  const remember = (id: string) => {
    seen.add(id);
    const [oldest] = seen;
    if (seen.size > MOST_IDS && oldest !== undefined) seen.delete(oldest);
  };
  const present = (id: string, options: NotificationConstructorOptions, onClick: () => void) => {
    const notification = create({ ...options, id, icon, silent: true });
    notification.on('click', () => {
      forget(id);
      openWindow();
      onClick();
    });
    notification.on('close', () => forget(id));
    notification.on('failed', (_event, error) => {
      forget(id);
      log.warn('the system refused a notification', { error });
    });
    const timer = setTimeout(() => shown.delete(id), KEEP_MS);
    timer.unref();
    shown.set(id, { notification, forget: timer });
    notification.show();
  };

  return {
    show: ({ id, title, body, target }) => {
      if (seen.has(id)) return 'duplicate';
      if (!isSupported()) return 'unsupported';
      remember(id);
      const groupId = target.kind === 'ticket' ? target.uuid : 'pending';
      present(id, { title, body, groupId }, () => activated(target));
      return 'shown';
    },
    close: (id) => {
      const open = shown.get(id);
      forget(id);
      open?.notification.close();
    },
    tell: (title, body) => {
      if (isSupported()) present(`app:${title}`, { title, body }, () => undefined);
    },
  };
};
