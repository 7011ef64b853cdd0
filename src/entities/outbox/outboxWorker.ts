import { ECHO_WINDOW_MS } from '@/contract/limits';
import { loadMessages } from '../messages/messageThunks';
import { selectNewestMessage } from '../messages/messageSelectors';
import { selectAccount } from '../session/sessionSelectors';
import type { EntitiesState } from '../state';
import type { EntityDispatch, Services } from '../thunk';
import { describeFailure, type ThunkFailure } from '../failure';
import { entryChanged, entryLeft } from './outboxSlice';
import type { OutboxEntry } from './outboxState';

interface Context {
  readonly getState: () => EntitiesState;
  readonly dispatch: EntityDispatch;
  readonly extra: Services;
}

/** The server said no. Without a word of its own behind it, an answer of a proxy leaves the outcome open (OFF-06, OFF-07). */
const isRefusal = ({ status, code, data }: ThunkFailure): boolean =>
  status !== null && (status < 500 || code !== null || (status === 500 && data !== undefined));

const isOnline = ({ connection, session }: EntitiesState): boolean =>
  session.status === 'signedIn' && connection.state === 'online';

/** The text that is next in a ticket, unless an earlier one is still under way. */
const nextOf = ({ outbox }: EntitiesState, ticketId: number): OutboxEntry | null => {
  for (const id of outbox.order) {
    const entry = outbox.byId[id];
    if (entry?.ticketId !== ticketId) continue;
    if (entry.state === 'sending' || outbox.unstored[id]) return null;
    if (entry.state === 'waiting') return entry;
  }
  return null;
};

/** Writes the change to disk first; null when the entry is gone or another window took it. */
const advance = async (
  { getState, dispatch, extra }: Context,
  id: string,
  change: (entry: OutboxEntry) => OutboxEntry | null,
): Promise<OutboxEntry | null> => {
  const changed = await extra.storage.outbox.update(selectAccount(getState()), id, change);
  if (changed) dispatch(entryChanged(changed));
  return changed;
};

const send = async (context: Context, entry: OutboxEntry): Promise<void> => {
  const { extra, getState } = context;
  const claimed = await advance(context, entry.id, (stored) =>
    stored.state === 'waiting'
      ? {
          ...stored,
          state: 'sending',
          sentAt: extra.clock.now(),
          after: selectNewestMessage(getState(), stored.ticketId)?.createdAt ?? stored.after,
        }
      : null,
  );
  if (!claimed) {
    context.dispatch(entryLeft(entry.id));
    return;
  }
  // The user may have sent it again while this try had no answer.
  const isThisTry = (stored: OutboxEntry): boolean => stored.sentAt === claimed.sentAt;
  try {
    await extra.api.messages.sendText(claimed.ticketId, claimed);
    await advance(context, claimed.id, (stored) => (isThisTry(stored) ? { ...stored, state: 'sent' } : null));
  } catch (error) {
    const failure = describeFailure(error);
    if (!isRefusal(failure)) return;
    const reason = failure.code ?? failure.message;
    await advance(context, claimed.id, (stored) => (isThisTry(stored) ? { ...stored, state: 'failed', reason } : null));
  }
};

/** Sends the texts of each ticket one after the other, in their order, while the connection works (OFF-05). */
export const createOutboxWorker = () => {
  const busy = new Set<number>();

  const work = async (context: Context, ticketId: number): Promise<void> => {
    if (busy.has(ticketId)) return;
    busy.add(ticketId);
    try {
      for (;;) {
        const state = context.getState();
        const entry = isOnline(state) ? nextOf(state, ticketId) : null;
        if (!entry) return;
        await send(context, entry);
      }
    } finally {
      busy.delete(ticketId);
    }
  };

  return {
    /** Starts whatever may be sent now. */
    wake(context: Context): void {
      const { outbox } = context.getState();
      for (const ticketId of new Set(Object.values(outbox.byId).map((entry) => entry.ticketId))) {
        void work(context, ticketId).catch((error: unknown) => {
          context.extra.log.error('Outbox stopped', { ticketId, reason: String(error) });
        });
      }
    },
  };
};

/** Texts whose fate is open for longer than their echo may take. */
const overdue = (state: EntitiesState, now: number): OutboxEntry[] =>
  Object.values(state.outbox.byId).filter(
    ({ state: step, sentAt }) => (step === 'sending' || step === 'sent') && now - (sentAt ?? 0) >= ECHO_WINDOW_MS,
  );

/**
 * Looks once more for the echo of overdue texts, and only then calls them unconfirmed; they are never sent again by
 * themselves (OFF-07).
 */
export const settleOverdue = async (context: Context): Promise<void> => {
  const { getState, dispatch, extra } = context;
  const tickets = new Set(overdue(getState(), extra.clock.now()).map((entry) => entry.ticketId));
  for (const ticketId of tickets) {
    const answer = await dispatch(loadMessages({ ticketId }));
    if (!loadMessages.fulfilled.match(answer)) continue;
    for (const entry of overdue(getState(), extra.clock.now())) {
      if (entry.ticketId !== ticketId) continue;
      await advance(context, entry.id, (stored) => ({ ...stored, state: 'unconfirmed' }));
    }
  }
};
