import { chatBoxJoined, chatBoxLeft } from '@/realtime/socketActions';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import { awaitedInLists } from '@/entities/conversations/tickets/ticketSelectors';
import { ticketRead } from '@/entities/conversations/tickets/ticketActions';

/** Several messages in a row are marked read by one call, ms. */
const READ_MARK_DELAY_MS = 300;

/** The ticket whose conversation is on screen in the focused window, if it has unread messages. */
const unreadInSight = ({ attention, tickets }: EntitiesState): number | null => {
  if (!attention.focused || attention.conversation === null) return null;
  return tickets.byId[attention.conversation]?.unreadMessages ? attention.conversation : null;
};

/**
 * Own open tickets without a queue: their messages reach a user who does not see unqueued tickets only through the chat box.
 */
const ownUnqueued = ({ tickets }: EntitiesState): readonly number[] =>
  Object.keys(tickets.totals.ownUnqueued).map(Number);

/** Keeps the chat boxes of some tickets joined, which servers may refuse silently; `mayDiffer` is asked after every action. */
const followChatBoxes = (
  start: StartListening,
  idsOf: (state: EntitiesState) => readonly number[],
  mayDiffer: (current: EntitiesState['tickets'], previous: EntitiesState['tickets']) => boolean,
): void =>
  void start({
    predicate: (_, current, previous) => mayDiffer(current.tickets, previous.tickets),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const [before, now] = [new Set(idsOf(getOriginalState())), new Set(idsOf(getState()))];
      for (const ticketId of now) if (!before.has(ticketId)) dispatch(chatBoxJoined({ ticketId }));
      for (const ticketId of before) if (!now.has(ticketId)) dispatch(chatBoxLeft({ ticketId }));
    },
  });

/** Follows what the user looks at: chat boxes are joined, and what is read is marked read. */
export const registerAttentionListeners = (start: StartListening): void => {
  start({
    predicate: (_, current, previous) => current.attention.conversation !== previous.attention.conversation,
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const left = getOriginalState().attention.conversation;
      const shown = getState().attention.conversation;
      if (left !== null) dispatch(chatBoxLeft({ ticketId: left }));
      if (shown !== null) dispatch(chatBoxJoined({ ticketId: shown }));
    },
  });

  followChatBoxes(start, ownUnqueued, (now, before) => now.totals.ownUnqueued !== before.totals.ownUnqueued);
  // The close that follows the rating clears owner and queue, so that only the chat box tells an agent of it.
  followChatBoxes(
    start,
    awaitedInLists,
    (now, before) =>
      now.awaitingRating !== before.awaitingRating || now.views !== before.views || now.leaving !== before.leaving,
  );

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
