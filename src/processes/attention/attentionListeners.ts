import { READ_MARK_DELAY_MS } from '@/domain/limits';
import { chatBoxJoined, chatBoxLeft } from '@/realtime/socketActions';
import { sessionEnded } from '@/entities/session/sessionActions';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import { awaitedInLists } from '@/entities/conversations/tickets/ticketSelectors';
import { ticketRead } from '@/entities/conversations/tickets/ticketActions';
import { at, idsIn } from '@/entities/base/idTable';

/** The tickets with unread messages whose conversations are on screen in the focused window. */
const unreadInSight = ({ attention, tickets }: EntitiesState): readonly number[] =>
  attention.focused ? attention.conversations.filter((id) => at(tickets.byId, id)?.unreadMessages) : [];

/**
 * Own open tickets without a queue: a user who does not see unqueued tickets gets their messages only through the chat box.
 */
const ownUnqueued = ({ tickets }: EntitiesState): readonly number[] => idsIn(tickets.totals.ownUnqueued);

/** Keeps the chat boxes of some tickets joined. Servers may refuse a join silently. `mayDiffer` runs after every action. */
const followChatBoxes = (
  start: StartListening,
  idsOf: (state: EntitiesState) => readonly number[],
  mayDiffer: (current: EntitiesState, previous: EntitiesState) => boolean,
): void =>
  void start({
    predicate: (_, current, previous) => mayDiffer(current, previous),
    effect: (_, { dispatch, getState, getOriginalState }) => {
      const [before, now] = [new Set(idsOf(getOriginalState())), new Set(idsOf(getState()))];
      for (const ticketId of now) if (!before.has(ticketId)) dispatch(chatBoxJoined({ ticketId }));
      for (const ticketId of before) if (!now.has(ticketId)) dispatch(chatBoxLeft({ ticketId }));
    },
  });

/** Follows what the user looks at: chat boxes are joined, and what is read is marked read. */
export const registerAttentionListeners = (start: StartListening): void => {
  followChatBoxes(
    start,
    ({ attention }) => attention.conversations,
    (now, before) => now.attention.conversations !== before.attention.conversations,
  );
  followChatBoxes(
    start,
    ownUnqueued,
    (now, before) => now.tickets.totals.ownUnqueued !== before.tickets.totals.ownUnqueued,
  );
  // The close after a rating clears owner and queue, so its event reaches the agent only through the chat box.
  followChatBoxes(
    start,
    awaitedInLists,
    ({ tickets: now }, { tickets: before }) =>
      now.awaitingRating !== before.awaitingRating || now.views !== before.views || now.leaving !== before.leaving,
  );

  // The server keeps counting until page 1 is read, which marks the messages as read.
  const unreported = new Set<number>();
  start({
    predicate: (_, current) => unreadInSight(current).length > 0,
    effect: async (_, { dispatch, getState, cancelActiveListeners, delay }) => {
      const read = unreadInSight(getState());
      if (read.length === 0) return;
      // Restart the delay, also for messages of the other conversation on screen.
      cancelActiveListeners();
      for (const ticketId of read) {
        unreported.add(ticketId);
        dispatch(ticketRead({ ticketId }));
      }
      await delay(READ_MARK_DELAY_MS);
      for (const ticketId of unreported) void dispatch(loadMessages({ ticketId }));
      unreported.clear();
    },
  });
  start({ actionCreator: sessionEnded, effect: () => unreported.clear() });
};
