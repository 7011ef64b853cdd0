import { createSelector } from '@reduxjs/toolkit';
import type { EntitiesState } from '../../base/state';
import { isStuck, type LocalReason, type OutboxEntry } from './outboxState';

const NOTHING: readonly OutboxEntry[] = [];

/** Texts and files that are not messages yet, by ticket, in the order they were written. */
const selectByTicket = createSelector(
  (state: EntitiesState) => state.outbox.order,
  (state: EntitiesState) => state.outbox.byId,
  (state: EntitiesState) => state.outbox.early,
  (order, byId, early) => {
    const byTicket = new Map<number, OutboxEntry[]>();
    for (const id of order) {
      const entry = byId[id];
      if (!entry || early[id]) continue;
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

/** The earlier text of the same ticket that is being sent and that a waiting text waits for; null without one. */
export const selectEntryAhead = (
  state: EntitiesState,
  { id, ticketId, state: step }: OutboxEntry,
): OutboxEntry | null => {
  if (step !== 'waiting') return null;
  const entries = selectOutboxOfTicket(state, ticketId);
  const at = entries.findIndex((entry) => entry.id === id);
  return entries.slice(0, at).find((entry) => entry.state === 'sending') ?? null;
};

/** The worst state of a ticket's texts and files that are not messages yet; null without any. */
export const selectUnsent = (state: EntitiesState, ticketId: number): 'queued' | 'refused' | null => {
  const entries = selectOutboxOfTicket(state, ticketId);
  if (entries.some((entry) => isStuck(entry.state))) return 'refused';
  return entries.length > 0 ? 'queued' : null;
};

/** Uploaded part of a file, percent; null when this window is not uploading it. */
export const selectUpload = (state: EntitiesState, id: string): number | null => state.outbox.uploads[id] ?? null;

const HOLDING: readonly string[] = ['handedOver', 'queued', 'resolved', 'gone', 'ERR_NO_TICKET_FOUND'] satisfies (
  | LocalReason
  | 'ERR_NO_TICKET_FOUND'
)[];

/** Texts and files that were refused or may not have arrived, in the order they were written. */
export const selectStuck = createSelector(
  (state: EntitiesState) => state.outbox.order,
  (state: EntitiesState) => state.outbox.byId,
  (order, byId) =>
    order.flatMap((id) => {
      const entry = byId[id];
      return entry && isStuck(entry.state) ? [entry] : [];
    }),
);

/** Texts and files that were not sent because their ticket is no longer the user's; its conversation may be out of reach. */
export const selectHeldBack = createSelector(selectStuck, (stuck) =>
  stuck.filter(({ state, reason }) => state === 'failed' && HOLDING.includes(reason ?? '')),
);
