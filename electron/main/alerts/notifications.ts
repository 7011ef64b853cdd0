import type { ActivationArguments, Notification, NotificationConstructorOptions } from 'electron';
import type { NotificationEvent, NotificationOutcome, NotificationRequest } from '@/bridge/alerts';
import type { Log } from '../system/log';
import { notificationOptions, plainOptions } from './notificationOptions';
import type { NotificationNote } from './notificationNote';
import { readToastNote } from './toastXml';

/**
 * Most shown notifications that are referenced: once garbage-collected, one loses its events and cannot be withdrawn. They stay in the
 * system's list for hours.
 */
const MOST_SHOWN = 100;
/** Most ids remembered, so that no notification shows twice and no outcome is reported twice. */
const MOST_IDS = 1_000;

export interface Notifications {
  /** Hands a notification to the system, each id once. Throws when the system refuses; the id may then be tried again. */
  readonly show: (request: NotificationRequest) => NotificationOutcome;
  /** Withdraws a notification that is still shown. */
  readonly close: (id: string) => void;
  /** Withdraws all, also those of a page before the present one, which that one does not know. */
  readonly closeAll: () => void;
  /** A notice of the app itself: a click only opens the window. */
  readonly tell: (title: string, body: string) => void;
  /** Windows: the user acted on a toast, perhaps one of an earlier run that started the app. */
  readonly activated: (details: ActivationArguments) => void;
}

interface Parts {
  readonly isSupported: () => boolean;
  readonly create: (options: NotificationConstructorOptions) => Notification;
  readonly platform: NodeJS.Platform;
  readonly icon: string;
  readonly openWindow: () => void;
  /** Reports to the page how a notification ended. */
  readonly tellPage: (event: NotificationEvent) => void;
  readonly log: Log;
}

/** A set that forgets its oldest member when it is full. */
const createMemory = () => {
  const known = new Set<string>();
  return {
    has: (key: string) => known.has(key),
    add: (key: string) => {
      known.add(key);
      const [oldest] = known;
      if (known.size > MOST_IDS && oldest !== undefined) known.delete(oldest);
    },
  };
};

/** Shows notifications and keeps a reference to each while it may be acted on. */
const createShown = (create: Parts['create']) => {
  const shown = new Map<string, { readonly notification: Notification; readonly closed: () => void }>();

  const forget = (id: string): void => void shown.delete(id);
  const present = (
    id: string,
    options: NotificationConstructorOptions,
    listen: (notification: Notification) => void,
    closed: () => void,
  ) => {
    const notification = create(options);
    listen(notification);
    shown.set(id, { notification, closed });
    const [oldest] = shown.keys();
    if (shown.size > MOST_SHOWN && oldest !== undefined) forget(oldest);
    notification.show();
  };
  return { get: (id: string) => shown.get(id), ids: () => [...shown.keys()], forget, present };
};

interface Reports {
  readonly once: (event: NotificationEvent) => void;
  readonly answered: (note: NotificationNote, reply: string | undefined) => void;
  readonly closed: () => void;
  readonly log: Log;
}

/** Reports what the user does with a notification. */
const listenTo = (
  notification: Notification,
  note: NotificationNote,
  { once, answered, closed, log }: Reports,
): void => {
  notification.on('click', () => once({ ...note, happened: 'clicked' }));
  notification.on('action', () => once({ ...note, happened: 'accepted' }));
  notification.on('reply', (details) => answered(note, details.reply));
  notification.on('close', ({ reason }) => {
    // Windows moves a toast to the action centre after a while, where it has to be withdrawn once it is out of date.
    if (reason !== 'timedOut') closed();
  });
  notification.on('failed', (_event, error) => {
    log.warn('the system refused a notification', { error });
    once({ ...note, happened: 'failed', detail: error });
  });
};

/** Native notifications, always silent: the app's own sounds follow its volume. */
export const createNotifications = (parts: Parts): Notifications => {
  const { isSupported, create, platform, icon, openWindow, tellPage, log } = parts;
  const { get, ids, forget, present } = createShown(create);
  const seen = createMemory();
  const reported = createMemory();

  /** Windows reports each action twice: to the notification and to the app. */
  const once = (event: NotificationEvent) => {
    forget(event.id);
    const key = `${event.happened} ${event.id}`;
    if (reported.has(key)) return;
    reported.add(key);
    // Accepting a ticket opens the window; replying in the notification does not.
    if (event.happened === 'clicked' || event.happened === 'accepted') openWindow();
    tellPage(event);
  };
  const answered = (note: NotificationNote, reply: string | undefined) => {
    const text = reply?.trim() ?? '';
    once(text === '' ? { ...note, happened: 'clicked' } : { ...note, happened: 'replied', text });
  };
  const close = (id: string) => {
    const { notification, closed } = get(id) ?? {};
    notification?.close();
    // Electron emits no `close` when the app itself closes a notification.
    closed?.();
  };
  return {
    show: (request) => {
      const { id, target } = request;
      if (seen.has(id)) return 'duplicate';
      if (!isSupported()) return 'unsupported';
      const closed = () => once({ id, target, happened: 'closed' });
      const listen = (notification: Notification) =>
        listenTo(notification, { id, target }, { once, answered, closed, log });
      present(id, notificationOptions(request, platform, icon), listen, closed);
      // Linux refuses while it is being shown, when the page does not know the notification yet: the answer has to say so.
      if (get(id) === undefined) throw new Error('The system refused the notification');
      // Only now: a notification that the system rejected was not shown.
      seen.add(id);
      return 'shown';
    },
    close,
    closeAll: () => {
      for (const id of ids()) close(id);
    },
    tell: (title, body) => {
      if (!isSupported()) return;
      const id = `app:${title}`;
      const listen = (notification: Notification) => {
        notification.on('click', () => {
          forget(id);
          openWindow();
        });
      };
      present(id, plainOptions(title, body, platform, icon), listen, () => forget(id));
    },
    activated: ({ type, arguments: launched, reply, userInputs }) => {
      const note = readToastNote(launched);
      if (note === null) return openWindow();
      if (type === 'reply') answered(note, reply ?? userInputs?.['reply']);
      else once({ ...note, happened: type === 'action' ? 'accepted' : 'clicked' });
    },
  };
};
