import type { SentText } from '@/domain/conversations/echo';
import type { Ticket } from '@/protocol/records/tickets';
import type { FileRef } from '../../device/files/storedFile';

/**
 * `waiting` for the connection or for earlier texts · `sending` the request is running, or ended without an answer ·
 * `sent` accepted, but its message event is missing · `unconfirmed` it may or may not have arrived ·
 * `failed` refused by the server.
 */
export type OutboxEntryState = 'waiting' | 'sending' | 'sent' | 'unconfirmed' | 'failed';

/** Has sending ended without success? Then the entry may be sent again or discarded. */
export const isStuck = (state: OutboxEntryState): state is 'failed' | 'unconfirmed' =>
  state === 'failed' || state === 'unconfirmed';

/** Is the entry on its way, and its outcome unknown? */
export const isInFlight = (state: OutboxEntryState): boolean => state === 'sending' || state === 'sent';

/** Why the client itself did not send an entry. */
export const LOCAL_REASONS = [
  /** It could not be written to disk. */
  'storage',
  /** The user stopped the upload. */
  'cancelled',
  /** The connection broke before the whole file had left. */
  'interrupted',
  /** Its file is no longer on this computer. */
  'fileMissing',
  /** Another agent has the ticket now. */
  'handedOver',
  /** The ticket waits in a queue again. */
  'queued',
  /** The ticket is over. */
  'resolved',
  /** The ticket no longer exists. */
  'gone',
  /** The server refuses a file of this size. */
  'tooLarge',
] as const;

export type LocalReason = (typeof LOCAL_REASONS)[number];

/** How the ticket of a text stood when its user last decided to send it. */
export interface Standing extends Pick<Ticket, 'status' | 'userId'> {
  readonly contactName: string;
}

export interface OutboxEntry extends SentText {
  readonly uuid: string;
  /** Missing for chats, for unknown tickets and in entries of older versions. */
  readonly standing?: Standing | undefined;
  /** Sent with `body` as its caption. */
  readonly file?: FileRef;
  readonly quotedMsgId: string | null;
  /** When it was written, ms. */
  readonly createdAt: number;
  readonly state: OutboxEntryState;
  /** For `failed`: code or text of the refusal, or a `LocalReason`. */
  readonly reason?: string;
}

export interface OutboxState {
  readonly byId: Readonly<Record<string, OutboxEntry>>;
  /** Entry ids in the order in which the texts were written. */
  readonly order: readonly string[];
  /** Entries that are not on disk yet, and must not be sent before they are. */
  readonly unstored: Readonly<Record<string, true>>;
  /** By entry id: uploaded part of each file this window is sending, percent. */
  readonly uploads: Readonly<Record<string, number>>;
  /**
   * Files whose message seems to be there although not all of the file is known to have left. They are out of sight; if the upload
   * breaks, the message was another one, and they are back.
   */
  readonly early: Readonly<Record<string, true>>;
  /** Tickets with texts of an earlier start, which must not be sent before the ticket was read again. */
  readonly unchecked: Readonly<Record<number, true>>;
  /** True once the entries on disk of this account are known. */
  readonly loaded: boolean;
}

export const initialOutbox: OutboxState = {
  byId: {},
  order: [],
  unstored: {},
  uploads: {},
  early: {},
  unchecked: {},
  loaded: false,
};

declare module '../../base/state' {
  interface EntitiesState {
    readonly outbox: OutboxState;
  }
}
