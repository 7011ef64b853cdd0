import { describe, expect, it } from 'vitest';
import type { Chat } from '@/protocol/records/chats';
import { chats, selectUnreadChatMessages } from '@/entities/conversations/chats/chats';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';

const ME = 10;
const bruno = { id: 11, name: 'Bruno Tavares' };
const aChat = (facts: Partial<Chat> = {}): Chat => ({
  id: 1,
  uuid: 'c-1',
  title: 'Vendas',
  users: [
    { userId: ME, unreads: 0, user: null },
    { userId: bruno.id, unreads: 0, user: bruno },
  ],
  ...facts,
});

const start = async () => {
  const app = createTestStore({
    routes: { 'GET /chats/': { body: { records: [aChat()], count: 1, hasMore: false } } },
  });
  app.begin();
  await app.store.dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 }));
  const list = () => chats.selectRecords(app.store.getState(), 'popover');
  return { ...app, list, unread: () => selectUnreadChatMessages(app.store.getState()) };
};

const message = { id: 5, chatId: 1, message: 'Oi' };

describe('internal chats live', () => {
  it('[RT-10] [TOP-18] a new message updates last message and unread count; names of members stay known', async () => {
    const { store, list, unread } = await start();
    const users = [
      { userId: ME, unreads: 2, user: null },
      { userId: bruno.id, unreads: 0, user: null },
    ];
    const record = aChat({ lastMessage: 'Bruno: Oi', users });
    store.dispatch(serverEvents.chat({ action: 'new-message', message, record }));
    expect(list()[0]).toMatchObject({ lastMessage: 'Bruno: Oi', users: [{ unreads: 2 }, { user: bruno }] });
    expect(unread()).toBe(2);
    store.dispatch(serverEvents.chat({ action: 'update', record: aChat() }));
    expect(unread()).toBe(0);
  });

  it('[RT-22] a chat the user was added to appears, one the user was removed from disappears', async () => {
    const { store, list } = await start();
    store.dispatch(serverEvents.chat({ action: 'create', record: aChat({ id: 2, uuid: 'c-2', title: 'Entregas' }) }));
    expect(list().map(({ title }) => title)).toContain('Entregas');
    const users = [{ userId: bruno.id, unreads: 0, user: bruno }];
    store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ users }) }));
    expect(list().map(({ id }) => id)).toEqual([2]);
    store.dispatch(serverEvents.chat({ action: 'delete', id: 2 }));
    expect(list()).toEqual([]);
  });

  it('messages in chats of others are dropped', async () => {
    const { store } = await start();
    const record = aChat({ id: 9, uuid: 'c-9', users: [{ userId: bruno.id, unreads: 1, user: bruno }] });
    store.dispatch(serverEvents.chat({ action: 'new-message', message: { ...message, chatId: 9 }, record }));
    expect(store.getState().chats.byId[9]).toBeUndefined();
  });
});
