import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadQueues } from '@/entities/company/queues/queues';
import { storedChoice, storedCompanyQueues } from '@/entities/conversations/tickets/knownQueues';
import { ticketFilterChanged, ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { sessionEnded, sessionUserChanged } from '@/entities/session/sessionActions';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { ACCOUNT, aUser } from '@tests/support/records';

const queueOf = (id: number) => ({ id, name: `Fila ${id}`, color: '#111111' });
const admin = aUser({ profile: 'admin', queues: [] });
const agent = aUser({ queues: [1, 2].map(queueOf) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const createWorld = async (user = admin, local = createMemoryStorage(), company = [1, 2]) => {
  const asked: string[] = [];
  let queues = company;
  const app = createTestStore({
    local,
    routes: {
      [`GET /users/${user.id}`]: { body: user },
      'GET /queue': () => ({ body: queues.map(queueOf) }),
      'GET /tickets': ({ params }) => {
        if (params?.withUnreadMessages === undefined)
          asked.push(`${params?.status ?? 'search'} ${params?.pageNumber} ${params?.queueIds}`);
        return { body: { tickets: [], count: 0, hasMore: false } };
      },
    },
  });
  app.begin(user);
  app.goOnline();
  await pass(0);
  const first = asked.splice(0);
  const { dispatch, getState } = app.store;
  return {
    ...app,
    local,
    asked,
    first,
    dispatch,
    choose: (queueIds: readonly number[] | null) => void dispatch(ticketFilterChanged({ queueIds })),
    chosen: () => getState().tickets.filter.queueIds,
    stored: (account = ACCOUNT) => storedChoice(account).read(local),
    companyHas: (...ids: readonly number[]) => void (queues = [...ids]),
    load: (view: TicketViewName) => dispatch(loadTickets({ view, page: 1 })),
    text: (key: string) => local.getItem(`${key}:${ACCOUNT}`),
  };
};
type World = Awaited<ReturnType<typeof createWorld>>;

describe('[TLIST-15] the chosen queues', () => {
  it('are stored as they are chosen, and removed with the choice', async () => {
    const world = await createWorld();
    world.choose([2, 1]);
    expect(world.stored()).toEqual([2, 1]);
    world.dispatch(ticketFilterChanged({ showAll: true }));
    expect(world.stored()).toEqual([2, 1]);
    world.choose(null);
    expect(world.text('ticketQueues')).toBeNull();
    expect(world.logged).not.toContain('A listener failed');
  });

  it('are not stored for nobody', async () => {
    const world = await createWorld();
    world.dispatch(sessionEnded({ reason: 'logout' }));
    const before = world.local.length;
    world.choose([1]);
    expect(world.local.length).toBe(before);
    expect(world.logged).not.toContain('A listener failed');
  });

  it('of the last session count from the first call on, which is made once', async () => {
    const local = createMemoryStorage();
    storedChoice(ACCOUNT).write(local, [2]);
    const world = await createWorld(agent, local);
    await pass(2_000);
    expect(world.chosen()).toEqual([2]);
    expect([...world.first, ...world.asked]).toEqual(['open 1 [2]', 'pending 1 [2]']);
  });

  it.each([
    ['an agent, whose other queues are left out', agent, [2, 7], [2]],
    ['an agent without any of them', agent, [7, 8], null],
    ['an admin, for whom every queue passes until they are loaded', admin, [7], [7]],
  ])('of the last session are offered to %s', (_, user, stored, chosen) => {
    const local = createMemoryStorage();
    storedChoice(ACCOUNT).write(local, stored);
    const { store, begin } = createTestStore({ local });
    begin(user);
    expect(store.getState().tickets.filter.queueIds).toEqual(chosen);
  });

  it('of an admin lose those that the company no longer has once its queues are loaded', async () => {
    const local = createMemoryStorage();
    storedChoice(ACCOUNT).write(local, [2, 7]);
    const world = await createWorld(admin, local);
    await world.dispatch(loadQueues());
    expect(world.chosen()).toEqual([2]);
    expect(world.stored()).toEqual([2]);
  });

  it('[TLIST-16] lose a queue that is taken from the user, and stay as they are otherwise', async () => {
    const world = await createWorld(agent);
    world.choose([1, 2]);
    world.dispatch(sessionUserChanged({ ...agent, name: 'Ana Luz' }));
    expect(world.chosen()).toEqual([1, 2]);
    world.dispatch(sessionUserChanged({ ...agent, queues: [queueOf(2)] }));
    expect(world.chosen()).toEqual([2]);
    world.dispatch(sessionUserChanged({ ...agent, queues: [queueOf(1)] }));
    expect(world.chosen()).toBeNull();
    expect(world.text('ticketQueues')).toBeNull();
  });

  it('of an agent do not depend on the company’s queues', async () => {
    const world = await createWorld(agent);
    world.choose([1, 2]);
    world.companyHas(1);
    await world.dispatch(loadQueues());
    expect(world.chosen()).toEqual([1, 2]);
  });

  it('[SEC-08] go from the screen with the session and stay stored', async () => {
    const world = await createWorld(agent);
    world.choose([1]);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.chosen()).toBeNull();
    expect(world.stored()).toEqual([1]);
    expect(world.logged).not.toContain('A listener failed');
  });
});

describe('other conditions of the lists', () => {
  it('[LIST-01] read every list that was asked for once, half a second after the last change of filter or search', async () => {
    const world = await createWorld(agent);
    await world.load('closed');
    world.asked.length = 0;
    world.choose([1]);
    await pass(300);
    world.dispatch(ticketSearchChanged({ text: 'sofá' }));
    await pass(499);
    expect(world.asked).toEqual([]);
    await pass(1);
    expect(world.asked).toEqual(['open 1 [1]', 'pending 1 [1]', 'closed 1 [1]', 'search 1 [1]']);
    await pass(5_000);
    expect(world.asked).toHaveLength(4);
  });

  it('read no list that is already read with them, and none after the session', async () => {
    const world = await createWorld(agent);
    world.choose([1]);
    await world.load('open');
    expect(world.asked).toEqual(['open 1 [1]']);
    await pass(500);
    expect(world.asked).toEqual(['open 1 [1]', 'pending 1 [1]']);
    world.choose([2]);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    await pass(5_000);
    expect(world.asked).toHaveLength(2);
  });

  it('of the search read the search alone', async () => {
    const world = await createWorld(agent);
    world.dispatch(ticketSearchChanged({ text: 'sofá' }));
    await pass(500);
    expect(world.asked).toEqual(['search 1 [1,2]']);
  });
});

describe('a condition that can no longer be chosen', () => {
  const filters = (world: World) => world.store.getState().tickets;

  it('[TLIST-14] [TLIST-11] [PERM-04] the tickets of all users leave, and are asked for no more, when the admin becomes an agent', async () => {
    const world = await createWorld();
    world.dispatch(ticketFilterChanged({ showAll: true }));
    world.dispatch(ticketSearchChanged({ text: 'sofá', userId: 7 }));
    await pass(500);
    world.dispatch(sessionUserChanged({ ...admin, name: 'Ana Luz' }));
    expect(filters(world)).toMatchObject({ filter: { showAll: true }, search: { userId: 7 } });
    world.dispatch(sessionUserChanged({ ...agent, id: admin.id }));
    expect(filters(world)).toMatchObject({ filter: { showAll: false }, search: { text: 'sofá', userId: null } });
  });

  it('changes nothing for an admin who had chosen none, nor at the end of the session', async () => {
    const world = await createWorld();
    world.asked.length = 0;
    world.dispatch(sessionUserChanged({ ...agent, id: admin.id }));
    await pass(500);
    expect(world.asked).toEqual([]);
    const other = await createWorld();
    other.dispatch(ticketFilterChanged({ showAll: true }));
    other.dispatch(sessionEnded({ reason: 'logout' }));
    other.asked.length = 0;
    await pass(500);
    expect(other.asked).toEqual([]);
  });

  it('[TLIST-10] a deleted tag leaves the search, which is then read with the others', async () => {
    const tagOf = (id: number) => ({ id, name: `Tag ${id}`, color: '#111111' });
    const world = await createWorld(agent);
    for (const id of [4, 5]) world.dispatch(serverEvents.tag({ action: 'create', record: tagOf(id) }));
    world.dispatch(ticketSearchChanged({ tagIds: [4, 5] }));
    await pass(500);
    world.dispatch(serverEvents.tag({ action: 'delete', id: 9 }));
    expect(filters(world).search.tagIds).toEqual([4, 5]);
    world.dispatch(serverEvents.tag({ action: 'delete', id: 4 }));
    expect(filters(world).search.tagIds).toEqual([5]);
    await pass(500);
    expect(world.asked).toEqual(['search 1 [1,2]', 'search 1 [1,2]']);
  });
});

describe('[TLIST-17] the company’s queues of an admin', () => {
  const changed = async (world: World, ...ids: readonly number[]) => {
    world.companyHas(...ids);
    world.asked.length = 0;
    await world.dispatch(loadQueues());
    await pass(0);
  };
  const known = (world: World) => storedCompanyQueues(ACCOUNT).read(world.local);

  it('are stored, and when they change the lists that were asked for are read again at once', async () => {
    const world = await createWorld();
    expect(world.first).toEqual(['open 1 [1,2]', 'pending 1 [1,2]']);
    await changed(world, 1, 2, 3);
    expect(known(world)).toEqual([1, 2, 3]);
    expect(world.asked).toEqual(['open 1 [1,2,3]', 'pending 1 [1,2,3]']);
    await world.load('closed');
    await changed(world, 3);
    expect(world.asked).toEqual(['open 1 [3]', 'pending 1 [3]', 'closed 1 [3]']);
  });

  it.each([
    ['they are the same in another order', [2, 1]],
    ['they are the same', [1, 2]],
  ])('do not read the lists again where %s', async (_, ids) => {
    const world = await createWorld();
    await changed(world, ...ids);
    expect(world.asked).toEqual([]);
    expect(known(world)).toEqual(expect.arrayContaining([1, 2]));
  });

  it('of the same number but with another queue read them again', async () => {
    const world = await createWorld();
    await changed(world, 1, 9);
    expect(world.asked).toEqual(['open 1 [1,9]', 'pending 1 [1,9]']);
  });

  it('are stored but read nothing again while the admin has chosen some', async () => {
    const world = await createWorld();
    world.choose([1]);
    await pass(500);
    await changed(world, 1, 2, 3);
    expect(known(world)).toEqual([1, 2, 3]);
    expect(world.asked).toEqual([]);
  });

  it('follow a queue that is created or deleted live', async () => {
    const world = await createWorld();
    world.dispatch(serverEvents.queue({ action: 'create', record: queueOf(3) }));
    await pass(0);
    expect(world.asked).toEqual(['open 1 [1,2,3]', 'pending 1 [1,2,3]']);
    expect(known(world)).toEqual([1, 2, 3]);
  });

  it('are asked for again by a list that was just being read for the first time', async () => {
    const world = await createWorld();
    const reading = world.load('closed');
    world.dispatch(serverEvents.queue({ action: 'create', record: queueOf(3) }));
    await reading;
    await pass(0);
    expect(world.asked.filter((one) => one.startsWith('closed'))).toHaveLength(2);
  });

  it('are not taken from a live event alone, before they were read', async () => {
    const local = createMemoryStorage();
    storedCompanyQueues(ACCOUNT).write(local, [1, 2]);
    const { store, begin, calls } = createTestStore({ local, routes: { 'GET /queue': () => new Promise(() => {}) } });
    begin(admin);
    await pass(0);
    const before = calls.filter((call) => call === 'GET /tickets').length;
    store.dispatch(serverEvents.queue({ action: 'create', record: queueOf(3) }));
    await pass(0);
    expect(storedCompanyQueues(ACCOUNT).read(local)).toEqual([1, 2]);
    expect(calls.filter((call) => call === 'GET /tickets')).toHaveLength(before);
  });

  it('are not stored for an agent, nor for nobody', async () => {
    const world = await createWorld(agent);
    await world.dispatch(loadQueues());
    expect(world.text('companyQueues')).toBeNull();
    expect(world.asked).toEqual([]);
    const other = await createWorld();
    other.dispatch(sessionEnded({ reason: 'logout' }));
    other.asked.length = 0;
    await other.dispatch(loadQueues());
    other.dispatch(serverEvents.queue({ action: 'create', record: queueOf(3) }));
    await pass(0);
    expect(known(other)).toEqual([1, 2]);
    expect(other.asked).toEqual([]);
    expect(other.logged).not.toContain('A listener failed');
  });
});
