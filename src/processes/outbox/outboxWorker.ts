import type { EntitiesState } from '@/entities/base/state';
import type { Cancel } from '@/lib/clock';
import { checkTicket } from './checkTicket';
import { sendEntry } from './outboxSending';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { createUploads } from './outboxUploads';
import type { EntityContext } from '@/entities/base/thunk';

/** Delay before another try when a ticket could not be read or an entry not be written, ms. */
const AGAIN_MS = 5_000;

const isOnline = ({ socketStatus, session }: EntitiesState): boolean =>
  session.status === 'signedIn' && socketStatus.state === 'online';

/** The next text of a ticket, unless an earlier one is still being sent. */
const nextOf = ({ outbox }: EntitiesState, ticketId: number): OutboxEntry | null => {
  for (const id of outbox.order) {
    const entry = outbox.byId[id];
    if (entry?.ticketId !== ticketId) continue;
    if (entry.state === 'sending') return null;
    if (entry.state === 'waiting') return outbox.unstored[id] ? null : entry;
  }
  return null;
};

/** Sends the texts and files of each ticket in order, one after the other, while the connection works. */
export const createOutboxWorker = () => {
  /** By ticket: the attempt that is under way. */
  const inHand = new Map<number, Pick<OutboxEntry, 'id'>>();
  const uploads = createUploads();
  let cancel: Cancel = () => {};

  /** Is an entry of the ticket being sent? Not once its outcome is known: the answer to its request may never come. */
  const isInHand = ({ outbox }: EntitiesState, ticketId: number): boolean => {
    const state = outbox.byId[inHand.get(ticketId)?.id ?? '']?.state;
    return state === 'waiting' || state === 'sending';
  };
  /** Lets go of an attempt whose outcome is known: the user may send the same entry again, which is another attempt. */
  const letGo = (state: EntitiesState, ticketId: number): void => {
    if (!isInHand(state, ticketId)) inHand.delete(ticketId);
  };

  const wakeLater = (context: EntityContext): void => {
    cancel();
    cancel = context.extra.clock.after(AGAIN_MS, () => wake(context));
  };

  const work = async (context: EntityContext, ticketId: number): Promise<void> => {
    for (;;) {
      const state = context.getState();
      letGo(state, ticketId);
      const entry = isOnline(state) && !isInHand(state, ticketId) ? nextOf(state, ticketId) : null;
      if (!entry) return;
      const attempt = { id: entry.id };
      inHand.set(ticketId, attempt);
      try {
        if (!state.outbox.unchecked[ticketId]) await sendEntry(context, uploads, entry);
        else if (!(await checkTicket(context, entry))) {
          wakeLater(context);
          return;
        }
      } finally {
        if (inHand.get(ticketId) === attempt) inHand.delete(ticketId);
      }
    }
  };

  /** Starts all entries that may be sent now. */
  const wake = (context: EntityContext): void => {
    const { outbox } = context.getState();
    for (const ticketId of new Set(Object.values(outbox.byId).map((entry) => entry.ticketId))) {
      void work(context, ticketId).catch((error: unknown) => {
        context.extra.log.error('Outbox stopped', { ticketId, reason: String(error) });
        // A disk that fails for a moment must not keep the texts waiting for good.
        wakeLater(context);
      });
    }
  };

  return {
    wake,
    stopUpload: uploads.stop,
  };
};
