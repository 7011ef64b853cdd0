import type { EntitiesState } from '@/entities/base/state';
import type { OutboxContext } from '@/entities/conversations/outbox/outboxContext';
import { sendEntry } from './outboxSending';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { createUploads } from './outboxUploads';

const isOnline = ({ socketStatus, session }: EntitiesState): boolean =>
  session.status === 'signedIn' && socketStatus.state === 'online';

/** The next text of a ticket, unless an earlier one is still being sent. */
const nextOf = ({ outbox }: EntitiesState, ticketId: number): OutboxEntry | null => {
  for (const id of outbox.order) {
    const entry = outbox.byId[id];
    if (entry?.ticketId !== ticketId) continue;
    if (entry.state === 'sending' || outbox.unstored[id]) return null;
    if (entry.state === 'waiting') return entry;
  }
  return null;
};

/** Sends the texts and files of each ticket in order, one after the other, while the connection works. */
export const createOutboxWorker = () => {
  /** By ticket: the id of what is being sent. */
  const inHand = new Map<number, string>();
  const uploads = createUploads();

  /** Is an entry of the ticket being sent? Not once its outcome is known: the answer to its request may never come. */
  const isInHand = ({ outbox }: EntitiesState, ticketId: number): boolean => {
    const state = outbox.byId[inHand.get(ticketId) ?? '']?.state;
    return state === 'waiting' || state === 'sending';
  };

  const work = async (context: OutboxContext, ticketId: number): Promise<void> => {
    for (;;) {
      const state = context.getState();
      const entry = isOnline(state) && !isInHand(state, ticketId) ? nextOf(state, ticketId) : null;
      if (!entry) return;
      inHand.set(ticketId, entry.id);
      try {
        await sendEntry(context, uploads, entry);
      } finally {
        if (inHand.get(ticketId) === entry.id) inHand.delete(ticketId);
      }
    }
  };

  return {
    /** Starts all entries that may be sent now. */
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
