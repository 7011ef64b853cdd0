import { chatBoxJoined, chatBoxLeft } from '@/realtime/socketActions';
import { loadMessages } from '@/entities/messages/messageThunks';
import type { EntitiesState } from '@/entities/state';
import type { StartListening } from '@/entities/thunk';
import { ticketRead } from '@/entities/tickets/ticketActions';

/** Several messages in a row are marked read by one call, ms. */
const READ_MARK_DELAY_MS = 300;

/** The ticket whose conversation is on screen in the focused window, if it has unread messages. */
const unreadInSight = ({ presence, tickets }: EntitiesState): number | null => {
  if (!presence.focused || presence.conversation === null) return null;
  return tickets.byId[presence.conversation]?.unreadMessages ? presence.conversation : null;
};

/**
 * Own open tickets without a queue: their messages reach a user who does not see unqueued tickets only through the chat box.
 */
const ownUnqueued = ({ tickets }: EntitiesState): readonly number[] =>
  Object.keys(tickets.totals.ownUnqueued).map(Number);

/** Follows what the user looks at: chat boxes are joined, and what is read is marked read. */
export const registerAttentionListeners = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) => current.presence.conversation !== previous.presence.conversation,
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const left = getOriginalState().presence.conversation;
      const shown = getState().presence.conversation;
      if (left !== null) dispatch(chatBoxLeft({ ticketId: left }));
      if (shown !== null) dispatch(chatBoxJoined({ ticketId: shown }));
    },
  });

  start({
    predicate: (_, current, previous) => current.tickets.totals.ownUnqueued !== previous.tickets.totals.ownUnqueued,
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const [before, now] = [ownUnqueued(getOriginalState()), ownUnqueued(getState())];
      for (const ticketId of now) if (!before.includes(ticketId)) dispatch(chatBoxJoined({ ticketId }));
      for (const ticketId of before) if (!now.includes(ticketId)) dispatch(chatBoxLeft({ ticketId }));
    },
  });

  // The server counts on until it is asked again, so reading is told by reading page 1.
  start({
    predicate: (_, current) => unreadInSight(current) !== null,
    effect: async (_, { dispatch, getState, cancelActiveListeners, delay }) => {
      const ticketId = unreadInSight(getState());
      if (ticketId === null) return;
      cancelActiveListeners();
      dispatch(ticketRead({ ticketId }));
      await delay(READ_MARK_DELAY_MS);
      void dispatch(loadMessages({ ticketId }));
    },
  });
};
