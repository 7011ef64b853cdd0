import type { SentText } from '@/domain/echo';

/**
 * `waiting` for the connection or for earlier texts · `sending` the request is under way, or ended without an answer ·
 * `sent` accepted, its message has not come back yet · `unconfirmed` nobody knows whether it arrived (OFF-07) ·
 * `failed` refused by the server (OFF-06).
 */
export type OutboxEntryState = 'waiting' | 'sending' | 'sent' | 'unconfirmed' | 'failed';

export interface OutboxEntry extends SentText {
  readonly uuid: string;
  readonly quotedMsgId: string | null;
  /** When it was written, ms. */
  readonly createdAt: number;
  readonly state: OutboxEntryState;
  /** Code or text of the refusal, for `failed`. */
  readonly reason?: string;
}

export interface OutboxState {
  readonly byId: Readonly<Record<string, OutboxEntry>>;
  /** Entry ids in the order in which the texts were written. */
  readonly order: readonly string[];
  /** Entries that are not on disk yet; they must not be sent before (OFF-05). */
  readonly unstored: Readonly<Record<string, true>>;
  /** True once the entries on disk of this account are known. */
  readonly loaded: boolean;
}

export const initialOutbox: OutboxState = { byId: {}, order: [], unstored: {}, loaded: false };
