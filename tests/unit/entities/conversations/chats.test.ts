import { describe, expect, it } from 'vitest';
import type { Chat } from '@/protocol/records/chats';
import { listUsers } from '@/entities/company/users/users';
import {
  chats,
  deleteChat,
  markChatRead,
  selectChatByUuid,
  selectUnreadChatMessages,
} from '@/entities/conversations/chats/chats';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { eventually } from '@tests/support/eventually';
import { hold } from '@tests/support/hold';

const ME = 10;
const bruno = { id: 11, name: 'Bruno Tavares' };
const members = (mine = 0) => [
  { userId: ME, unreads: mine, user: null },
  { userId: bruno.id, unreads: 0, user: bruno },
];
const others = [{ userId: bruno.id, unreads: 1, user: bruno }];
const aChat = (facts: Partial<Chat> = {}): Chat => ({
  id: 1,
  uuid: 'c-1',
  title: 'Vendas',
  users: members(),
  ...facts,
});
const page = (...records: Chat[]): FakeAnswer => ({ body: { records, count: records.length, hasMore: false } });

const start = async (routes: FakeRoutes = {}) => {
  const asked: unknown[] = [];
  let held: Promise<void> = Promise.resolve();
  let listed = [aChat()];
  const app = createTestStore({
    routes: {
      'GET /chats/': async ({ params }) => {
        asked.push(params);
        const answer = page(...listed);
        await held;
        return answer;
      },
      ...routes,
    },
  });
  const { store } = app;
  app.begin();
  const load = (view: 'popover' | 'page' = 'popover', query = EVERYTHING) =>
    store.dispatch(chats.load({ view, query, page: 1 }));
  await load();
  const list = (view: 'popover' | 'page' = 'popover') => chats.selectRecords(store.getState(), view);
  return {
    ...app,
    asked,
    load,
    list,
    ids: (view: 'popover' | 'page' = 'popover') => list(view).map(({ id }) => id),
    serverHas: (...records: Chat[]) => void (listed = records),
    /** From now on the list answers only when the returned function is called. */
    hold: () => {
      const next = hold();
      held = next.held;
      return next.release;
    },
    unread: () => selectUnreadChatMessages(store.getState()),
    known: (id: number) => chats.selectById(store.getState(), id),
  };
};

const message = { id: 5, chatId: 1, message: 'Oi' };
/** Of a code that is a toast wherever failures are told. */
const REFUSED = { status: 400, body: { error: 'ERR_NO_PERMISSION' } };

describe('internal chats live', () => {
  it('[CHAT-18] [RT-10] [RT-22] [TOP-18] [MENU-17] a new message updates last message and unread count; names of members stay known', async () => {
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

  it('[CHAT-18] [RT-10] [RT-22] [LIST-07] [TOP-18] a chat the user was added to appears, one the user was removed from disappears', async () => {
    const { store, list } = await start();
    store.dispatch(serverEvents.chat({ action: 'create', record: aChat({ id: 2, uuid: 'c-2', title: 'Entregas' }) }));
    expect(list().map(({ title }) => title)).toContain('Entregas');
    // Servers tell of it twice, and of an added member by a change of the chat.
    store.dispatch(serverEvents.chat({ action: 'create', record: aChat({ id: 2, uuid: 'c-2', title: 'Rotas' }) }));
    store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ id: 3, uuid: 'c-3', title: 'Caixa' }) }));
    expect(list().map(({ title }) => title)).toEqual(['Caixa', 'Rotas', 'Vendas']);
    // Or by its first message alone.
    const record = aChat({ id: 4, uuid: 'c-4', title: 'Estoque' });
    store.dispatch(serverEvents.chat({ action: 'new-message', message: { ...message, chatId: 4 }, record }));
    expect(list().map(({ title }) => title)).toEqual(['Estoque', 'Caixa', 'Rotas', 'Vendas']);
    store.dispatch(serverEvents.chat({ action: 'delete', id: 4 }));
    store.dispatch(serverEvents.chat({ action: 'delete', id: 3 }));
    store.dispatch(serverEvents.chat({ action: 'delete', id: 99 }));
    const users = [{ userId: bruno.id, unreads: 0, user: bruno }];
    store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ users }) }));
    expect(list().map(({ id }) => id)).toEqual([2]);
    store.dispatch(serverEvents.chat({ action: 'delete', id: 2 }));
    expect(list()).toEqual([]);
  });

  it('[CHAT-18] [TOP-16] [TOP-18] messages in chats of others are dropped', async () => {
    const { store } = await start();
    const record = aChat({ id: 9, uuid: 'c-9', users: others });
    store.dispatch(serverEvents.chat({ action: 'new-message', message: { ...message, chatId: 9 }, record }));
    expect(store.getState().chats.byId[9]).toBeUndefined();
  });

  it('[CHAT-18] [RT-22] a chat the user was removed from while the list was being read is not in it', async () => {
    const app = await start();
    app.serverHas(aChat(), aChat({ id: 2, uuid: 'c-2' }));
    const release = app.hold();
    const reading = app.load('page');
    app.store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ id: 2, uuid: 'c-2', users: others }) }));
    release();
    await reading;
    expect(app.ids('page')).toEqual([1]);
    expect(app.known(2)).toBeUndefined();
  });

  it('[CHAT-18] a chat stays in the list that was being read when an event came that does not say who is in it', async () => {
    const app = await start();
    app.serverHas(aChat({ id: 2, uuid: 'c-2' }));
    const release = app.hold();
    const reading = app.load('page');
    app.store.dispatch(serverEvents.chat({ action: 'update', record: aChat({ id: 2, users: undefined }) }));
    app.store.dispatch(serverEvents.chat({ action: 'new-message', message: { ...message, chatId: 2 }, record: null }));
    release();
    await reading;
    expect(app.ids('page')).toEqual([2]);
  });
});

describe('the lists of internal chats', () => {
  it('[CHAT-02] show the latest change first, then the newest chat, and those without a time last', async () => {
    const app = await start();
    const changed = (id: number, updatedAt?: string) => aChat({ id, uuid: `c-${id}`, updatedAt });
    app.serverHas(
      changed(1),
      changed(2, '2026-11-20T12:00:00.000Z'),
      changed(3, '2026-11-21T12:00:00.000Z'),
      changed(4, '2026-11-20T12:00:00.000Z'),
      changed(5),
      changed(6, '2026-11-19T12:00:00.000Z'),
    );
    await app.load('page');
    expect(app.ids('page')).toEqual([3, 4, 2, 6, 5, 1]);
  });

  it('[CHAT-02] ask the server for the search and the page', async () => {
    const app = await start();
    await app.load('page', { searchParam: 'ven' });
    expect(app.asked).toMatchObject([
      { searchParam: '', pageNumber: 1 },
      { searchParam: 'ven', pageNumber: 1 },
    ]);
  });

  it('that show a search take only new chats whose title answers it', async () => {
    const app = await start();
    await app.load('page', { searchParam: 'ven' });
    for (const [id, title] of [
      [2, 'Entregas'],
      [3, 'Pós-venda'],
    ] as const)
      app.store.dispatch(serverEvents.chat({ action: 'create', record: aChat({ id, uuid: `c-${id}`, title }) }));
    expect(app.ids('page')).toEqual([3, 1]);
    expect(app.ids('popover')).toEqual([3, 2, 1]);
  });

  it('[MENU-17] a chat that left while nobody listened is unread no more once the list is read again', async () => {
    const { serverHas, load, unread } = await start();
    serverHas(aChat({ users: members(2) }), aChat({ id: 2, uuid: 'c-2', users: members(1) }));
    await load();
    expect(unread()).toBe(3);
    serverHas(aChat({ id: 2, uuid: 'c-2', users: members(1) }));
    await load();
    expect(unread()).toBe(1);
  });

  it('[CHAT-02] [MENU-17] [CALL-125] unread chats of later pages count, and are in the lists without a further page', async () => {
    const chatOn = (id: number) => aChat({ id, uuid: `c-${id}`, users: members(id === 3 ? 2 : 0) });
    const { load, unread, ids } = await start({
      'GET /chats/': ({ params }) => {
        const { pageNumber } = params as { pageNumber: number };
        return { body: { records: [chatOn(pageNumber)], count: 4, hasMore: pageNumber < 4 } };
      },
    });
    await eventually(() => expect(unread()).toBe(2));
    await eventually(() => expect(ids()).toEqual([3, 1]));
    await load('page');
    await eventually(() => expect(ids('page')).toEqual([3, 1]));
  });

  it('a chat is found by the address of its screen', async () => {
    const app = await start();
    expect(selectChatByUuid(app.store.getState(), 'c-1')).toEqual(aChat());
    expect(selectChatByUuid(app.store.getState(), 'c-9')).toBeNull();
  });

  it('[CHAT-11] [CALL-126] [CALL-127] a new chat and a change are saved by their own calls', async () => {
    const sent: unknown[] = [];
    const app = await start({
      'POST /chats': ({ data }) => {
        sent.push(['new', JSON.parse(String(data))]);
        return { body: aChat({ id: 7, uuid: 'c-7', title: 'Novo' }) };
      },
      'PUT /chats/7': ({ data }) => {
        sent.push(['change', JSON.parse(String(data))]);
        return { body: aChat({ id: 7, uuid: 'c-7', title: 'Mudado' }) };
      },
    });
    const users = [{ id: bruno.id }];
    await app.store.dispatch(chats.save({ id: null, fields: { title: 'Novo', users } }));
    expect(app.known(7)?.title).toBe('Novo');
    await app.store.dispatch(chats.save({ id: 7, fields: { title: 'Mudado', users } }));
    expect(app.known(7)?.title).toBe('Mudado');
    expect(sent).toEqual([
      ['new', { title: 'Novo', users }],
      ['change', { title: 'Mudado', users }],
    ]);
  });
});

describe('a chat that the user reads', () => {
  it('[CHAT-15] [CALL-131] counts as read at once, and the server is told which user read it', async () => {
    const sent: unknown[] = [];
    const { held: answered, release } = hold();
    const app = await start({
      'POST /chats/1/read': async ({ data }) => {
        sent.push(JSON.parse(String(data)));
        await answered;
        return { body: aChat({ title: 'Vendas 2' }) };
      },
    });
    // Of a colleague: its owner is not the one who reads.
    app.store.dispatch(chats.received(aChat({ users: members(3), ownerId: bruno.id })));
    expect(app.unread()).toBe(3);
    const reading = app.store.dispatch(markChatRead(1));
    expect(app.unread()).toBe(0);
    // A colleague writes after the server has answered, but the event is faster than the answer.
    app.store.dispatch(serverEvents.chat({ action: 'new-message', message, record: aChat({ users: members(1) }) }));
    release();
    await reading;
    expect(app.unread()).toBe(1);
    expect(sent).toEqual([{ userId: ME }]);
  });

  it('[CHAT-15] [CHAT-17] stays read when the server refuses, and nothing is shown', async () => {
    const app = await start({ 'POST /chats/1/read': REFUSED });
    app.store.dispatch(chats.received(aChat({ users: members(3) })));
    await app.store.dispatch(markChatRead(1));
    expect(app.unread()).toBe(0);
    expect(app.store.getState().toasts).toEqual([]);
  });

  it('is nothing to the server if the chat is not known or nobody is signed in', async () => {
    const app = await start();
    await app.store.dispatch(markChatRead(9)).unwrap();
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    app.store.dispatch(chats.received(aChat({ users: members(3) })));
    await app.store.dispatch(markChatRead(1)).unwrap();
    expect(app.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    expect(app.known(1)?.users).toEqual(members(3));
  });

  it('counts for nobody once the session has ended', async () => {
    const app = await start();
    app.store.dispatch(chats.received(aChat({ users: members(3) })));
    app.store.dispatch(sessionEnded({ reason: 'logout' }));
    app.store.dispatch(chats.received(aChat({ users: members(3) })));
    expect(app.unread()).toBe(0);
  });
});

describe('a chat that the user deletes', () => {
  it('[CHAT-14] [CALL-128] leaves the lists once the server has deleted it', async () => {
    const app = await start({ 'DELETE /chats/1': { body: { message: 'Chat deleted' } } });
    await app.store.dispatch(deleteChat(1));
    expect(app.ids()).toEqual([]);
    expect(app.known(1)).toBeUndefined();
  });

  it('[CHAT-17] [CALL-128] stays when the server refuses, and nothing is shown', async () => {
    const app = await start({ 'DELETE /chats/1': REFUSED });
    await app.store.dispatch(deleteChat(1));
    expect(app.ids()).toEqual([1]);
    expect(app.store.getState().toasts).toEqual([]);
  });
});

describe('the colleagues to choose members from', () => {
  it('[CHAT-08] [CHAT-17] [CALL-24] are the users of the own company; a failure is shown by the dialog alone', async () => {
    const asked: unknown[] = [];
    let answer: FakeAnswer = { body: [{ id: 11, name: 'Bruno Tavares' }] };
    const app = await start({
      'GET /users/list': ({ params }) => {
        asked.push(params);
        return answer;
      },
    });
    expect(await app.store.dispatch(listUsers()).unwrap()).toMatchObject([{ id: 11, name: 'Bruno Tavares' }]);
    expect(asked).toEqual([{ companyId: 1 }]);
    answer = REFUSED;
    expect((await app.store.dispatch(listUsers())).meta.requestStatus).toBe('rejected');
    expect(app.store.getState().toasts).toEqual([]);
  });
});
