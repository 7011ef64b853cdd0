import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { valuesIn } from '@/entities/base/idTable';
import type { SavedView } from '@/domain/conversations/savedViews';
import { emptySearch, type TicketSearch } from '@/domain/conversations/ticketSearch';
import type { Ticket } from '@/protocol/records/tickets';
import { changeViews, selectViewCount, selectViews } from '@/entities/conversations/savedViews/savedViews';
import { sessionEnded } from '@/entities/session/sessionActions';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { createMemoryRecords } from '@/lib/memoryRecords';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncFinished } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket, aUser } from '@tests/support/records';

/** Sees tickets without a queue. */
const me = aUser({ allTicket: 'enabled' });
const mine = (facts: Partial<Ticket> = {}) => aTicket({ status: 'open', userId: me.id, ...facts });
const viewOf = (id: string, search: Partial<TicketSearch>): SavedView => ({
  id,
  name: `Visão ${id}`,
  search: { ...emptySearch, ...search },
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

/** A server with these totals by status; it records the queries for the far page. */
const start = async (views = createMemoryRecords<readonly SavedView[]>(), user = me, unqueued = 0) => {
  const counts: Record<string, number> = { open: 7, pending: 3 };
  const asked: string[] = [];
  const app = createTestStore({
    storage: { views },
    routes: {
      [`GET /users/${user.id}`]: { body: user },
      'GET /tickets': ({ params }: { params?: Record<string, string> }) => {
        const isFar = Number(params?.pageNumber) > 1_000;
        if (isFar)
          asked.push(`${params?.status ?? ''} ${params?.searchParam ?? ''} ${params?.queueIds} ${params?.showAll}`);
        // Tickets without a queue: counted for everybody, shown to few.
        const count = params?.queueIds === '[]' ? unqueued : (counts[params?.status ?? ''] ?? 0) + unqueued;
        return { body: { tickets: [], count: isFar ? count : 0, hasMore: false } };
      },
    },
  });
  app.begin(user);
  await pass();
  const state = () => app.store.getState();
  return {
    ...app,
    counts,
    asked,
    disk: views,
    state,
    know: (record: Ticket) => app.store.dispatch(serverEvents.ticket({ action: 'update', record })),
    count: (id: string) =>
      selectViewCount(
        state(),
        selectViews(state()).find((view) => view.id === id)!,
      ),
  };
};

it('[TRIAGE-06] a view shows its count without loading a ticket, follows live events at once and the server soon after', async () => {
  const app = await start();
  await app.store.dispatch(changeViews(() => [viewOf('a', { status: 'open' }), viewOf('b', { status: 'pending' })]));
  await pass();
  expect([app.count('a'), app.count('b')]).toEqual([7, 3]);
  expect(app.asked).toEqual(['open  [1] true', 'pending  [1] true']);
  expect(valuesIn(app.state().tickets.byId)).toEqual([]);

  // Not known before: only the server knows whether it was counted.
  app.counts.pending = 4;
  app.know(aTicket({ id: 5 }));
  expect(app.count('b')).toBe(3);
  await pass(3_000);
  expect(app.count('b')).toBe(4);
  app.asked.length = 0;

  app.know(mine({ id: 5, updatedAt: '2026-11-22T12:00:00.000Z' }));
  expect([app.count('a'), app.count('b')]).toEqual([8, 3]);
  Object.assign(app.counts, { open: 9, pending: 3 });
  await pass(3_000);
  expect([app.count('a'), app.count('b')]).toEqual([9, 3]);
  expect(app.asked).toHaveLength(2);

  // A message in a known ticket costs no call.
  app.know(mine({ id: 5, lastMessage: 'Oi', updatedAt: '2026-11-22T12:01:00.000Z' }));
  await pass(10_000);
  expect(app.asked).toHaveLength(2);
});

it('[TRIAGE-06] a known ticket that enters or leaves a view, or leaves the lists, moves its count at once', async () => {
  const app = await start();
  await app.store.dispatch(
    changeViews(() => [
      viewOf('a', { status: 'open' }),
      viewOf('b', { status: 'pending' }),
      viewOf('c', { tagIds: [4] }),
      viewOf('d', { userId: me.id }),
    ]),
  );
  app.know(aTicket({ id: 5 }));
  await pass(3_000);
  const counts = () => ['a', 'b', 'c', 'd'].map(app.count);
  expect(counts()).toEqual([7, 3, 0, 0]);
  const vip = { id: 4, name: 'VIP', color: '#aa0000' };
  app.know(mine({ id: 5, tags: [vip], updatedAt: '2026-11-22T12:00:00.000Z' }));
  expect(counts()).toEqual([8, 2, 1, 1]);
  app.know(mine({ id: 5, tags: [], updatedAt: '2026-11-22T12:01:00.000Z' }));
  expect(counts()).toEqual([8, 2, 0, 1]);
  app.store.dispatch(serverEvents.ticket({ action: 'delete', id: 5 }));
  expect(counts()).toEqual([7, 2, 0, 0]);
});

it('[TRIAGE-06] changes of three seconds cost one round of calls, and those that follow the next one', async () => {
  const app = await start();
  await app.store.dispatch(changeViews(() => [viewOf('a', { status: 'open' })]));
  await pass();
  app.asked.length = 0;
  for (const id of [5, 6, 7]) {
    app.know(mine({ id }));
    await pass(1_400);
  }
  // Asked 3 s after the first change. The third came 2.8 s after it, the fourth starts a new round.
  expect(app.asked).toHaveLength(1);
  app.know(mine({ id: 8 }));
  await pass(2_900);
  expect(app.asked).toHaveLength(1);
  await pass(100);
  expect(app.asked).toHaveLength(2);
});

it('[TRIAGE-06] [OFF-02] all counts are requested again after a gap, and for other queues', async () => {
  const app = await start();
  await app.store.dispatch(changeViews(() => [viewOf('a', { status: 'open' })]));
  await pass();
  app.counts.open = 2;
  app.store.dispatch(resyncFinished());
  await pass();
  expect(app.count('a')).toBe(2);
  app.counts.open = 1;
  app.store.dispatch(ticketFilterChanged({ queueIds: [1] }));
  await pass(3_000);
  expect(app.count('a')).toBe(1);
});

it('[TRIAGE-06] an owner together with tags has no count the server could give, and none is requested', async () => {
  const app = await start();
  await app.store.dispatch(changeViews(() => [viewOf('a', { userId: 7, tagIds: [1] })]));
  await pass(3_000);
  expect([app.count('a'), app.asked]).toEqual([null, []]);
});

it('[SEC-08] [TRIAGE-06] views survive a restart, for their own account only; 20 at most', async () => {
  const app = await start();
  const twenty = Array.from({ length: 20 }, (_, place) => viewOf(String(place), { status: 'open' }));
  await app.store.dispatch(changeViews(() => twenty));
  await app.store.dispatch(changeViews((known) => [...known, viewOf('x', { status: 'open' })]));
  expect(selectViews(app.state())).toEqual(twenty);
  app.store.dispatch(sessionEnded({ reason: 'logout' }));
  expect(selectViews(app.state())).toEqual([]);
  const other = await start(app.disk, aUser({ id: 11, allTicket: 'enabled' }));
  expect(selectViews(other.state())).toEqual([]);
  const again = await start(app.disk);
  expect(selectViews(again.state())).toEqual(twenty);
  expect(again.count('0')).toBe(7);
});

it('[TRIAGE-06] a change keeps what another window saved meanwhile', async () => {
  const app = await start();
  const other = await start(app.disk);
  await app.store.dispatch(changeViews(() => [viewOf('a', {})]));
  await other.store.dispatch(changeViews((known) => [...known, viewOf('b', {})]));
  await app.store.dispatch(changeViews((known) => [...known, viewOf('c', {})]));
  expect(selectViews(app.state()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('[TRIAGE-06] tickets without a queue count only for users who see them', async () => {
  const views = [viewOf('a', { status: 'open' }), viewOf('b', { userId: me.id })];
  const seeing = await start(createMemoryRecords<readonly SavedView[]>(), me, 2);
  await seeing.store.dispatch(changeViews(() => views));
  await pass();
  expect(seeing.count('a')).toBe(9);
  const blind = await start(createMemoryRecords<readonly SavedView[]>(), aUser(), 2);
  blind.counts[''] = 10;
  // Users may open their own tickets in any queue.
  blind.know(mine({ id: 8, queueId: null }));
  await blind.store.dispatch(changeViews(() => views));
  await pass();
  expect([blind.count('a'), blind.count('b')]).toEqual([8, 9]);
});

it('[TRIAGE-06] a deleted tag leaves the views; one that asked for nothing else stays until the user deletes it', async () => {
  const app = await start();
  const tagOf = (id: number) => ({ id, name: `Tag ${id}`, color: '#111111' });
  for (const id of [4, 5]) app.store.dispatch(serverEvents.tag({ action: 'create', record: tagOf(id) }));
  const views = [
    viewOf('a', { tagIds: [4, 5] }),
    viewOf('b', { status: 'open', tagIds: [4] }),
    viewOf('c', { tagIds: [4] }),
  ];
  await app.store.dispatch(changeViews(() => views));
  app.store.dispatch(serverEvents.tag({ action: 'delete', id: 4 }));
  await pass();
  const left = [viewOf('a', { tagIds: [5] }), viewOf('b', { status: 'open' }), viewOf('c', { tagIds: [4] })];
  expect(selectViews(app.state())).toEqual(left);
  expect(await app.disk.readAll('test#10')).toEqual([left]);
  await pass(3_000);
  expect(app.count('b')).toBe(7);
});

it('[TRIAGE-06] counts go on where the disk refuses to take a deleted tag out of the views', async () => {
  const app = await start();
  await app.store.dispatch(changeViews(() => [viewOf('a', { status: 'open', tagIds: [4] })]));
  await pass();
  vi.spyOn(app.disk, 'update').mockRejectedValue(new Error('full'));
  app.store.dispatch(serverEvents.tag({ action: 'delete', id: 4 }));
  await pass();
  app.counts.open = 9;
  app.know(mine({ id: 5 }));
  await pass(3_000);
  expect(app.count('a')).toBe(9);
});

it('[TRIAGE-06] the first views of two windows are both kept', async () => {
  const views = createMemoryRecords<readonly SavedView[]>();
  const [one, other] = [await start(views), await start(views)];
  await Promise.all([
    one.store.dispatch(changeViews((list) => [...list, viewOf('a', { status: 'open' })])),
    other.store.dispatch(changeViews((list) => [...list, viewOf('b', { status: 'pending' })])),
  ]);
  expect((await views.readAll('test#10')).flat().map(({ id }) => id)).toEqual(['a', 'b']);
});
