import { createSelector } from '@reduxjs/toolkit';
import type { EntitiesState } from '../state';
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

/** The texts to show at the end of a conversation (OFF-05). */
export const selectOutboxOfTicket = (state: EntitiesState, ticketId: number): readonly OutboxEntry[] =>
  selectByTicket(state).get(ticketId) ?? NOTHING;

/** Percent of a file that has left this computer; null when it is not being uploaded here (OFF-09). */
export const selectUpload = (state: EntitiesState, id: string): number | null => state.outbox.uploads[id] ?? null;
