import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AxiosError } from 'axios';
import type { Ticket } from '@/protocol/records/tickets';
import { RESOLVE_UNDO_MS } from '@/domain/limits';
import { sessionEnded } from '@/entities/session/sessionActions';
import { resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { ticketFilterChanged, ticketSearchChanged } from '@/entities/conversations/tickets/ticketActions';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { batchSeen, batchStopped, rowsMarked, rowToggled } from '@/processes/batch/batchActions';
import { runBatch, undoBatch } from '@/processes/batch/runBatch';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { aTicket, aUser } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const me = aUser();
const mine = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, status: 'open', userId: me.id, ...facts });
const settle = () => vi.advanceTimersByTimeAsync(0);

/** A server whose changes of tickets wait until the test answers them. */
const createWorld = async (tickets: readonly Ticket[]) => {
  const stored = new Map(tickets.map((ticket) => [ticket.id, ticket]));
  const open = new Map<number, (answer?: FakeAnswer | Error) => void>();
  const sent: unknown[] = [];
  const put = (id: number) => [
    `PUT /tickets/${id}`,
    ({ data }: { data?: unknown }) =>
      new Promise<FakeAnswer>((resolve, reject) => {
        const change = JSON.parse(String(data)) as Partial<Ticket>;
        sent.push({ id, ...change });
        open.set(id, (answer) => {
          open.delete(id);
          if (!answer) stored.set(id, { ...stored.get(id)!, ...change });
          if (answer instanceof Error) reject(answer);
          else resolve(answer ?? { body: stored.get(id) });
        });
      }),
  ];
  const world = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => {
        const page = [...stored.values()].filter(({ status }) => status === params?.status);
        return { body: { tickets: page, count: page.length, hasMore: false } };
      },
      'POST /tags/sync': {},
      ...Object.fromEntries(
        tickets.flatMap(({ id }) => [
          put(id),
          [`GET /tickets/${id}`, () => ({ body: stored.get(id) })],
          [`DELETE /ticket-tags/${id}`, {}],
        ]),
      ),
    },
  });
  world.begin(me);
  await settle();
  await world.store.dispatch(loadTickets({ view: 'open', page: 1 }));
  await world.store.dispatch(loadTickets({ view: 'pending', page: 1 }));
  return {
    ...world,
    stored,
    sent,
    /** The tickets with running calls. */
    waiting: () => [...open.keys()],
    answer: async (id: number, answer?: FakeAnswer | Error) => {
      open.get(id)?.(answer);
      await settle();
    },
    job: () => world.store.getState().batch.job,
    marked: () => Object.keys(world.store.getState().batch.marked.ids).map(Number),
  };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ids = (tickets: readonly Ticket[]) => tickets.map(({ id }) => id);

describe('[TRIAGE-04] several tickets at once', () => {
  const five = [mine(1), mine(2), mine(3), mine(4), mine(5)];

  it('two calls run at a time, and progress counts finished ones', async () => {
    const world = await createWorld(five);
    void world.store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: ids(five) }));
    await settle();
    expect(world.waiting()).toEqual([1, 2]);
    await world.answer(2);
    expect(world.waiting()).toEqual([1, 3]);
    expect(world.job()).toMatchObject({ total: 5, done: 1, step: 'running' });
    for (const id of [1, 3, 4, 5]) await world.answer(id);
    expect(world.job()).toMatchObject({ total: 5, done: 5, refused: [], step: 'ended' });
    expect(world.paths).toEqual([]);
    expect(world.store.getState().toasts).toEqual([]);
  });

  it('when stopped, it finishes the running calls and starts no others', async () => {
    const world = await createWorld(five);
    void world.store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: ids(five) }));
    await settle();
    world.store.dispatch(batchStopped());
    await world.answer(1);
    expect(world.job()).toMatchObject({ step: 'stopping' });
    await world.answer(2);
    expect(world.sent).toHaveLength(2);
    expect(world.job()).toMatchObject({ done: 2, step: 'ended' });
  });

  it('[ERR-02] [ERR-31] refused ones are listed by contact with the reason, without toasts, and the others complete', async () => {
    const world = await createWorld(five);
    void world.store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: ids(five) }));
    await settle();
    await world.answer(1, { status: 404, body: { error: 'ERR_NO_TICKET_FOUND' } });
    await world.answer(2, { status: 500, body: {} });
    await world.answer(3, { status: 400, body: { error: 'Este atendimento não pode mudar' } });
    await world.answer(4);
    await world.answer(5, new AxiosError('Network Error', AxiosError.ERR_NETWORK));
    expect(world.job()).toMatchObject({ done: 1, step: 'ended' });
    expect(world.job()?.refused).toMatchObject([
      { ticketId: 1, contactName: 'Cliente 1', textKey: 'errors:ERR_NO_TICKET_FOUND' },
      { ticketId: 2, contactName: 'Cliente 2', textKey: 'common:state.failed' },
      {
        ticketId: 3,
        contactName: 'Cliente 3',
        textKey: 'common:toasts.refused',
        values: { message: 'Este atendimento não pode mudar' },
      },
      { ticketId: 5, contactName: 'Cliente 5', textKey: 'batch:reason.noAnswer' },
    ]);
    expect(world.store.getState().toasts).toEqual([]);
    // It stays until it has been read.
    await vi.advanceTimersByTimeAsync(RESOLVE_UNDO_MS * 3);
    expect(world.job()?.refused).toHaveLength(4);
    world.store.dispatch(batchSeen());
    expect(world.job()).toBeNull();
  });

  it('a ticket that a colleague accepted meanwhile stays with them', async () => {
    const queue = [aTicket({ id: 1 }), aTicket({ id: 2 }), aTicket({ id: 3 })];
    const world = await createWorld(queue);
    void world.store.dispatch(runBatch({ work: { action: 'accept' }, ticketIds: ids(queue) }));
    await settle();
    world.store.dispatch(
      serverEvents.ticket({ action: 'update', record: { ...queue[2]!, status: 'open', userId: 77 } }),
    );
    await world.answer(1);
    await world.answer(2);
    expect(ids(world.sent as Ticket[])).toEqual([1, 2]);
    expect(world.job()?.refused).toMatchObject([{ ticketId: 3, textKey: 'batch:reason.changed' }]);
  });

  it('a ticket that a colleague of the same queue took meanwhile is neither returned nor resolved', async () => {
    const world = await createWorld(five);
    void world.store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: [1, 2, 3, 4] }));
    await settle();
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: mine(3, { userId: 77 }) }));
    for (const id of [1, 2, 4]) await world.answer(id);
    expect(ids(world.sent as Ticket[])).toEqual([1, 2, 4]);
    expect(world.job()).toMatchObject({ done: 3, step: 'ended' });
    expect(world.job()?.refused).toMatchObject([{ ticketId: 3, textKey: 'batch:reason.changed' }]);
    // Or before a question about them was answered.
    const known = five.slice(3);
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: mine(5, { userId: 77 }) }));
    world.sent.length = 0;
    void world.store.dispatch(runBatch({ work: { action: 'resolve' }, ticketIds: [5], known }));
    await settle();
    expect([world.sent, world.job()?.refused]).toMatchObject([[], [{ ticketId: 5, textKey: 'batch:reason.changed' }]]);
  });

  it('a ticket that is already being changed is named, and only one job runs at a time', async () => {
    const world = await createWorld(five);
    void world.store.dispatch(resolveTicket({ ticketId: 1 }));
    void world.store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: [1, 2] }));
    await settle();
    expect(world.job()?.refused).toMatchObject([{ ticketId: 1, textKey: 'batch:reason.busy' }]);
    await world.store.dispatch(runBatch({ work: { action: 'resolve' }, ticketIds: [3] }));
    expect(world.job()).toMatchObject({ action: 'return', total: 2 });
  });

  it('tags are added and removed, each ticket keeping its others', async () => {
    const tag = (id: number) => ({ id, name: `T${id}`, color: '#000' });
    const tagged = [mine(1, { tags: [tag(1), tag(2)] }), mine(2, { tags: [tag(3)] })];
    const world = await createWorld(tagged);
    // A colleague's choice, of which no event tells.
    world.stored.set(2, mine(2, { tags: [tag(3), tag(4)] }));
    await world.store.dispatch(
      runBatch({ work: { action: 'tag', add: [tag(3)], remove: [2] }, ticketIds: ids(tagged) }),
    );
    const tagsOf = (id: number) => at(world.store.getState().tickets.byId, id)?.tags?.map((one) => one.id);
    expect([tagsOf(1), tagsOf(2)]).toEqual([
      [1, 3],
      [3, 4],
    ]);
    expect(world.calls.filter((call) => call === 'POST /tags/sync')).toHaveLength(2);
  });

  it('[SEC-08] the end of the session stops the job', async () => {
    const world = await createWorld(five);
    void world.store.dispatch(runBatch({ work: { action: 'return' }, ticketIds: ids(five) }));
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    await world.answer(1);
    expect(world.sent).toHaveLength(2);
    expect(world.job()).toBeNull();
  });
});

describe('[TRIAGE-04] several tickets whose status changes', () => {
  const bot = { useIntegration: true, promptId: 4, integrationId: 8 };
  it.each([
    ['accept', { status: 'pending', userId: null }, { status: 'open', userId: me.id, ...bot }],
    ['return', { status: 'open', userId: me.id }, { status: 'pending', userId: null, ...bot }],
    [
      'resolve',
      { status: 'open', userId: me.id },
      { status: 'closed', userId: me.id, queueId: 1, useIntegration: false, promptId: null, integrationId: null },
    ],
  ] as const)(
    '[TICKET-02] [TICKET-06] [TICKET-07] [TICKET-08] [TICKET-10] [TICKET-11] are changed like one by %s, and lose their tags',
    async (action, facts, change) => {
      const two = [1, 2].map((id) => aTicket({ id, ...facts, ...bot }));
      const world = await createWorld(two);
      void world.store.dispatch(runBatch({ work: { action }, ticketIds: ids(two) }));
      await settle();
      for (const id of [1, 2]) await world.answer(id);
      expect(world.sent).toEqual([1, 2].map((id) => ({ id, ...change })));
      expect(world.calls.filter((call) => call.startsWith('DELETE'))).toEqual([
        'DELETE /ticket-tags/1',
        'DELETE /ticket-tags/2',
      ]);
      // Only a ticket on screen changes the screen.
      expect(world.paths).toEqual([]);
    },
  );
});

it.each([
  ['a queue', null, 'pending'],
  ['an agent', 11, 'open'],
] as const)(
  '[TRIAGE-04] [TICKET-21] [TICKET-22] [TICKET-23] several tickets are transferred like one to %s',
  async (_, userId, status) => {
    const two = [mine(1, { whatsappId: 3 }), mine(2, { whatsappId: 4 })];
    const world = await createWorld(two);
    const target = { userId, queueId: 2, whatsappId: null };
    void world.store.dispatch(runBatch({ work: { action: 'transfer', target }, ticketIds: ids(two) }));
    await settle();
    for (const id of [1, 2]) await world.answer(id);
    expect(world.sent).toEqual([1, 2].map((id) => ({ id, status, userId, queueId: 2 })));
  },
);

describe('[TRIAGE-04] resolving several tickets', () => {
  const three = [mine(1), mine(2, { queueId: null }), mine(3)];
  const finishAll = async () => {
    const world = await createWorld(three);
    void world.store.dispatch(runBatch({ work: { action: 'resolve' }, ticketIds: ids(three) }));
    await settle();
    await world.answer(1);
    await world.answer(2, { status: 500, body: {} });
    await world.answer(3);
    return world;
  };

  it('[TICKET-08] ends the integration of each', async () => {
    const world = await finishAll();
    const ended = { useIntegration: false, promptId: null, integrationId: null };
    expect(world.sent).toEqual(three.map(({ id }) => expect.objectContaining({ id, status: 'closed', ...ended })));
  });

  it('offers to undo them together, not one by one', async () => {
    const world = await finishAll();
    expect(ids(world.job()?.resolved ?? [])).toEqual([1, 3]);
    expect(world.store.getState().resolveUndo.last).toBeNull();
    world.sent.length = 0;
    world.store.dispatch(undoBatch());
    await settle();
    await world.answer(1);
    await world.answer(3);
    expect(world.sent).toMatchObject([
      { id: 1, status: 'open', userId: me.id, queueId: 1 },
      { id: 3, status: 'open', userId: me.id, queueId: 1 },
    ]);
    expect(world.job()).toMatchObject({ action: 'undo', done: 2, step: 'ended' });
    expect(world.paths).toEqual([]);
  });

  it('leaves out a ticket that a colleague has taken since, and names it', async () => {
    const world = await finishAll();
    world.sent.length = 0;
    const taken = { ...three[0]!, userId: 77, updatedAt: '2026-11-21T18:00:00.000Z' };
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: taken }));
    world.store.dispatch(undoBatch());
    await settle();
    await world.answer(3);
    expect(world.sent).toMatchObject([{ id: 3, status: 'open' }]);
    expect(world.job()).toMatchObject({
      action: 'undo',
      step: 'ended',
      refused: [{ ticketId: 1, textKey: 'batch:reason.changed' }],
    });
  });

  it('the offer lasts 5 seconds', async () => {
    const world = await finishAll();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(world.job()?.resolved).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(world.job()?.resolved).toEqual([]);
  });
});

describe('[TRIAGE-04] selected rows', () => {
  const three = [mine(1), mine(2), mine(3)];

  it('that leave the list are no longer selected, even when they return', async () => {
    const world = await createWorld(three);
    world.store.dispatch(rowsMarked({ view: 'open', ticketIds: [1, 2, 3], anchor: 1 }));
    const gone = { ...three[0]!, userId: 77, updatedAt: '2026-11-21T13:00:00.000Z' };
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: gone }));
    expect(world.marked()).toEqual([2, 3]);
    world.store.dispatch(
      serverEvents.ticket({ action: 'update', record: { ...three[0]!, updatedAt: '2026-11-21T14:00:00.000Z' } }),
    );
    expect(world.marked()).toEqual([2, 3]);
    expect(world.store.getState().batch.marked.anchor).toBeNull();
  });

  it('leave the selection by a delete, too, by a filter and by a list that is read again without them', async () => {
    const world = await createWorld([...three, mine(4)]);
    world.store.dispatch(rowsMarked({ view: 'open', ticketIds: [1, 2, 3, 4], anchor: null }));
    world.store.dispatch(serverEvents.ticket({ action: 'delete', id: 1 }));
    expect(world.marked()).toEqual([2, 3, 4]);
    world.stored.delete(2);
    await world.store.dispatch(loadTickets({ view: 'open', page: 1 }));
    expect(world.marked()).toEqual([3, 4]);
    world.store.dispatch(ticketFilterChanged({ queueIds: [9] }));
    expect(world.marked()).toEqual([]);
  });

  it.each([
    ['pending', 'a colleague takes', { status: 'open', userId: 77 }],
    ['closed', 'a colleague reopens', { status: 'open', userId: 77 }],
    ['search', 'no longer fits', { status: 'closed' }],
  ] as const)('are left by a ticket of the list %s that %s', async (view, _, change) => {
    const status = view === 'search' ? 'open' : view;
    const world = await createWorld([mine(1, { status }), mine(2, { status })]);
    if (view === 'search') world.store.dispatch(ticketSearchChanged({ status }));
    await world.store.dispatch(loadTickets({ view, page: 1 }));
    world.store.dispatch(rowsMarked({ view, ticketIds: [1, 2], anchor: 1 }));
    const record = mine(1, { ...change, updatedAt: '2026-11-21T13:00:00.000Z' });
    world.store.dispatch(serverEvents.ticket({ action: 'update', record }));
    expect(world.marked()).toEqual([2]);
  });

  it('a selection in another list starts over', async () => {
    const world = await createWorld([...three, aTicket({ id: 4 })]);
    world.store.dispatch(rowToggled({ view: 'open', ticketId: 1 }));
    world.store.dispatch(rowToggled({ view: 'pending', ticketId: 4 }));
    expect(world.marked()).toEqual([4]);
    world.store.dispatch(rowToggled({ view: 'pending', ticketId: 4 }));
    expect(world.store.getState().batch.marked.view).toBeNull();
  });
});
