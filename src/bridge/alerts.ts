/**
 * The part of the desktop bridge that gets the user's attention: notifications, tray, unread numbers, the locked screen, and
 * the microphone's permission. Areas of `DesktopBridge` in `desktop.ts`.
 */

type Stop = () => void;

/** The kinds of notifications. Each has its own switch and sound. `longWait`: a waiting ticket passed the red limit. */
export type NoticeKind = 'pending' | 'longWait' | 'message' | 'transfer' | 'reminder' | 'chat';

/** What a click opens: a conversation, the waiting tickets with one highlighted, an internal chat, the reminders, or only the window. */
export type NotificationTarget =
  // Without its id in a notification that an older version has shown.
  | { readonly kind: 'ticket'; readonly uuid: string; readonly ticketId?: number }
  | { readonly kind: 'pending'; readonly ticketId: number }
  | { readonly kind: 'chat'; readonly uuid: string }
  | { readonly kind: 'reminders' }
  | { readonly kind: 'app' };

export interface NotificationRequest {
  /** Kind plus record id, for example `message:ABCD`; the same id never shows twice. */
  readonly id: string;
  /** `summary`: what was missed in a gap. `test`: asked for in the preferences. */
  readonly kind: NoticeKind | 'summary' | 'test';
  readonly title: string;
  readonly body: string;
  readonly target: NotificationTarget;
  /** Text of the button that accepts the waiting ticket; left out where the system has no buttons. */
  readonly accept?: string;
  /** Texts of the inline answer; left out where the system has none. */
  readonly reply?: { readonly placeholder: string; readonly send: string };
}

/** `shown`: handed to the system. `duplicate`: this id was shown before. `unsupported`: the system has none or refused them. */
export type NotificationOutcome = 'shown' | 'duplicate' | 'unsupported';

/** The outcome of a notification handed to the system. Not every system reports that one was closed or failed. */
export type NotificationEvent = { readonly id: string; readonly target: NotificationTarget } & (
  | { readonly happened: 'clicked' | 'accepted' | 'closed' }
  | { readonly happened: 'replied'; readonly text: string }
  | { readonly happened: 'failed'; readonly detail: string }
);

/** Numbers for tray, badge and window title, all zero or more. */
export interface UnreadTotals {
  /** Unread messages of the user's own open tickets. */
  readonly messages: number;
  /** Pending tickets the user may accept. */
  readonly pending: number;
}

/** Most waiting tickets the tray's menu lists. */
export const TRAY_TICKETS = 5;

/** What the tray shows besides the numbers. */
export interface TrayState {
  /** A user is signed in and the live connection is lost. */
  readonly disconnected: boolean;
  /** The waiting tickets to offer, at most `TRAY_TICKETS`. */
  readonly pending: readonly { readonly ticketId: number; readonly label: string }[];
  /** Null while no user is signed in: the tray then does not offer it. */
  readonly doNotDisturb: boolean | null;
}

/** What was chosen in the tray's menu; main itself handles opening and quitting. */
export type TrayChoice =
  | { readonly kind: 'accept'; readonly ticketId: number }
  | { readonly kind: 'doNotDisturb'; readonly on: boolean };

/** May the app use the microphone? `unknown`: the user has not been asked, or the system does not say. */
export type MicrophoneAccess = 'granted' | 'refused' | 'unknown';

export interface AlertCapabilities {
  readonly notifications: 'native' | 'web' | 'none';
  /** Notifications may carry a button. Never rely on it alone: Linux has no buttons. */
  readonly notificationActions: boolean;
  /** Notifications may be answered in place. */
  readonly notificationReply: boolean;
  readonly tray: boolean;
  readonly badge: boolean;
  /** The system's page of microphone permissions can be opened. */
  readonly microphoneSettings: boolean;
}

export interface AlertsBridge {
  readonly notifications: {
    show(request: NotificationRequest): Promise<NotificationOutcome>;
    /** Withdraws a shown notification, for example of a ticket that another agent has accepted. */
    close(id: string): Promise<void>;
    onEvent(listener: (event: NotificationEvent) => void): Stop;
  };
  readonly unread: { set(totals: UnreadTotals): Promise<void> };
  readonly tray: {
    set(state: TrayState): Promise<void>;
    onChosen(listener: (choice: TrayChoice) => void): Stop;
  };
  readonly screen: {
    /** While it is locked no sound plays and notifications hide their text. */
    isLocked(): Promise<boolean>;
    onLockChanged(listener: (locked: boolean) => void): Stop;
  };
  readonly microphone: {
    access(): Promise<MicrophoneAccess>;
    /** Opens the system's page of microphone permissions; does nothing where the system has none. */
    openSettings(): Promise<void>;
  };
}

/** Calls behind `AlertsBridge`, by channel name. */
export interface AlertsInvokeChannels {
  'notifications:show': (request: NotificationRequest) => NotificationOutcome;
  'notifications:close': (id: string) => void;
  'unread:set': (totals: UnreadTotals) => void;
  'tray:set': (state: TrayState) => void;
  'screen:is-locked': () => boolean;
  'microphone:access': () => MicrophoneAccess;
  'microphone:open-settings': () => void;
}

/** Messages behind `AlertsBridge`, by channel name. */
export interface AlertsPushChannels {
  'notifications:event': NotificationEvent;
  'tray:chosen': TrayChoice;
  'screen:lock-changed': boolean;
}
