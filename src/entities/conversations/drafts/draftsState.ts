import type { QuickMessage } from '@/protocol/records/quickMessages';
import type { FileRef } from '../../device/files/storedFile';
import type { EntitiesState } from '../../base/state';

/** A file chosen for a conversation and not sent yet. */
export interface Attachment extends FileRef {
  readonly caption: string;
}

/** What was begun in a conversation and is not sent or saved: a message with its files, and a note about the ticket. */
export interface Draft {
  readonly ticketId: number;
  readonly text: string;
  /** The message it answers. */
  readonly quotedMsgId: string | null;
  /** In the order in which they will be sent. */
  readonly attachments: readonly Attachment[];
  /** Text of a note that is not added yet. */
  readonly note: string;
  /** On disk only: begun before the stored draft of the same ticket was known, which it must not replace. */
  readonly begun?: true | undefined;
}

export const emptyDraft = (ticketId: number): Draft => ({
  ticketId,
  text: '',
  quotedMsgId: null,
  attachments: [],
  note: '',
});

export const isEmptyDraft = ({ text, quotedMsgId, attachments, note }: Draft): boolean =>
  text === '' && quotedMsgId === null && attachments.length === 0 && note === '';

/** The stored text and the one begun before it was known, in this order; the stored one is not repeated. */
export const joinedText = (stored: string, begun: string): string => {
  if (stored === '' || begun === '') return stored || begun;
  return begun.startsWith(stored) ? begun : `${stored}\n${begun}`;
};

export interface PickedQuickReply {
  readonly ticketId: number;
  readonly quickReply: QuickMessage;
}

/** What is bringing files into a draft. */
interface AwaitedFiles {
  /** How many fetches and writes are under way. */
  readonly count: number;
  /** A file could not be had. */
  readonly failed: boolean;
}

export interface DraftsState {
  readonly byTicket: Readonly<Record<number, Draft>>;
  /** True once the drafts on disk of this account are known. */
  readonly loaded: boolean;
  /** A quick reply to be inserted into the text box of its ticket. */
  readonly picked: PickedQuickReply | null;
  /** By ticket; the draft is not sent while files are being fetched or written to disk. */
  readonly awaited: Readonly<Record<number, AwaitedFiles>>;
}

export const initialDrafts: DraftsState = { byTicket: {}, loaded: false, picked: null, awaited: {} };

declare module '../../base/state' {
  interface EntitiesState {
    readonly drafts: DraftsState;
  }
}

const NO_AWAITED: AwaitedFiles = { count: 0, failed: false };

export const selectAwaitedFiles = (state: EntitiesState, ticketId: number): AwaitedFiles =>
  state.drafts.awaited[ticketId] ?? NO_AWAITED;

const NO_FILES: readonly Attachment[] = [];

/** The unsent text and files of a conversation; null without any. */
export const selectDraft = (state: EntitiesState, ticketId: number): Draft | null =>
  state.drafts.byTicket[ticketId] ?? null;

/** The files chosen for a conversation. */
export const selectAttachments = (state: EntitiesState, ticketId: number): readonly Attachment[] =>
  state.drafts.byTicket[ticketId]?.attachments ?? NO_FILES;
