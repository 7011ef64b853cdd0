import type { EntitiesState } from '../../base/state';
import type { Attachment, Draft } from './draftsState';

const NO_FILES: readonly Attachment[] = [];

/** The unsent text and files of a conversation; null without any. */
export const selectDraft = (state: EntitiesState, ticketId: number): Draft | null =>
  state.drafts.byTicket[ticketId] ?? null;

/** The files chosen for a conversation. */
export const selectAttachments = (state: EntitiesState, ticketId: number): readonly Attachment[] =>
  state.drafts.byTicket[ticketId]?.attachments ?? NO_FILES;
