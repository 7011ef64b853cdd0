import type { NotificationEvent, NotificationOutcome, NotificationRequest } from '@/bridge/alerts';
import type { Suppression } from '@/domain/device/notifications';

/**
 * The outcome of a notification so far: held back by the client, handed to the system, and what the system reported since. A
 * second notification with the same id is ignored.
 */
export type NoticeOutcome = Suppression | Exclude<NotificationOutcome, 'duplicate'> | NotificationEvent['happened'];

export interface NoticeRecord {
  readonly id: string;
  readonly kind: NotificationRequest['kind'];
  readonly title: string;
  /** When it was raised, ms. */
  readonly at: number;
  /** The ticket it is about; null for a summary, a chat and a test. */
  readonly ticketId: number | null;
  readonly outcome: NoticeOutcome;
}

/** The last notices, newest first. */
export type NoticesState = readonly NoticeRecord[];

export const MOST_NOTICES = 50;

declare module '@/entities/base/state' {
  interface EntitiesState {
    readonly notices: NoticesState;
  }
}
