import type { EntitiesState } from '../state';
import type { Draft } from './draftsState';

/** The unsent text of a conversation, null without one (OFF-04). */
export const selectDraft = (state: EntitiesState, ticketId: number): Draft | null =>
  state.drafts.byTicket[ticketId] ?? null;
