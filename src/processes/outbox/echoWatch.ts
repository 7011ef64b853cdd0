import { isFulfilled } from '@reduxjs/toolkit';
import { ECHO_GRACE_MS, ECHO_WINDOW_MS } from '@/domain/limits';
import type { Cancel } from '@/lib/clock';
import type { EntitiesState } from '@/entities/base/state';
import { advance } from '@/entities/conversations/outbox/advance';
import { readConversation } from '@/entities/conversations/outbox/outboxPlaces';
import { isInFlight, type OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import type { EntityContext } from '@/entities/base/thunk';

/** Delay before a conversation that could not be read is read again, ms. */
const AGAIN_MS = 5_000;

/** Entries that were handed to the server and whose echo is missing. The echo of a file is due once all of it has left. */
const underWay = ({ outbox }: EntitiesState): OutboxEntry[] =>
  Object.values(outbox.byId).filter(({ id, state }) => isInFlight(state) && outbox.uploads[id] === undefined);

const ticketsOf = (entries: readonly OutboxEntry[]): Set<number> => new Set(entries.map(({ ticketId }) => ticketId));

/** Knows until when to wait for each echo. */
const createDeadlines = () => {
  /** By entry id: until when to wait for an echo that was not found, ms, and the attempt it belongs to. */
  const graces = new Map<string, { readonly sentAt: number | null; readonly until: number }>();

  const dueAt = ({ id, sentAt }: OutboxEntry): number => {
    const window = (sentAt ?? 0) + ECHO_WINDOW_MS;
    const grace = graces.get(id);
    return grace?.sentAt === sentAt ? Math.min(window, grace.until) : window;
  };
  const overdue = (state: EntitiesState, now: number): OutboxEntry[] =>
    underWay(state).filter((entry) => dueAt(entry) <= now);
  /** Forgets the entries that are no longer waited for. */
  const keepOnly = (left: readonly OutboxEntry[]): void => {
    for (const id of graces.keys()) if (!left.some((entry) => entry.id === id)) graces.delete(id);
  };
  /** Entries whose echo was looked for in vain get `ECHO_GRACE_MS` more. */
  const extend = (entries: readonly OutboxEntry[], now: number): void => {
    for (const { id, sentAt } of entries) graces.set(id, { sentAt, until: now + ECHO_GRACE_MS });
  };
  /** Entries that were sent in the future: the clock was set back, and their window would last as long as that. */
  const shorten = (entries: readonly OutboxEntry[], now: number): void =>
    extend(
      entries.filter(({ id, sentAt }) => (sentAt ?? 0) > now && graces.get(id)?.sentAt !== sentAt),
      now,
    );

  return { dueAt, overdue, keepOnly, extend, shorten };
};

/** Settles entries whose echo is overdue, while the connection works. */
export const createEchoWatch = () => {
  let isRunning = false;
  let cancel: Cancel = () => {};
  const { dueAt, overdue, keepOnly, extend, shorten } = createDeadlines();

  /**
   * Looks once more for an overdue echo, then marks the text unconfirmed. It is never sent again automatically.
   */
  const settleOverdue = async (context: EntityContext): Promise<void> => {
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

  const watch = async (context: EntityContext): Promise<void> => {
    const { getState, extra } = context;
    if (isRunning || getState().socketStatus.state !== 'online') return;
    isRunning = true;
    try {
      await settleOverdue(context);
    } finally {
      isRunning = false;
    }
    cancel();
    const left = underWay(getState());
    keepOnly(left);
    if (left.length === 0) return;
    const now = extra.clock.now();
    shorten(left, now);
    const wait = Math.min(...left.map(dueAt)) - now;
    cancel = extra.clock.after(wait > 0 ? wait : AGAIN_MS, () => void watch(context));
  };

  /** Reads the conversations of `entries`; a missing echo gets `ECHO_GRACE_MS` more, not `ECHO_WINDOW_MS` again. */
  const lookFor = async (context: EntityContext, entries: readonly OutboxEntry[]): Promise<void> => {
    const { getState, dispatch, extra } = context;
    if (getState().socketStatus.state !== 'online') return;
    await Promise.all([...ticketsOf(entries)].map((place) => dispatch(readConversation(place))));
    extend(entries, extra.clock.now());
    await watch(context);
  };

  return {
    watch,
    /** After a start or a gap: looks for echoes that may have been missed. */
    begin: async (context: EntityContext): Promise<void> => {
      if (context.getState().outbox.loaded) await lookFor(context, underWay(context.getState()));
    },
    /** After the answer to a send was lost: the text may have arrived. */
    look: (context: EntityContext, id: string): Promise<void> =>
      lookFor(
        context,
        underWay(context.getState()).filter((entry) => entry.id === id),
      ),
  };
};
