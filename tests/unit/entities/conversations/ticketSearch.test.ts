import type { InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { sessionUserChanged } from '@/entities/session/sessionActions';
import { ticketFilterChanged, ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { selectTickets, selectTicketView } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aTicket, aUser } from '@tests/support/records';

const admin = aUser({ profile: 'admin' });
const QUEUES = [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '#111111' }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Query = Readonly<Record<string, unknown>>;

/** A signed-in user whose server answers what `answer` gives for the asked page; `asked` holds the queries since the start. */
const createWorld = async (
  user = aUser(),
  answer: (query: Query) => readonly Ticket[] = () => [],
  local = createMemoryStorage(),
) => {
  const asked: Query[] = [];
  const app = createTestStore({
    local,
    routes: {
      'GET /queue': { body: QUEUES },
      [`GET /users/${user.id}`]: { body: user },
      'GET /tickets': ({ params }: InternalAxiosRequestConfig) => {
        const query = params as Query;
        if (query['withUnreadMessages'] === undefined) asked.push(query);
        const tickets = answer(query);
        return { body: { tickets, count: tickets.length, hasMore: false } };
      },
    },
  });
  app.begin(user);
  app.goOnline();
  await vi.advanceTimersByTimeAsync(0);
  const first = asked.splice(0);
  return {
    ...app,
    asked,
    /** The queries of the start. */
    first,
    pass: (ms: number) => vi.advanceTimersByTimeAsync(ms),
    ids: (view: TicketViewName) => selectTickets(app.store.getState(), view).map(({ id }) => id),
    status: (view: TicketViewName) => selectTicketView(app.store.getState(), view).status,
  };
};

describe('searching', () => {
  it('[LIST-01] [TLIST-09] [TLIST-14] [TLIST-38] [CALL-29] a typed text is requested once, from page 1, 500 ms after the last change and not at 499', async () => {
    const world = await createWorld();
    world.store.dispatch(ticketSearchChanged({ text: 's' }));
    await world.pass(400);
    world.store.dispatch(ticketSearchChanged({ text: ' sofá ' }));
    await world.pass(499);
    expect(world.asked).toEqual([]);
    await world.pass(1);
    expect(world.asked).toEqual([{ searchParam: 'sofá', pageNumber: 1, queueIds: '[1]', showAll: 'true' }]);
    await world.pass(5_000);
    expect(world.asked).toHaveLength(1);
  });

  it('[TLIST-09] [CALL-29] a number with separators is searched by its digits too, page after page', async () => {
    const contact = { id: 9, name: 'Juliana Prado', number: '5511988342217' };
    const [named, mentioned, older] = [
      aTicket({ id: 1, contact }),
      aTicket({ id: 2, lastMessage: 'Ligue no +55 11 98834-2217' }),
      aTicket({ id: 3, contact }),
    ];
    const world = await createWorld(aUser(), ({ searchParam, pageNumber }) => {
      if (searchParam !== '5511988342217') return pageNumber === 1 ? [named, mentioned] : [];
      return pageNumber === 1 ? [named] : [older];
    });
    world.store.dispatch(ticketSearchChanged({ text: ' +55 11 98834-2217' }));
    await world.pass(500);
    const query = { pageNumber: 1, queueIds: '[1]', showAll: 'true' };
    expect(world.asked).toEqual([
      { ...query, searchParam: '+55 11 98834-2217' },
      { ...query, searchParam: '5511988342217' },
    ]);
    expect(world.ids('search')).toEqual([2, 1]);
    await world.store.dispatch(loadTickets({ view: 'search', page: 2 }));
    expect(world.ids('search')).toEqual([3, 2, 1]);
    expect(world.asked.slice(2).map(({ searchParam, pageNumber }) => [searchParam, pageNumber])).toEqual([
      ['+55 11 98834-2217', 2],
      ['5511988342217', 2],
    ]);
  });

  it('[TLIST-09] [TLIST-10] [TLIST-11] [TLIST-12] [TLIST-14] [TLIST-17] [TLIST-38] [CALL-29] tags, user and status are sent as tags, users and status 500 ms after each change, and empty ones are left out', async () => {
    const world = await createWorld(admin);
    const sentFor = async (change: Parameters<typeof ticketSearchChanged>[0]) => {
      world.asked.length = 0;
      world.store.dispatch(ticketSearchChanged(change));
      await world.pass(499);
      expect(world.asked).toEqual([]);
      await world.pass(1);
      return world.asked;
    };
    const rest = { pageNumber: 1, queueIds: '[1,2]', showAll: 'true' };
    expect(await sentFor({ tagIds: [4, 5] })).toEqual([{ tags: '[4,5]', ...rest }]);
    // Without showAll servers search only the user's own tickets, and rated tickets no longer have an owner.
    expect(await sentFor({ tagIds: [], userId: 7 })).toEqual([{ users: '[7]', ...rest }]);
    for (const status of ['pending', 'open', 'closed'] as const)
      expect(await sentFor({ userId: null, status })).toEqual([{ status, ...rest }]);
  });

  it('[TLIST-11] results are corrected for servers that ignore the tags beside a user', async () => {
    const tags = [{ id: 4, name: 'VIP', color: '#111111' }];
    const world = await createWorld(admin, () => [
      aTicket({ id: 1, userId: 7, tags }),
      aTicket({ id: 2, userId: 7, tags: [] }),
    ]);
    world.store.dispatch(ticketSearchChanged({ tagIds: [4], userId: 7 }));
    await world.pass(500);
    expect(world.asked.at(-1)).toMatchObject({ tags: '[4]', users: '[7]' });
    expect(world.ids('search')).toEqual([1]);
  });

  it('[TLIST-09] an empty search requests and shows nothing', async () => {
    const world = await createWorld(aUser(), () => [aTicket({ id: 1 })]);
    world.store.dispatch(ticketSearchChanged({ text: 'cliente' }));
    await world.pass(500);
    expect(world.ids('search')).toEqual([1]);
    world.store.dispatch(ticketSearchChanged({ text: '' }));
    expect(world.ids('search')).toEqual([]);
    await world.pass(5_000);
    expect(world.asked).toHaveLength(1);
    expect(world.status('search')).toBe('idle');
  });

  it('[LIST-01] [TLIST-09] loaded rows are filtered at once', async () => {
    const world = await createWorld(aUser(), () => [aTicket({ id: 1 }), aTicket({ id: 2 })]);
    world.store.dispatch(ticketSearchChanged({ text: 'cliente' }));
    await world.pass(500);
    expect(world.ids('search')).toEqual([2, 1]);
    world.store.dispatch(ticketSearchChanged({ text: 'cliente 2' }));
    expect(world.ids('search')).toEqual([2]);
    expect(world.asked).toHaveLength(1);
  });

  it('[LIST-01] [TLIST-09] the answer to an earlier text is dropped', async () => {
    const world = await createWorld();
    const [first, second] = [
      { view: 'search', page: 1 },
      { view: 'search', page: 1 },
    ] as const;
    const page = (id: number) => ({ records: [aTicket({ id })], hasMore: false, count: 1 });
    world.store.dispatch(ticketSearchChanged({ text: 'cliente' }));
    world.store.dispatch(loadTickets.pending('a', first));
    world.store.dispatch(ticketSearchChanged({ text: 'cliente 2' }));
    world.store.dispatch(loadTickets.fulfilled(page(1), 'a', first));
    expect(world.ids('search')).toEqual([]);
    world.store.dispatch(loadTickets.pending('b', second));
    world.store.dispatch(loadTickets.fulfilled(page(2), 'b', second));
    expect(world.ids('search')).toEqual([2]);
  });
});

describe('live changes of a search', () => {
  const found = aTicket({ id: 1, lastMessage: 'Até logo' });
  /** The server found ticket 1 by an old message. */
  const search = async (facts: Parameters<typeof ticketSearchChanged>[0] = { text: 'poltrona' }) => {
    const world = await createWorld(aUser(), () => [found]);
    world.store.dispatch(ticketSearchChanged(facts));
    await world.pass(500);
    expect(world.ids('search')).toEqual([1]);
    return world;
  };
  const update = (facts: Parameters<typeof aTicket>[0]) =>
    serverEvents.ticket({ action: 'update', record: aTicket({ ...found, ...facts }) });

  it('[RT-14] [TLIST-33] [TLIST-31] [LIST-07] a delete removes the row, and the update of the same change restores it, without a request', async () => {
    const { store, ids, asked, pass } = await search();
    const before = asked.length;
    store.dispatch(serverEvents.ticket({ action: 'delete', id: 1 }));
    expect(ids('search')).toEqual([]);
    store.dispatch(update({ status: 'closed' }));
    expect(ids('search')).toEqual([1]);
    await pass(5_000);
    expect(asked).toHaveLength(before);
  });

  it('[TLIST-31] a row whose status no longer matches leaves', async () => {
    const { store, ids } = await search({ status: 'pending' });
    store.dispatch(update({ status: 'open', userId: 10 }));
    expect(ids('search')).toEqual([]);
  });

  it('[TLIST-16] [TLIST-32] a row that moves to another queue leaves', async () => {
    const { store, ids } = await search();
    store.dispatch(update({ queueId: 2 }));
    expect(ids('search')).toEqual([]);
  });

  it('[TLIST-35] a new message of a matching ticket moves its row to the top', async () => {
    const { store, ids } = await search();
    const ticket = aTicket({ id: 9, lastMessage: 'Quero uma poltrona', updatedAt: '2026-11-22T12:00:00.000Z' });
    const record = { id: 'N', ticketId: 9, body: 'Quero uma poltrona', fromMe: false, ack: 0 };
    store.dispatch(
      serverEvents.appMessage({ action: 'create', record: record as never, ticket, contact: ticket.contact ?? null }),
    );
    expect(ids('search')).toEqual([9, 1]);
  });
});

describe('the filter of the lists', () => {
  it('[TLIST-15] [LIST-01] [CALL-29] chosen queues filter at once and are sent as queueIds 500 ms later, once for each list', async () => {
    const tickets = [aTicket({ id: 1, queueId: 1 }), aTicket({ id: 2, queueId: 2 })];
    const world = await createWorld(admin, ({ status }) => (status === 'pending' ? tickets : []));
    expect(world.ids('pending')).toEqual([2, 1]);
    world.store.dispatch(ticketFilterChanged({ queueIds: [1] }));
    await world.pass(300);
    world.store.dispatch(ticketFilterChanged({ queueIds: [2] }));
    expect(world.ids('pending')).toEqual([]);
    await world.pass(499);
    expect(world.asked).toEqual([]);
    await world.pass(1);
    expect(world.asked).toEqual([
      { status: 'open', showAll: 'false', pageNumber: 1, queueIds: '[2]' },
      { status: 'pending', showAll: 'false', pageNumber: 1, queueIds: '[2]' },
    ]);
    expect(world.ids('pending')).toEqual([2]);
  });

  it('[TLIST-15] [TLIST-38] [CALL-29] chosen queues narrow the closed tickets and the search too', async () => {
    const inBothQueues = (from: number, status: string) =>
      [1, 2].map((queueId) => aTicket({ id: from + queueId, queueId, status }));
    const world = await createWorld(admin, ({ status }) => {
      if (status === undefined) return inBothQueues(20, 'open');
      return status === 'closed' ? inBothQueues(10, 'closed') : [];
    });
    await world.store.dispatch(loadTickets({ view: 'closed', page: 1 }));
    world.store.dispatch(ticketSearchChanged({ text: 'cliente' }));
    await world.pass(500);
    const listed = () => ({ closed: world.ids('closed'), search: world.ids('search') });
    expect(listed()).toEqual({ closed: [12, 11], search: [22, 21] });
    world.asked.length = 0;
    world.store.dispatch(ticketFilterChanged({ queueIds: [2] }));
    expect(listed()).toEqual({ closed: [12], search: [22] });
    await world.pass(500);
    const asked = world.asked.map(({ status, queueIds }) => [status ?? 'search', queueIds]);
    expect(Object.fromEntries(asked)).toEqual({ open: '[2]', pending: '[2]', closed: '[2]', search: '[2]' });
  });

  it('[TLIST-14] [TLIST-08] [TLIST-17] [CALL-29] closed tickets of all users, in all queues, are requested, whatever the switch says', async () => {
    const world = await createWorld(admin);
    for (const view of ['open', 'pending', 'closed'] as const) {
      await world.store.dispatch(loadTickets({ view, page: 1, force: true }));
      const showAll = view === 'closed' ? 'true' : 'false';
      expect(world.asked.at(-1)).toMatchObject({ status: view, queueIds: '[1,2]', showAll });
    }
  });

  it('[TLIST-14] [CALL-29] the switch is sent as showAll', async () => {
    const world = await createWorld(admin, ({ status, showAll }) =>
      status === 'open' && showAll === 'true' ? [aTicket({ id: 3, status: 'open', userId: 99 })] : [],
    );
    expect(world.ids('open')).toEqual([]);
    world.store.dispatch(ticketFilterChanged({ showAll: true }));
    await world.pass(500);
    expect(world.asked.map(({ showAll }) => showAll)).toEqual(['true', 'true']);
    expect(world.ids('open')).toEqual([3]);
    world.store.dispatch(ticketFilterChanged({ showAll: false }));
    expect(world.ids('open')).toEqual([]);
  });

  it('a pending answer for the former queues is dropped', async () => {
    const world = await createWorld(admin);
    const request = { view: 'pending', page: 1 } as const;
    world.store.dispatch(loadTickets.pending('a', request));
    world.store.dispatch(ticketFilterChanged({ queueIds: [2] }));
    world.store.dispatch(
      loadTickets.fulfilled({ records: [aTicket({ queueId: 2 })], hasMore: false, count: 1 }, 'a', request),
    );
    expect(world.ids('pending')).toEqual([]);
    expect(world.status('pending')).toBe('loading');
    await world.pass(500);
    expect(world.status('pending')).toBe('ready');
  });

  it('[TLIST-15] the choice is remembered for each user', async () => {
    const world = await createWorld(admin);
    world.store.dispatch(ticketFilterChanged({ queueIds: [2] }));
    const again = createTestStore({ local: world.local });
    again.begin(aUser({ id: 11, profile: 'admin' }));
    expect(again.store.getState().tickets.filter.queueIds).toBeNull();
    again.begin(admin);
    expect(again.store.getState().tickets.filter.queueIds).toEqual([2]);
    world.store.dispatch(ticketFilterChanged({ queueIds: null }));
    const keys = Array.from({ length: world.local.length }, (_, place) => world.local.key(place) ?? '');
    expect(keys.filter((key) => key.startsWith('ticketQueues:'))).toEqual([]);
  });

  it.each(['[2, "x"]', '[2', '{}', 'null'])(
    '[TLIST-16] a remembered choice without any own queue counts as no choice: %s',
    (text) => {
      const local = createMemoryStorage();
      local.setItem('ticketQueues:test#10', text);
      const app = createTestStore({ local });
      app.begin();
      expect(app.store.getState().tickets.filter.queueIds).toBeNull();
    },
  );

  it('[TLIST-15] a chosen queue that is deleted is no longer chosen', async () => {
    const world = await createWorld(admin);
    world.store.dispatch(ticketFilterChanged({ queueIds: [1, 2] }));
    world.store.dispatch(serverEvents.queue({ action: 'delete', id: 1 }));
    expect(world.store.getState().tickets.filter.queueIds).toEqual([2]);
    world.store.dispatch(serverEvents.queue({ action: 'delete', id: 2 }));
    expect(world.store.getState().tickets.filter.queueIds).toBeNull();
  });

  it.each([
    ['disabled', [1]],
    ['enabled', [3, 1]],
  ])(
    '[TLIST-16] what the server sends beyond the own queues is not listed, allTicket %s',
    async (allTicket, listed) => {
      const sent = [1, 2, null].map((queueId, place) => aTicket({ id: place + 1, queueId }));
      const answer = ({ status }: Query) => (status === 'pending' ? sent : []);
      const world = await createWorld(aUser({ allTicket }), answer);
      expect(world.ids('pending')).toEqual(listed);
    },
  );

  it('[TLIST-16] a chosen queue the user loses is no longer chosen', async () => {
    const world = await createWorld();
    world.store.dispatch(ticketFilterChanged({ queueIds: [1] }));
    world.store.dispatch(sessionUserChanged(aUser({ queues: [] })));
    expect(world.store.getState().tickets.filter.queueIds).toBeNull();
  });
});

describe('the first list of an admin', () => {
  const kept = 'companyQueues:test#10';

  it('[PERF-02] waits for the queues at the first start only; the next start requests those of the last one at once', async () => {
    const local = createMemoryStorage();
    const one = await createWorld(admin, undefined, local);
    expect(one.calls.indexOf('GET /queue')).toBeLessThan(one.calls.indexOf('GET /tickets'));
    expect(local.getItem(kept)).toBe('[1,2]');
    const two = await createWorld(admin, undefined, local);
    expect(two.calls.indexOf('GET /queue')).toBeGreaterThan(two.calls.indexOf('GET /tickets'));
    expect(two.first.map(({ status, queueIds }) => [status, queueIds])).toEqual([
      ['open', '[1,2]'],
      ['pending', '[1,2]'],
    ]);
  });

  it('is read again when the queues have changed, and not when they are the same', async () => {
    const local = createMemoryStorage();
    local.setItem(kept, '[1,9]');
    const world = await createWorld(admin, undefined, local);
    expect(world.first.filter(({ status }) => status === 'open').map(({ queueIds }) => queueIds)).toEqual([
      '[1,9]',
      '[1,2]',
    ]);
    expect(local.getItem(kept)).toBe('[1,2]');
  });

  it.each(['', '{', '["a"]', '[]'])('waits for the queues when the stored value is damaged: %s', async (text) => {
    const local = createMemoryStorage();
    local.setItem(kept, text);
    const world = await createWorld(admin, undefined, local);
    expect(world.calls.indexOf('GET /queue')).toBeLessThan(world.calls.indexOf('GET /tickets'));
    expect(world.first.at(-1)?.['queueIds']).toBe('[1,2]');
  });
});
