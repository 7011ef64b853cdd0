import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SavedView } from '@/domain/conversations/savedViews';
import { emptySearch, type TicketSearch } from '@/domain/conversations/ticketSearch';
import type { Ticket } from '@/protocol/records/tickets';
import {
  changeViews,
  countView,
  isCurrentView,
  loadViews,
  selectViewCount,
  selectViews,
  viewCountMoved,
  VIEWS_KEY,
} from '@/entities/conversations/savedViews/savedViews';
import { sessionEnded } from '@/entities/session/sessionActions';
import { ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket, aUser } from '@tests/support/records';

const me = aUser();
const ACCOUNT = `test#${me.id}`;
const viewOf = (id: string, search: Partial<TicketSearch> = {}): SavedView => ({
  id,
  name: `Visão ${id}`,
  search: { ...emptySearch, ...search },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settle = () => vi.advanceTimersByTimeAsync(0);

interface WorldParts {
  readonly user?: typeof me;
  /** The server's total of a query; undefined: it does not say. */
  readonly total?: (query: Readonly<Record<string, unknown>>) => number | undefined;
}

const createWorld = async ({ user = me, total = () => 0 }: WorldParts = {}) => {
  const views = createMemoryRecords<readonly SavedView[]>();
  const asked: Readonly<Record<string, unknown>>[] = [];
  const app = createTestStore({
    storage: { views },
    routes: {
      [`GET /users/${user.id}`]: { body: user },
      'GET /queue': { body: [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '' })) },
      'GET /tickets': ({ params }) => {
        if (Number(params?.pageNumber) === 1) return { body: { tickets: [aTicket()], count: 1, hasMore: false } };
        asked.push(params);
        return { body: { tickets: [], count: total(params), hasMore: false } };
      },
    },
  });
  app.begin(user);
  await settle();
  const { dispatch, getState } = app.store;
  return {
    dispatch,
    state: getState,
    asked,
    disk: views,
    failOnce: () => vi.spyOn(app.services.api.tickets, 'page').mockRejectedValueOnce(new Error('down')),
    toasts: app.toasts,
    know: (record: Ticket) => dispatch(serverEvents.ticket({ action: 'update', record })),
    /** Stores the views without asking for their numbers. */
    keep: async (...list: readonly SavedView[]) => {
      await views.put(ACCOUNT, VIEWS_KEY, list);
      dispatch(loadViews.fulfilled(list, 'kept'));
      await settle();
      asked.length = 0;
    },
  };
};

describe('[TRIAGE-06] the saved views', () => {
  it('[SEC-08] are read from the disk of the account; none are there at first', async () => {
    const { dispatch, disk, state } = await createWorld();
    expect(await dispatch(loadViews()).unwrap()).toEqual([]);
    await disk.put(ACCOUNT, VIEWS_KEY, [viewOf('a')]);
    await disk.put('test#11', VIEWS_KEY, [viewOf('b')]);
    await dispatch(loadViews());
    expect(selectViews(state())).toEqual([viewOf('a')]);
  });

  it('are written as a whole, in the user’s order', async () => {
    const { dispatch, disk, state } = await createWorld();
    await dispatch(changeViews((known) => [...known, viewOf('a')]));
    await dispatch(changeViews((known) => [viewOf('b'), ...known]));
    expect(selectViews(state())).toEqual([viewOf('b'), viewOf('a')]);
    expect(await disk.read(ACCOUNT, VIEWS_KEY)).toEqual([viewOf('b'), viewOf('a')]);
  });

  it('are at most twenty: one more is refused with a toast and changes nothing on disk', async () => {
    const { dispatch, disk, state, toasts } = await createWorld();
    const twenty = Array.from({ length: 20 }, (_, place) => viewOf(String(place)));
    await dispatch(changeViews(() => [...twenty, viewOf('x')]));
    expect(await disk.read(ACCOUNT, VIEWS_KEY)).toBeNull();
    await dispatch(changeViews(() => twenty));
    const refused = await dispatch(changeViews((known) => [...known, viewOf('x')]));
    expect(changeViews.rejected.match(refused)).toBe(true);
    expect(selectViews(state())).toEqual(twenty);
    expect(await disk.read(ACCOUNT, VIEWS_KEY)).toEqual(twenty);
    expect(toasts()).toEqual(['tickets:views.notKept', 'tickets:views.notKept']);
  });

  it('that cannot be written stay as they were, and the user is told', async () => {
    const { dispatch, disk, state, toasts } = await createWorld();
    await dispatch(changeViews(() => [viewOf('a')]));
    vi.spyOn(disk, 'update').mockRejectedValue(new Error('full'));
    await dispatch(changeViews(() => []));
    expect(selectViews(state())).toEqual([viewOf('a')]);
    expect(toasts()).toEqual(['tickets:views.notKept']);
  });

  it('that cannot be read leave a list without views, and no toast', async () => {
    const { dispatch, disk, state, toasts } = await createWorld();
    vi.spyOn(disk, 'read').mockRejectedValue(new Error('damaged'));
    await dispatch(loadViews());
    expect([selectViews(state()), toasts()]).toEqual([[], []]);
  });

  it('[SEC-08] and their numbers go with the session', async () => {
    const { dispatch, keep, state } = await createWorld();
    await keep(viewOf('a', { status: 'open' }));
    await dispatch(countView(viewOf('a', { status: 'open' })));
    dispatch(sessionEnded({ reason: 'logout' }));
    expect(state().savedViews).toEqual({ list: [], counts: {} });
  });
});

describe('[TRIAGE-06] the number of a view', () => {
  const open = viewOf('a', { status: 'open' });
  const count = async (world: Awaited<ReturnType<typeof createWorld>>, view: SavedView) => {
    await world.keep(view);
    await world.dispatch(countView(view));
    return selectViewCount(world.state(), view);
  };
  const seeing = aUser({ allTicket: 'enabled' });

  it('is asked with all its conditions, on a page beyond every list', async () => {
    const world = await createWorld({ user: seeing, total: () => 7 });
    const view = viewOf('a', { text: ' sofá ', tagIds: [4, 5], status: 'pending' });
    expect(await count(world, view)).toBe(7);
    expect(world.asked).toEqual([
      {
        searchParam: 'sofá',
        status: 'pending',
        tags: '[4,5]',
        showAll: 'true',
        queueIds: '[1]',
        pageNumber: 1_000_000,
      },
    ]);
    expect(await count(world, viewOf('b', { userId: 11 }))).toBe(7);
    expect(world.asked).toMatchObject([{ users: '[11]' }]);
  });

  it.each([
    ['an admin', aUser({ profile: 'admin' }), '[1,2]'],
    ['a user who sees tickets without a queue', seeing, '[1]'],
  ])('is the server’s for %s, who asks once', async (_, user, queueIds) => {
    const world = await createWorld({ user, total: () => 7 });
    expect(await count(world, open)).toBe(7);
    expect(world.asked.map((query) => query['queueIds'])).toEqual([queueIds]);
  });

  const totals = ({ status, queueIds }: Readonly<Record<string, unknown>>): number =>
    queueIds === '[]' ? { open: 2, pending: 3 }[String(status)]! : 20;

  it.each<[string, SavedView, number, string[]]>([
    ['of open tickets', open, 18, ['open []']],
    ['of pending tickets', viewOf('a', { status: 'pending' }), 17, ['pending []']],
    ['of every status', viewOf('a', { text: 'sofá' }), 15, ['open []', 'pending []']],
    ['of closed tickets', viewOf('a', { status: 'closed' }), 20, []],
  ])('leaves out tickets without a queue for those who do not see them: %s', async (_, view, shown, hidden) => {
    const world = await createWorld({ total: totals });
    expect(await count(world, view)).toBe(shown);
    expect(world.asked.slice(1).map(({ status, queueIds }) => `${String(status)} ${String(queueIds)}`)).toEqual(hidden);
  });

  it('counts the user’s own tickets without a queue, as far as the view shows them', async () => {
    const world = await createWorld({ total: totals });
    const bare = { status: 'open', userId: me.id, queueId: null };
    world.know(aTicket({ ...bare, id: 5 }));
    world.know(aTicket({ ...bare, id: 6, lastMessage: 'Quero um sofá' }));
    expect(await count(world, open)).toBe(20);
    expect(await count(world, viewOf('a', { text: 'sofá', status: 'open' }))).toBe(19);
  });

  it('is never below zero, and is what is left where the server hides the second number', async () => {
    const below = await createWorld({ total: ({ queueIds }) => (queueIds === '[]' ? 5 : 2) });
    expect(await count(below, open)).toBe(0);
    const hiding = await createWorld({ total: ({ queueIds }) => (queueIds === '[]' ? undefined : 2) });
    expect(await count(hiding, open)).toBe(2);
  });

  it('counts what a number finds by its digits too, as its list does', async () => {
    const world = await createWorld({
      user: seeing,
      total: ({ searchParam }) => (searchParam === '984559021' ? 3 : 0),
    });
    expect(await count(world, viewOf('a', { text: '98455-9021', status: 'open' }))).toBe(3);
  });

  it('is unknown for an owner together with tags, since servers then count whatever the tags', async () => {
    const world = await createWorld({ user: seeing, total: () => 9 });
    expect(await count(world, viewOf('a', { userId: 7, tagIds: [4] }))).toBeNull();
    expect(world.asked).toEqual([]);
  });

  it('becomes unknown again when the server no longer tells it', async () => {
    let told: number | undefined = 4;
    const world = await createWorld({ total: () => told });
    expect(await count(world, viewOf('a', { status: 'closed' }))).toBe(4);
    told = undefined;
    await world.dispatch(countView(viewOf('a', { status: 'closed' })));
    expect(selectViewCount(world.state(), viewOf('a', { status: 'closed' }))).toBeNull();
    expect(world.state().savedViews.counts).toEqual({});
    expect(world.asked).toHaveLength(2);
  });

  it('is kept for each view alone', async () => {
    const world = await createWorld({ user: seeing, total: ({ status }) => (status === 'open' ? 7 : 3) });
    const pending = viewOf('b', { status: 'pending' });
    await world.keep(open, pending);
    await world.dispatch(countView(open));
    await world.dispatch(countView(pending));
    expect([open, pending].map((view) => selectViewCount(world.state(), view))).toEqual([7, 3]);
  });

  it('is dropped when the view was deleted while it was asked', async () => {
    const world = await createWorld({ total: () => 4 });
    await world.keep(open);
    await world.dispatch(countView(viewOf('gone', { status: 'closed' })));
    expect(world.state().savedViews.counts).not.toHaveProperty('gone');
  });

  it('stays the known one, without a toast, when the server does not answer', async () => {
    const world = await createWorld({ user: seeing, total: () => 4 });
    await count(world, open);
    world.failOnce();
    await world.dispatch(countView(open));
    expect(selectViewCount(world.state(), open)).toBe(4);
    expect(world.toasts()).toEqual([]);
  });

  it('follows live changes from a known number only, and is never below zero', async () => {
    const world = await createWorld({ user: seeing, total: () => 2 });
    await count(world, open);
    world.dispatch(viewCountMoved({ id: 'a', by: 1 }));
    world.dispatch(viewCountMoved({ id: 'unknown', by: 1 }));
    expect(world.state().savedViews.counts).toEqual({ a: 3 });
    world.dispatch(viewCountMoved({ id: 'a', by: -5 }));
    expect(world.state().savedViews.counts).toEqual({ a: 0 });
  });

  it('is that of the list while the list shows the view, once it was read', async () => {
    const world = await createWorld({ user: seeing, total: () => 9 });
    const view = viewOf('a', { text: 'cliente' });
    expect(await count(world, view)).toBe(9);
    expect(isCurrentView(world.state(), view)).toBe(false);
    world.dispatch(ticketSearchChanged({ text: ' cliente ' }));
    expect(isCurrentView(world.state(), view)).toBe(true);
    expect(selectViewCount(world.state(), view)).toBe(9);
    await vi.advanceTimersByTimeAsync(500);
    expect(selectViewCount(world.state(), view)).toBe(1);
    expect(selectViewCount(world.state(), viewOf('b'))).toBeNull();
  });
});
