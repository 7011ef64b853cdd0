import { chatOfPlace } from '@/domain/conversations/chats';
import { selectChatMessages } from '../chatMessages/chatMessagesState';
import { chatMessageSent } from '../chatMessages/chatMessageActions';
import { loadChatMessages } from '../chatMessages/chatMessageThunks';
import { selectNewestMessage } from '../messages/messageSelectors';
import { loadMessages } from '../messages/messageThunks';
import { watchSession } from '../../base/oneSession';
import type { EntitiesState } from '../../base/state';
import type { EntityContext, EntityDispatch } from '../../base/thunk';
import type { OutboxEntry } from './outboxState';

/** When the newest known message of a conversation was created, by the server's clock; null when none is known. */
export const newestIn = (state: EntitiesState, place: number): string | null => {
  const chatId = chatOfPlace(place);
  const newest = chatId === null ? selectNewestMessage(state, place) : selectChatMessages(state, chatId).at(-1);
  return newest?.createdAt ?? null;
};

/** Reads the newest messages of a conversation, which show what arrived. `whole` as in `loadMessages`. */
export const readConversation = (place: number, whole = false) => {
  const chatId = chatOfPlace(place);
  return (dispatch: EntityDispatch) =>
    chatId === null ? dispatch(loadMessages({ ticketId: place, whole })) : dispatch(loadChatMessages({ chatId }));
};

/** Sends a text. For a chat the answer is the message itself; for a ticket the message comes only as an event. */
export const handText = async ({ extra, dispatch, getState }: EntityContext, entry: OutboxEntry): Promise<void> => {
  const chatId = chatOfPlace(entry.ticketId);
  if (chatId === null) {
    await extra.api.messages.sendText(entry.ticketId, entry);
    return;
  }
  const isOver = watchSession(getState);
  const message = await extra.api.chats.send(chatId, entry.body);
  // After the end of the session the message must not show under the next account.
  if (message && !isOver()) dispatch(chatMessageSent({ entryId: entry.id, message }));
};
