import { ECHO_WINDOW_MS } from '@/contract/limits';
import { loadMessages } from '../messages/messageThunks';
import type { EntitiesState } from '../state';
import { advance, type OutboxContext } from './outboxContext';
import { sendEntry } from './outboxSending';
import type { OutboxEntry } from './outboxState';
import { createUploads } from './outboxUploads';

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

/** Sends the texts and files of each ticket one after the other, in their order, while the connection works (OFF-05). */
export const createOutboxWorker = () => {
  const busy = new Set<number>();
  const uploads = createUploads();

  const work = async (context: OutboxContext, ticketId: number): Promise<void> => {
    if (busy.has(ticketId)) return;
    busy.add(ticketId);
    try {
      for (;;) {
        const state = context.getState();
        const entry = isOnline(state) ? nextOf(state, ticketId) : null;
        if (!entry) return;
        await sendEntry(context, uploads, entry);
      }
    } finally {
      busy.delete(ticketId);
    }
  };

  return {
    /** Starts whatever may be sent now. */
    wake(context: OutboxContext): void {
      const { outbox } = context.getState();
      for (const ticketId of new Set(Object.values(outbox.byId).map((entry) => entry.ticketId))) {
        void work(context, ticketId).catch((error: unknown) => {
          context.extra.log.error('Outbox stopped', { ticketId, reason: String(error) });
        });
      }
    },
    stopUpload: uploads.stop,
  };
};

/** Texts whose fate is open for longer than their echo may take. */
const overdue = (state: EntitiesState, now: number): OutboxEntry[] =>
  Object.values(state.outbox.byId).filter(
    ({ id, state: step, sentAt }) =>
      (step === 'sending' || step === 'sent') &&
      // A large file may take longer; its echo is due when it has left.
      state.outbox.uploads[id] === undefined &&
      now - (sentAt ?? 0) >= ECHO_WINDOW_MS,
  );

/**
 * Looks once more for the echo of overdue texts, and only then calls them unconfirmed; they are never sent again by
 * themselves (OFF-07).
 */
export const settleOverdue = async (context: OutboxContext): Promise<void> => {
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
