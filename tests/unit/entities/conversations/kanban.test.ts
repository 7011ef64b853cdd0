import { describe, expect, it } from 'vitest';
import type { Tag } from '@/protocol/records/tags';
import { selectBoard } from '@/entities/conversations/kanban/kanbanSlice';
import { loadBoard } from '@/entities/conversations/kanban/kanbanThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import { eventually } from '@tests/support/eventually';
import { createHeldRoute } from '@tests/support/hold';
import { aTicket, aUser } from '@tests/support/records';
import { createRecordedRoute } from '@tests/support/requestRecorder';

const quote = { id: 5, name: 'Orçamento', color: '#2468be', kanban: 1 };
const urgent = { id: 6, name: 'Urgente', color: '#c4322a', kanban: 1 };
const card = (id: number, tags: readonly (typeof quote)[] = []) =>
  aTicket({ id, status: 'pending', user: null, tags: [...tags] });
const quoted = card(2, [quote]);

/** A board with three columns and a card in each; `columns` reads them as the screen does. */
const openBoard = async () => {
  const tickets = [card(1), quoted, card(3, [urgent])];
  const app = createTestStore({
    routes: {
      'GET /tags/kanban': () => ({ body: { lista: [{ ...quote }, { ...urgent }] } }),
      'GET /ticket/kanban': { body: { tickets, count: tickets.length, hasMore: false } },
    },
  });
  app.begin(aUser());
  await app.store.dispatch(loadBoard());
  return { ...app, columns: () => selectBoard(app.store.getState()) };
};

describe('the columns of the board', () => {
  it('an event for a card renews its column alone', async () => {
    const { store, columns } = await openBoard();
    const [open, quotes, urgents] = columns();
    const record = { ...quoted, lastMessage: 'E agora?' };
    store.dispatch(serverEvents.ticket({ action: 'update', record }));
    const now = columns();
    expect(now[1]?.cards[0]?.lastMessage).toBe('E agora?');
    expect(now[1]).not.toBe(quotes);
    expect([now[0] === open, now[2] === urgents]).toEqual([true, true]);
  });

  it('[KAN-04] a card that moves renews the two columns it leaves and enters', async () => {
    const { store, columns } = await openBoard();
    const before = columns();
    store.dispatch(serverEvents.ticket({ action: 'update', record: { ...quoted, tags: [urgent] } }));
    const now = columns();
    expect(now.map(({ cards }) => cards.length)).toEqual([1, 0, 2]);
    expect(now.map((column, place) => column === before[place])).toEqual([true, false, false]);
  });

  it('[RT-14] a deleted card leaves the board at once', async () => {
    const { store, columns } = await openBoard();
    store.dispatch(serverEvents.ticket({ action: 'delete', id: 2 }));
    expect(columns().map(({ cards }) => cards.map(({ id }) => id))).toEqual([[1], [], [3]]);
  });

  it('an event for a ticket that is no card renews nothing', async () => {
    const { store, columns } = await openBoard();
    const before = columns();
    store.dispatch(serverEvents.ticket({ action: 'update', record: card(9) }));
    expect(columns()).toBe(before);
  });

  it('a new name of a tag renews its column alone', async () => {
    const { store, columns } = await openBoard();
    const before = columns();
    store.dispatch(serverEvents.tag({ action: 'update', record: { ...quote, name: 'Proposta' } }));
    const now = columns();
    expect(now.map(({ tag }) => tag?.name)).toEqual([undefined, 'Proposta', 'Urgente']);
    expect(now.map((column, place) => column === before[place])).toEqual([true, false, true]);
  });

  it('reading the board again without news renews nothing', async () => {
    const { store, columns } = await openBoard();
    const before = columns();
    await store.dispatch(loadBoard());
    expect(columns()).toBe(before);
  });

  it('[KAN-07] are read again by the queues and the right that the user has by then', async () => {
    const { asked, route } = createRecordedRoute({ body: { tickets: [], count: 0, hasMore: false } });
    const { store, begin } = createTestStore({
      routes: { 'GET /tags/kanban': { body: { lista: [] } }, 'GET /ticket/kanban': route },
    });
    begin(aUser({ allTicket: 'enabled' }));
    await store.dispatch(loadBoard());
    const record = aUser({ allTicket: 'disabled', queues: [{ id: 3, name: 'Suporte', color: '#0a0' }] });
    store.dispatch(serverEvents.user({ action: 'update', record }));
    await store.dispatch(loadBoard());
    expect(asked.map(({ query }) => query)).toEqual([
      { queueIds: '[1]', showAll: 'true' },
      { queueIds: '[3]', showAll: 'false' },
    ]);
  });
});

describe('a change of a tag', () => {
  const change = (record: Tag) => serverEvents.tag({ action: 'update', record });
  const columns = async (...events: ReturnType<typeof serverEvents.tag>[]) => {
    const { store } = await openBoard();
    for (const event of events) store.dispatch(event);
    return store.getState().kanban.columns;
  };

  it('[KAN-04] renames its column in place, also if the event does not say that it is one', async () => {
    expect(await columns(change({ ...quote, name: 'Proposta' }))).toEqual([{ ...quote, name: 'Proposta' }, urgent]);
    const { kanban: _kanban, ...rest } = quote;
    expect(await columns(change({ ...rest, color: '#000000' }))).toEqual([{ ...quote, color: '#000000' }, urgent]);
  });

  it.each([0, null])('[KAN-04] takes its column away if it is none any more (%s)', async (kanban) => {
    expect(await columns(change({ ...quote, kanban }))).toEqual([urgent]);
    expect(await columns(change({ ...urgent, kanban }))).toEqual([quote]);
  });

  it('[KAN-04] adds a column after the others if it has become one', async () => {
    const late: Tag = { id: 4, name: 'Entrega', color: '#008800', kanban: 1 };
    expect(await columns(serverEvents.tag({ action: 'create', record: late }))).toEqual([quote, urgent, late]);
  });

  it.each([undefined, 0, null])('[KAN-04] that has no column adds none (%s)', async (kanban) => {
    expect(await columns(change({ id: 4, name: 'Entrega', color: '#008800', kanban }))).toEqual([quote, urgent]);
  });

  it('[KAN-04] that deletes it takes its column away, and no other', async () => {
    expect(await columns(serverEvents.tag({ action: 'delete', id: 5 }))).toEqual([urgent]);
    expect(await columns(serverEvents.tag({ action: 'delete', id: 9 }))).toEqual([quote, urgent]);
  });

  it('[KAN-04] that comes while the board is read is newer than the answer', async () => {
    const reading = createHeldRoute();
    const { store, begin } = createTestStore({
      routes: {
        'GET /tags/kanban': reading.route,
        'GET /ticket/kanban': { body: { tickets: [], count: 0, hasMore: false } },
      },
    });
    begin(aUser());
    const loading = store.dispatch(loadBoard());
    const created: Tag = { id: 4, name: 'Entrega', color: '#008800', kanban: 1 };
    store.dispatch(serverEvents.tag({ action: 'create', record: created }));
    store.dispatch(change({ ...created, name: 'Entregue' }));
    store.dispatch(change({ ...quote, name: 'Proposta' }));
    store.dispatch(serverEvents.tag({ action: 'delete', id: 6 }));
    await eventually(() => expect(reading.isAsked()).toBe(true));
    reading.answer({ body: { lista: [quote, urgent] } });
    await loading;
    expect(store.getState().kanban.columns).toEqual([
      { ...quote, name: 'Proposta' },
      { ...created, name: 'Entregue' },
    ]);
    const again = store.dispatch(loadBoard());
    await eventually(() => expect(reading.isAsked()).toBe(true));
    // What the next answer says is as new as the changes before it.
    reading.answer({ body: { lista: [quote] } });
    await again;
    expect(store.getState().kanban.columns).toEqual([quote]);
  });
});
