import type { UserListItem } from '@/protocol/records/users';
import { withKnownMembers, withoutUnreads } from '@/domain/chats';
import { createAppThunk } from '../thunk';
import { chats } from './chats';

/** Tells the server that the user has read a chat. Counted as read at once, whatever it answers. */
export const markChatRead = createAppThunk<void, number>(
  'chats/markRead',
  async (chatId, { dispatch, getState, extra }) => {
    const userId = getState().session.user?.id;
    const known = chats.selectById(getState(), chatId);
    if (userId === undefined || !known) return;
    dispatch(chats.received(withoutUnreads(known, userId)));
    const chat = await extra.api.chats.markRead(chatId, userId);
    if (chat) dispatch(chats.received(withKnownMembers(chat, chats.selectById(getState(), chatId))));
  },
  { silent: true },
);

/** Deletes a chat for all its members. A refusal is ignored: the chat stays. */
export const deleteChat = createAppThunk<void, number>(
  'chats/delete',
  async (chatId, { dispatch, extra }) => {
    await extra.api.chats.remove(chatId);
    dispatch(chats.gone(chatId));
  },
  { silent: true },
);

/** Everybody of the company, to choose from for a chat. */
export const readColleagues = createAppThunk<UserListItem[]>(
  'chats/colleagues',
  (_, { extra, getState }) => extra.api.users.list(getState().session.user?.companyId),
  { silent: true },
);
