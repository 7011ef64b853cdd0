import { createSelector } from '@reduxjs/toolkit';
import type { EntitiesState } from '../../base/state';
import type { OutboxEntry } from './outboxState';

const NOTHING: readonly OutboxEntry[] = [];

/** Texts that are not messages yet, in the order in which they were written, by ticket. */
const selectByTicket = createSelector(
  (state: EntitiesState) => state.outbox.order,
  (state: EntitiesState) => state.outbox.byId,
  (order, byId) => {
    const byTicket = new Map<number, OutboxEntry[]>();
    for (const id of order) {
      const entry = byId[id];
      if (!entry) continue;
      const entries = byTicket.get(entry.ticketId);
      if (entries) entries.push(entry);
      else byTicket.set(entry.ticketId, [entry]);
    }
    return byTicket;
  },
);

/** The texts to show at the end of a conversation. */
export const selectOutboxOfTicket = (state: EntitiesState, ticketId: number): readonly OutboxEntry[] =>
  selectByTicket(state).get(ticketId) ?? NOTHING;

/** What a waiting text waits for: the earlier one of its ticket that is being sent; null when it waits for none. */
export const selectEntryAhead = (
  state: EntitiesState,
  { id, ticketId, state: step }: OutboxEntry,
): OutboxEntry | null => {
  if (step !== 'waiting') return null;
  const entries = selectOutboxOfTicket(state, ticketId);
  const at = entries.findIndex((entry) => entry.id === id);
  return entries.slice(0, at).find((entry) => entry.state === 'sending') ?? null;
};

/** How far a ticket's texts and files got that are not messages yet; the worst counts, null means none. */
export const selectUnsent = (state: EntitiesState, ticketId: number): 'queued' | 'refused' | null => {
  const entries = selectOutboxOfTicket(state, ticketId);
  if (entries.some((entry) => entry.state === 'failed' || entry.state === 'unconfirmed')) return 'refused';
  return entries.length > 0 ? 'queued' : null;
};

/** Percent of a file that has left this computer; null when it is not being uploaded here. */
export const selectUpload = (state: EntitiesState, id: string): number | null => state.outbox.uploads[id] ?? null;
