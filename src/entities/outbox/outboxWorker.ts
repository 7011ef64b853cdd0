import type { EntitiesState } from '../state';
import type { OutboxContext } from './outboxContext';
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
