import { isFulfilled } from '@reduxjs/toolkit';
import { ECHO_WINDOW_MS } from '@/domain/limits';
import type { Cancel } from '@/lib/clock';
import type { EntitiesState } from '../state';
import { advance, type OutboxContext } from './outboxContext';
import { readConversation } from './outboxPlaces';
import type { OutboxEntry } from './outboxState';

/** How long after a conversation could not be read it is tried again, ms. */
const AGAIN_MS = 5_000;

/** What was handed to the server and has not come back; a large file may take longer, its echo is due when it has left. */
const underWay = ({ outbox }: EntitiesState): OutboxEntry[] =>
  Object.values(outbox.byId).filter(
    ({ id, state }) => (state === 'sending' || state === 'sent') && outbox.uploads[id] === undefined,
  );

const dueAt = ({ sentAt }: OutboxEntry): number => (sentAt ?? 0) + ECHO_WINDOW_MS;

const overdue = (state: EntitiesState, now: number): OutboxEntry[] =>
  underWay(state).filter((entry) => dueAt(entry) <= now);

const ticketsOf = (entries: readonly OutboxEntry[]): Set<number> => new Set(entries.map(({ ticketId }) => ticketId));

/** Reads the conversations of everything that is under way: whatever comes back there has arrived. */
const lookForEchoes = async ({ getState, dispatch }: OutboxContext): Promise<void> => {
  await Promise.all([...ticketsOf(underWay(getState()))].map((place) => dispatch(readConversation(place))));
};

/**
 * Looks once more for the echo of what is overdue, and only then calls it unconfirmed; it is never sent again by itself
 * (OFF-07).
 */
const settleOverdue = async (context: OutboxContext): Promise<void> => {
  const { getState, dispatch, extra } = context;
  for (const ticketId of ticketsOf(overdue(getState(), extra.clock.now()))) {
    const answer = await dispatch(readConversation(ticketId));
    if (!isFulfilled(answer)) continue;
    for (const entry of overdue(getState(), extra.clock.now())) {
      if (entry.ticketId !== ticketId) continue;
      await advance(context, entry.id, (stored) => ({ ...stored, state: 'unconfirmed' }));
    }
  }
};

/** Settles what is under way when its time has come, for as long as there is a connection. */
export const createEchoWatch = () => {
  let isRunning = false;
  let cancel: Cancel = () => {};

  const watch = async (context: OutboxContext): Promise<void> => {
    const { getState, extra } = context;
    if (isRunning || getState().connection.state !== 'online') return;
    isRunning = true;
    try {
      await settleOverdue(context);
    } finally {
      isRunning = false;
    }
    cancel();
    const due = underWay(getState()).map(dueAt);
    if (due.length === 0) return;
    const wait = Math.min(...due) - extra.clock.now();
    cancel = extra.clock.after(wait > 0 ? wait : AGAIN_MS, () => void watch(context));
  };

  return {
    watch,
    /** What an earlier start left under way is looked for at once. */
    async begin(context: OutboxContext): Promise<void> {
      if (context.getState().connection.state !== 'online' || !context.getState().outbox.loaded) return;
      await lookForEchoes(context);
      await watch(context);
    },
  };
};
