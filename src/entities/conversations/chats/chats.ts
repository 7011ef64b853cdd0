import { createSelector } from '@reduxjs/toolkit';
import type { ChatToSave } from '@/api/chats';
import { chatUnreads, withoutUnreads } from '@/domain/conversations/chats';
import type { Chat } from '@/protocol/records/chats';
import { wholeList } from '../../base/collection/collectionOptions';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { readAllPages } from '../../base/readAllPages';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

/**
 * The user's internal chats, latest change first: `popover` is the list of the top bar, `page` that of the screen; `all` is read where
 * the first has more pages, since the oldest chat may have unread messages too. Live changes come through `chatListeners`, which check
 * whether a chat is the user's.
 */
export const chats = createCollection<Chat, SearchQuery, ChatToSave, 'popover' | 'page' | 'all'>('chats', {
  views: {
    popover: ({ api, signal }, { query, pageNumber }) => api.chats.page({ ...query, pageNumber }, signal),
    page: ({ api, signal }, { query, pageNumber }) => api.chats.page({ ...query, pageNumber }, signal),
    all: async ({ api, signal }, { query }) =>
      wholeList(await readAllPages((pageNumber) => api.chats.page({ ...query, pageNumber }, signal))),
  },
  save: ({ api }, id, fields) => (id === null ? api.chats.create(fields) : api.chats.update(id, fields)),
  words: ({ title }) => [title],
  compare: (left, right) => (right.updatedAt ?? '').localeCompare(left.updatedAt ?? '') || right.id - left.id,
});

/** The ids of all chats as last read, or of the first page where the rest is still unknown. */
const selectAllIds = createSelector(
  (state: EntitiesState) => chats.selectView(state, 'popover').ids,
  (state: EntitiesState) => chats.selectView(state, 'popover').hasMore,
  (state: EntitiesState) => chats.selectView(state, 'all').ids,
  (first, hasMore, all): ReadonlySet<number> => new Set(hasMore ? [...first, ...all] : first),
);

/** The chats with messages that the user has not read. One that left unheard may still be known. */
export const selectUnreadChats = createSelector(
  chats.selectTable,
  selectAllIds,
  (state: EntitiesState) => state.session.user?.id,
  (byId, ids, userId): readonly Chat[] =>
    userId === undefined ? [] : Object.values(byId).filter((chat) => ids.has(chat.id) && chatUnreads(chat, userId) > 0),
);

/** Number of colleagues' messages that the user has not read. */
export const selectUnreadChatMessages = createSelector(
  selectUnreadChats,
  (state: EntitiesState) => state.session.user?.id ?? 0,
  (unread, userId) => unread.reduce((sum, chat) => sum + chatUnreads(chat, userId), 0),
);

/** The chat of an address, if it is known. */
export const selectChatByUuid = (state: EntitiesState, uuid: string): Chat | null =>
  Object.values(chats.selectTable(state)).find((chat) => chat.uuid === uuid) ?? null;

/** Marks a chat as read on the server. Here it counts as read at once, whatever the answer. */
export const markChatRead = createAppThunk<void, number>(
  'chats/markRead',
  async (chatId, { dispatch, getState, extra }) => {
    const userId = getState().session.user?.id;
    const known = chats.selectById(getState(), chatId);
    if (userId === undefined || !known) return;
    dispatch(chats.received(withoutUnreads(known, userId)));
    // The answer is ignored: an event that overtook it may tell of a newer message.
    await extra.api.chats.markRead(chatId, userId);
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
