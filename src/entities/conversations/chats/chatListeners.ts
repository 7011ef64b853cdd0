import type { Chat } from '@/protocol/records/chats';
import { chatUnreads, isChatMember, withKnownMembers } from '@/domain/conversations/chats';
import { READ_MARK_DELAY_MS } from '@/domain/limits';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { chatMessageArrived } from '../chatMessages/chatMessageActions';
import { selectChatThread } from '../chatMessages/chatMessagesState';
import { messageAt } from '../../base/messageTable';
import type { EntitiesState } from '../../base/state';
import type { StartListening } from '../../base/thunk';
import { EVERYTHING } from '../../base/collection/collectionState';
import { chats, markChatRead, selectUnreadChats } from './chats';

/** The chat that is on screen in the focused window, if it has unread messages and none of them is missing there. */
const unreadInSight = (state: EntitiesState): number | null => {
  const { attention, session } = state;
  const chat = attention.focused && attention.chat !== null ? chats.selectById(state, attention.chat) : undefined;
  if (!chat || !session.user || chatUnreads(chat, session.user.id) === 0) return null;
  const { status, gapAfter } = selectChatThread(state, chat.id);
  return status === 'ready' && gapAfter === null ? chat.id : null;
};

/**
 * Follows live events of internal chats, ignoring chats of others, marks the chat on screen as read, and finds
 * unread ones below the first page.
 */
export const registerChatListeners = (start: StartListening): void => {
  start({
    predicate: bringsEventsOf('chat'),
    effect: (action, { dispatch, getState }) => {
      for (const { payload, meta } of eventsOf(action, 'chat')) {
        const userId = getState().session.user?.id;
        if (payload.action === 'delete') {
          dispatch(chats.gone(payload.id));
          continue;
        }
        if (userId === undefined) continue;
        const message = payload.action === 'new-message' ? payload.message : null;
        const record: Chat | null = payload.record;
        const chatId = record?.id ?? message?.chatId;
        const known = chatId === undefined ? undefined : chats.selectById(getState(), chatId);
        // Nothing, or a record without members, does not say who is in the chat.
        const isMine = record?.users === undefined ? known !== undefined : isChatMember(record, userId);
        if (!isMine) {
          // Also if it is not known: a list that is being read may still contain it.
          if (record?.users) dispatch(chats.gone(record.id));
          continue;
        }
        if (record) dispatch(chats.received(withKnownMembers(record, known)));
        if (!message) continue;
        const isKnown = messageAt(selectChatThread(getState(), message.chatId).messages, message.id) !== undefined;
        const isEcho = message.senderId === userId && !isKnown;
        dispatch(chatMessageArrived({ message, isEcho, receivedAt: meta.receivedAt }));
      }
    },
  });

  start({
    // Only where that changes: after every action the delay would begin anew, without end while events keep coming.
    predicate: (_, current, previous) => {
      const chatId = unreadInSight(current);
      if (chatId === null) return false;
      return (
        unreadInSight(previous) !== chatId || chats.selectById(previous, chatId) !== chats.selectById(current, chatId)
      );
    },
    effect: async (_, { dispatch, getState, cancelActiveListeners, delay }) => {
      cancelActiveListeners();
      await delay(READ_MARK_DELAY_MS);
      const chatId = unreadInSight(getState());
      if (chatId !== null) void dispatch(markChatRead(chatId));
    },
  });

  start({
    matcher: chats.load.fulfilled.match,
    effect: async ({ meta }, { dispatch, getState }) => {
      const { view, page } = meta.arg;
      if (view === 'all' || page !== 1) return;
      if (view === 'popover' && chats.selectView(getState(), view).hasMore)
        await dispatch(chats.load({ view: 'all', query: EVERYTHING, page: 1 }));
      // Nobody would look for an unread chat on a later page.
      for (const chat of selectUnreadChats(getState())) {
        if (!chats.selectView(getState(), view).ids.includes(chat.id)) dispatch(chats.received(chat));
      }
    },
  });
};
