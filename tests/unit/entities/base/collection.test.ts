import { describe, expect, it } from 'vitest';
import { parseEvent } from '@/protocol/events';
import type { Tag } from '@/protocol/records/tags';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import type { UserListItem } from '@/protocol/records/users';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { sessionEnded } from '@/entities/session/sessionActions';
import { contactLists, loadContactList } from '@/entities/company/contactLists/contactLists';
import { quickMessages } from '@/entities/company/quickMessages/quickMessages';
import { tags } from '@/entities/company/tags/tags';
import { users } from '@/entities/company/users/users';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import type { RootState } from '@/store/rootReducer';
import { createRecordedRoute } from '@tests/support/requestRecorder';
import { createHeldRoute } from '@tests/support/hold';
import { createTestStore } from '@tests/support/createTestStore';
import { stateAfter } from '@tests/support/reducedState';

const user = (id: number, facts: Partial<UserListItem> = {}): UserListItem => ({
  id,
  name: `Nome ${id}`,
  email: `u${id}@x.com`,
  ...facts,
});
const request = (page: number, searchParam = '') => ({ view: 'page' as const, query: { searchParam }, page });
const asked = (id: string, page = 1, searchParam = '') => users.load.pending(id, request(page, searchParam));
const came = (id: string, records: UserListItem[], rest: { hasMore?: boolean; count?: number; page?: number } = {}) => {
  const { hasMore = false, page = 1, ...total } = rest;
  return users.load.fulfilled({ records, hasMore, ...total }, id, request(page));
};
const idsOf = (state: RootState) => users.selectRecords(state, 'page').map(({ id }) => id);
const viewOf = (state: RootState) => users.selectView(state, 'page');
const changed = (record: UserListItem) => serverEvents.user({ action: 'update', record });
const created = (record: UserListItem) => serverEvents.user({ action: 'create', record });

describe('the pages of a list', () => {
  const first = [asked('1'), came('1', [user(1), user(2)], { hasMore: true })];

  it('[LIST-02] [LIST-04] the next page is appended, each record once', () => {
    const state = stateAfter(...first, asked('2', 2), came('2', [user(2, { name: 'Novo' }), user(3)], { page: 2 }));
    expect(idsOf(state)).toEqual([1, 2, 3]);
    expect(users.selectById(state, 2)).toMatchObject({ name: 'Novo' });
  });

  it.each([
    ['hasMore alone', { hasMore: true }, true],
    ['a total above what is loaded', { count: 3 }, true],
    ['a total that is reached', { count: 2 }, false],
    ['neither', {}, false],
  ])('[LIST-02] [LIST-03] %s decides whether more follows', (_, answer, more) => {
    expect(viewOf(stateAfter(asked('1'), came('1', [user(1), user(2)], answer))).hasMore).toBe(more);
  });

  it('[LIST-02] a page without a new record ends the list until it is read again', () => {
    const ended = [...first, asked('2', 2), came('2', [user(1), user(2)], { hasMore: true, count: 9, page: 2 })];
    expect(viewOf(stateAfter(...ended)).hasMore).toBe(false);
    expect(viewOf(stateAfter(...ended, asked('3'), came('3', [user(1)], { hasMore: true }))).hasMore).toBe(true);
  });

  it('[LIST-04] a page of one record does not end the list', () => {
    expect(viewOf(stateAfter(asked('1'), came('1', [user(1)], { hasMore: true }))).hasMore).toBe(true);
  });

  it('[LIST-01] only the answer to the latest request counts', () => {
    const state = stateAfter(asked('1'), asked('2', 1, 'ana'), came('1', [user(1)]), came('2', [user(7)]));
    expect(idsOf(state)).toEqual([7]);
    expect(idsOf(stateAfter(asked('1'), asked('2'), came('2', [user(7)]), came('1', [user(1)])))).toEqual([7]);
  });

  it('[LIST-06] a list that was never loaded has failed; a failed later page leaves what is shown', () => {
    const failed = users.load.rejected(new Error('down'), '1', request(1));
    expect(viewOf(stateAfter(asked('1'), failed))).toMatchObject({ status: 'failed', failedPage: 1 });
    const late = users.load.rejected(new Error('down'), '2', request(2));
    const state = stateAfter(...first, asked('2', 2), late);
    expect(viewOf(state)).toMatchObject({ status: 'ready', failedPage: 2 });
    expect(idsOf(state)).toEqual([1, 2]);
  });
});

describe('live records', () => {
  const loaded = [asked('1'), came('1', [user(1), user(2)], { count: 2 })];

  it('a record saved here counts in the total only if it is new: the server’s total already has a changed one', () => {
    const saved = (id: number | null) => users.save.fulfilled(user(9), 's', { id, fields: {} as never });
    expect(viewOf(stateAfter(...loaded, saved(null)))).toMatchObject({ ids: [9, 1, 2], count: 3 });
    expect(viewOf(stateAfter(...loaded, saved(9)))).toMatchObject({ ids: [9, 1, 2], count: 2 });
  });

  it('[LIST-07] [RT-17] [RT-20] [RT-21] create and update upsert, delete removes, and the total follows', () => {
    const more = stateAfter(...loaded, created(user(3)), changed(user(4)));
    expect(idsOf(more)).toEqual([4, 3, 1, 2]);
    // A changed record that was not loaded yet already counts in the total.
    expect(viewOf(more).count).toBe(3);
    const less = stateAfter(...loaded, serverEvents.user({ action: 'delete', id: 1 }));
    expect(idsOf(less)).toEqual([2]);
    expect(viewOf(less).count).toBe(1);
    expect(users.selectById(less, 1)).toBeUndefined();
  });

  it('[LIST-07] [RT-20] [RT-21] a create of a known record is an update, and an update keeps the parts it lacks', () => {
    const state = stateAfter(
      asked('1'),
      came('1', [user(1, { profile: 'admin', queues: [] })]),
      created({ id: 1, name: 'Outra', email: 'u1@x.com' }),
    );
    expect(users.selectRecords(state, 'page')).toEqual([
      { id: 1, name: 'Outra', email: 'u1@x.com', profile: 'admin', queues: [] },
    ]);
  });

  it.each([
    ['a number', { action: 'delete', userId: 1 }],
    ['text', { action: 'delete', userId: '1' }],
    ['id', { action: 'delete', id: 1 }],
  ])('[RT-17] the id of a deleted user may come as %s', (_, payload) => {
    const event = parseEvent('user', payload, 1);
    expect(idsOf(stateAfter(...loaded, serverEvents.user(event!)))).toEqual([2]);
  });

  it('[LIST-07] a live record joins a searched list only if it matches the search', () => {
    const query = { ...request(1, 'ÁNA') };
    const searched = [
      users.load.pending('1', query),
      users.load.fulfilled({ records: [user(1, { name: 'Ana' })], hasMore: false }, '1', query),
    ];
    const state = stateAfter(
      ...searched,
      created(user(5, { name: 'Bruno' })),
      created(user(6, { email: 'mariana@x.com' })),
    );
    expect(idsOf(state)).toEqual([6, 1]);
  });

  it('[RT-20] [LIST-07] events that arrive during a request are not undone by its answer', () => {
    const state = stateAfter(
      ...loaded,
      asked('2'),
      created(user(9)),
      serverEvents.user({ action: 'delete', id: 1 }),
      came('2', [user(1), user(2)]),
    );
    expect(idsOf(state)).toEqual([9, 2]);
  });

  it('[TAG-09] tags of another company are dropped, and the known ticket count stays', () => {
    const read = { view: 'page' as const, query: EVERYTHING, page: 1 };
    const listed: Tag = { id: 1, name: 'VIP', color: '#a00', ticketsCount: 4 };
    const base = [tags.load.pending('1', read), tags.load.fulfilled({ records: [listed], hasMore: false }, '1', read)];
    expect(parseEvent('tag', { action: 'create', tag: { id: 8, name: 'X', color: '', companyId: 2 } }, 1)).toBeNull();
    const record = { id: 1, name: 'VIP+', color: '#0a0', kanban: 1, companyId: 1 };
    const state = stateAfter(...base, serverEvents.tag({ action: 'update', record }));
    expect(tags.selectRecords(state, 'page')).toEqual([{ ...listed, ...record }]);
  });

  it('[SEC-08] no data outlives the session', () => {
    expect(idsOf(stateAfter(...loaded, sessionEnded({ reason: 'logout' })))).toEqual([]);
  });
});

describe('a record whose list depends on its owner', () => {
  const ME = 7;
  const page = { view: 'page' as const, query: { searchParam: '', userId: ME }, page: 1 };
  const reply = (id: number, userId: number): QuickMessage => ({ id, shortcode: `r${id}`, message: 'Oi', userId });
  const owned = (id: number, userId: number) =>
    serverEvents.quickmessage({ action: 'update', record: reply(id, userId) });
  const ask = quickMessages.load.pending('1', page);
  const answer = quickMessages.load.fulfilled(
    { records: [reply(1, ME), reply(2, ME)], hasMore: true, count: 5 },
    '1',
    page,
  );
  const listOf = (state: RootState) => {
    const { ids, count, gone } = quickMessages.selectView(state, 'page');
    return [ids, count, gone];
  };

  it('[LIST-07] leaves it with its new owner, once, and is counted again when it comes back', () => {
    const given = [ask, answer, owned(1, 9), owned(1, 9)];
    expect(listOf(stateAfter(...given))).toEqual([[2], 4, 1]);
    expect(listOf(stateAfter(...given, owned(1, ME)))).toEqual([[1, 2], 5, 1]);
    // One that was never the user's changes nothing.
    expect(listOf(stateAfter(ask, answer, owned(8, 9)))).toEqual([[1, 2], 5, 0]);
  });

  it('[LIST-07] leaves it also while it is read, and stays if it comes back in time', () => {
    expect(listOf(stateAfter(ask, owned(1, 9), owned(1, 9), answer))).toEqual([[2], 4, 1]);
    expect(listOf(stateAfter(ask, owned(1, 9), owned(1, ME), answer))).toEqual([[1, 2], 5, 0]);
  });
});

describe('lists on screen', () => {
  const page = (records: readonly UserListItem[], hasMore: boolean) => ({
    body: { users: records, hasMore, count: 0 },
  });

  const shown = async () => {
    const { asked: queries, route } = createRecordedRoute(
      page([user(1)], true),
      page([user(2)], false),
      page([user(3)], false),
    );
    const app = createTestStore({ routes: { 'GET /users/': route } });
    app.begin();
    const { dispatch } = app.store;
    dispatch(users.viewShown({ view: 'page', shown: true }));
    await dispatch(users.load({ view: 'page', query: { searchParam: 'n' }, page: 1 }));
    await dispatch(users.loadMore('page'));
    return { ...app, queries };
  };
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it('[LIST-03] [LIST-04] [CALL-23] a page is requested with searchParam and pageNumber only, one at a time and only while there is one', async () => {
    const { store, queries } = await shown();
    await store.dispatch(users.loadMore('page'));
    expect(queries.map(({ query }) => query)).toEqual([
      { searchParam: 'n', pageNumber: 1 },
      { searchParam: 'n', pageNumber: 2 },
    ]);
    expect(idsOf(store.getState())).toEqual([1, 2]);
  });

  it.each([
    ['one record that is gone', [1], [1, 2, 2, 3]],
    ['a record of the first page that is gone before the second is read', [2], [1, 1, 2, 3], 1],
    ['more gone records than a page has', [1, 2, 3], [1, 2, 1, 2]],
  ])(
    '[LIST-02] [LIST-04] no record is skipped after %s: the pages they moved up into are read again',
    async (_, gone, pages, loaded = 2) => {
      let stored = [1, 2, 3, 4, 5, 6].map((id) => user(id));
      const queries: unknown[] = [];
      const app = createTestStore({
        routes: {
          'GET /users/': ({ params }) => {
            const { pageNumber } = params as { pageNumber: number };
            queries.push(pageNumber);
            return page(stored.slice(2 * pageNumber - 2, 2 * pageNumber), 2 * pageNumber < stored.length);
          },
        },
      });
      app.begin();
      const { dispatch, getState } = app.store;
      await dispatch(users.load({ view: 'page', query: { searchParam: '' }, page: 1 }));
      if (loaded > 1) await dispatch(users.loadMore('page'));
      stored = stored.filter(({ id }) => !gone.includes(id));
      for (const id of gone) dispatch(serverEvents.user({ action: 'delete', id }));
      while (viewOf(getState()).hasMore) await dispatch(users.loadMore('page'));
      expect(idsOf(getState())).toEqual(stored.map(({ id }) => id));
      expect(queries).toEqual(pages);
    },
  );

  it('[LIST-04] no record is skipped where one is deleted just before a page is read', async () => {
    let stored = [1, 2, 3, 4, 5, 6].map((id) => user(id));
    const app = createTestStore({
      routes: {
        'GET /users/': ({ params }) => {
          const { pageNumber } = params as { pageNumber: number };
          if (pageNumber === 2 && stored.length === 6) {
            stored = stored.slice(1);
            app.store.dispatch(serverEvents.user({ action: 'delete', id: 1 }));
          }
          return page(stored.slice(2 * pageNumber - 2, 2 * pageNumber), 2 * pageNumber < stored.length);
        },
      },
    });
    app.begin();
    const { dispatch, getState } = app.store;
    await dispatch(users.load({ view: 'page', query: { searchParam: '' }, page: 1 }));
    for (let reads = 0; reads < 9 && viewOf(getState()).hasMore; reads += 1) await dispatch(users.loadMore('page'));
    expect(idsOf(getState()).toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6]);
  });

  it('[LIST-02] [LIST-04] a page of rows that all came by events is not the end of the list', async () => {
    const stored = [1, 2, 3, 4, 5, 6].map((id) => user(id));
    const app = createTestStore({
      routes: {
        'GET /users/': ({ params }) => {
          const { pageNumber } = params as { pageNumber: number };
          return page(stored.slice(2 * pageNumber - 2, 2 * pageNumber), 2 * pageNumber < stored.length);
        },
      },
    });
    app.begin();
    const { dispatch, getState } = app.store;
    await dispatch(users.load({ view: 'page', query: { searchParam: '' }, page: 1 }));
    for (const id of [11, 12, 13, 14, 15]) {
      stored.unshift(user(id));
      dispatch(serverEvents.user({ action: 'create', record: user(id) }));
    }
    for (let reads = 0; reads < 5 && viewOf(getState()).hasMore; reads += 1) await dispatch(users.loadMore('page'));
    expect(idsOf(getState()).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 11, 12, 13, 14, 15]);
    expect(viewOf(getState()).hasMore).toBe(false);
  });

  const reload = serverEvents.user({ action: 'reload', records: [] }) as unknown as ServerEvent;
  const left = (id: number) => serverEvents.user({ action: 'delete', id }) as unknown as ServerEvent;
  it.each([
    ['a reconnect', resyncRequested()],
    ['the event reload', reload],
    ['the event reload with others around it', serverEventsReceived([left(8), reload, left(9)])],
  ])('[RT-20] [OFF-02] after %s the list is read again from page 1 and shrinks to it', async (_, action) => {
    const { store, queries } = await shown();
    store.dispatch(action);
    await settle();
    expect(queries.at(-1)?.query).toEqual({ searchParam: 'n', pageNumber: 1 });
    expect(idsOf(store.getState())).toEqual([3]);
  });

  it('[OFF-02] [LIST-01] a running search is read again, not the list before it', async () => {
    const { store, queries } = await shown();
    const search = store.dispatch(users.load({ view: 'page', query: { searchParam: 'nova' }, page: 1 }));
    store.dispatch(resyncRequested());
    await search;
    await settle();
    expect(queries.at(-1)?.query).toEqual({ searchParam: 'nova', pageNumber: 1 });
    expect(viewOf(store.getState())).toMatchObject({ query: { searchParam: 'nova' }, request: null });
  });

  it('[OFF-02] a list that left the screen is not read again', async () => {
    const { store, queries } = await shown();
    store.dispatch(users.viewShown({ view: 'page', shown: false }));
    store.dispatch(resyncRequested());
    await settle();
    expect(queries).toHaveLength(2);
  });

  it.each([
    ['read on its own', 'GET', loadContactList(3)],
    ['saved', 'PUT', contactLists.save({ id: 3, fields: { name: 'Feira' } })],
  ] as const)(
    '[LIST-07] [RT-20] a record that is deleted while it is %s does not come back with the answer',
    async (_, method, call) => {
      const list = { id: 3, name: 'Feira' };
      const late = createHeldRoute();
      const { store, begin } = createTestStore({
        routes: {
          'GET /contact-lists/': { body: { records: [list], count: 1, hasMore: false } },
          [`${method} /contact-lists/3`]: late.route,
        },
      });
      begin();
      await store.dispatch(contactLists.load({ view: 'page', query: EVERYTHING, page: 1 }));
      expect(contactLists.selectRecords(store.getState(), 'page')).toHaveLength(1);
      const answered = store.dispatch(call as ReturnType<typeof loadContactList>);
      await settle();
      expect(late.isAsked()).toBe(true);
      store.dispatch(serverEvents.contactList({ action: 'delete', id: 3 }));
      late.answer({ body: list });
      expect((await answered).meta.requestStatus).toBe('fulfilled');
      expect(contactLists.selectRecords(store.getState(), 'page')).toEqual([]);
      expect(contactLists.selectById(store.getState(), 3)).toBeUndefined();
    },
  );
});
