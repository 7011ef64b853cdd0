import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tag } from '@/protocol/records/tags';
import type { Ticket } from '@/protocol/records/tickets';
import { boardShown, selectBoard } from '@/entities/conversations/kanban/kanbanSlice';
import {
  columnTagAdded,
  columnTagsRemoved,
  loadBoard,
  moveCard,
  type CardMove,
} from '@/entities/conversations/kanban/kanbanThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents, serverEventsReceived } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer } from '@tests/support/fakes/fakeNetwork';
import { hold } from '@tests/support/hold';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const quote: Tag = { id: 5, name: 'Orçamento', color: '#2468be', kanban: 1 };
const urgent: Tag = { id: 6, name: 'Urgente', color: '#c4322a', kanban: 1 };
const EMPTY = { columns: [], ids: {}, status: 'idle', requestId: null, meanwhile: [], moves: 0, shown: false };
const refused: FakeAnswer = { status: 500, body: { error: 'Internal server error' } };
const card = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, user: null, ...facts });
const time = (minute: number): string => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();

/** A server with these columns and cards; its answers can be held back, or be refusals. */
const createWorld = (tickets: Ticket[] = [], columns: Tag[] = [quote, urgent]) => {
  const stored = { tickets, columns };
  const queries: Record<string, unknown>[] = [];
  const held: (() => void)[] = [];
  let isHeld = false;
  let failure: FakeAnswer | null = null;
  const refusedCalls = new Set<string>();
  const act = (call: string) => (): FakeAnswer => (refusedCalls.has(call) ? refused : { body: '' });
  const world = createTestStore({
    routes: {
      'GET /tags/kanban': () => ({ body: { lista: stored.columns } }),
      'GET /ticket/kanban': async ({ params }) => {
        queries.push(params);
        const answer = failure ?? { body: { tickets: stored.tickets, count: stored.tickets.length, hasMore: false } };
        if (isHeld) await new Promise<void>((resolve) => void held.push(resolve));
        return answer;
      },
      'DELETE /ticket-tags/1': act('remove'),
      'PUT /ticket-tags/1/6': act('add'),
    },
  });
  const { store } = world;
  return {
    ...world,
    stored,
    queries,
    hold: () => void (isHeld = true),
    /** Lets the request with this number answer, counted from 0. */
    release: (place: number) => held[place]?.(),
    fails: (answer: FakeAnswer | null) => void (failure = answer),
    refuses: (call: string) => void refusedCalls.add(call),
    load: () => store.dispatch(loadBoard()),
    state: () => store.getState().kanban,
    /** Column names with the ids of their cards; the first column has none. */
    board: () => selectBoard(store.getState()).map(({ tag, cards }) => [tag?.name ?? null, cards.map(({ id }) => id)]),
    /** The calls that change tags, in order. */
    tagCalls: () => world.calls.filter((call) => call.includes('/ticket-tags/')),
    reads: () => queries.length,
  };
};
const open = async (...parts: Parameters<typeof createWorld>) => {
  const world = createWorld(...parts);
  world.begin();
  await settle();
  await world.load();
  return world;
};
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the cards of the board', () => {
  it('[KAN-01] [KAN-03] [KAN-04] stand in the column of their tag, those without one in the first, the latest change first', async () => {
    const world = await open([
      card(1, { updatedAt: time(1) }),
      card(2, { updatedAt: time(3), tags: [quote] }),
      card(3, { updatedAt: time(2) }),
      // The id alone says the column.
      card(4, { updatedAt: time(4), tags: [{ id: quote.id } as Tag] }),
    ]);
    expect(world.board()).toEqual([
      [null, [3, 1]],
      ['Orçamento', [4, 2]],
      ['Urgente', []],
    ]);
    expect(selectBoard(world.store.getState()).map(({ id, tag }) => [id, tag])).toEqual([
      [null, null],
      [5, quote],
      [6, urgent],
    ]);
  });

  it('[RT-11] [KAN-02] move up with a new message, and with a change after it', async () => {
    const world = await open([card(1, { updatedAt: time(1) }), card(2, { updatedAt: time(5) })]);
    expect(world.board()[0]).toEqual([null, [2, 1]]);
    const event = serverEvents.appMessage({
      action: 'create',
      record: aMessage({ ticketId: 1, createdAt: time(6) }),
      ticket: card(1, { updatedAt: time(1) }),
      contact: null,
    });
    world.store.dispatch(event);
    expect(world.board()[0]).toEqual([null, [1, 2]]);
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: card(2, { updatedAt: time(7) }) }));
    expect(world.board()[0]).toEqual([null, [2, 1]]);
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: card(1, { updatedAt: time(8) }) }));
    expect(world.board()[0]).toEqual([null, [1, 2]]);
  });

  it('are last if neither a change nor a message has a time', async () => {
    const { updatedAt: _none, ...undated } = card(9);
    const world = await open([undated as Ticket, card(1, { updatedAt: time(1) })]);
    expect(world.board()[0]).toEqual([null, [1, 9]]);
  });

  it('[RT-14] [KAN-02] leave when the ticket is closed, goes to another agent or is being removed', async () => {
    const world = await open([card(1), card(2), card(3), card(4)]);
    const { dispatch } = world.store;
    dispatch(serverEvents.ticket({ action: 'update', record: card(1, { status: 'closed', userId: 10 }) }));
    dispatch(serverEvents.ticket({ action: 'update', record: card(2, { status: 'open', userId: 11 }) }));
    dispatch(serverEvents.ticket({ action: 'delete', id: 3 }));
    expect(world.board()[0]).toEqual([null, [4]]);
  });

  it('[KAN-02] are only the tickets that the server lists as cards', async () => {
    const world = await open([card(1)]);
    world.store.dispatch(serverEvents.ticket({ action: 'update', record: card(2) }));
    expect(world.board()[0]).toEqual([null, [1]]);
  });
});

describe('reading the board', () => {
  it('[KAN-07] [CALL-35] asks for the queues of the user, and shows that it is being read until it is there', async () => {
    const world = createWorld([card(1)]);
    world.begin();
    await settle();
    expect(world.state()).toEqual(EMPTY);
    const reading = world.load();
    expect(world.state()).toMatchObject({ status: 'loading', requestId: reading.requestId });
    await reading;
    expect(world.state()).toEqual({ ...EMPTY, columns: [quote, urgent], ids: { 1: true }, status: 'ready' });
    expect(world.queries).toEqual([{ queueIds: '[1]', showAll: 'false' }]);
  });

  it('[KAN-02] [CALL-35] reads all pages where the server has several, and names the page from the second one on', async () => {
    const world = createWorld();
    const pages = [[card(1)], [card(2)], [card(3)]];
    const asked: unknown[] = [];
    vi.spyOn(world.services.api.kanban, 'tickets').mockImplementation(async (query) => {
      asked.push(query);
      const place = query.pageNumber ?? 1;
      return { records: pages[place - 1] ?? [], hasMore: place < 3 };
    });
    world.begin();
    await world.load();
    expect(world.board()[0]).toEqual([null, [3, 2, 1]]);
    const query = { queueIds: [1], showAll: false };
    expect(asked).toEqual([query, { ...query, pageNumber: 2 }, { ...query, pageNumber: 3 }]);
  });

  it('[KAN-02] [CALL-35] shows the failure of the first reading on the board alone, and that of a later one not at all', async () => {
    const world = createWorld([card(1)]);
    world.begin();
    world.fails(refused);
    await world.load();
    expect(world.state()).toMatchObject({ status: 'failed', requestId: null });
    const again = world.load();
    expect(world.state().status).toBe('loading');
    world.fails(null);
    await again;
    await world.load();
    expect(world.state().status).toBe('ready');
    world.fails(refused);
    const refresh = world.load();
    expect(world.state().status).toBe('ready');
    await refresh;
    expect(world.state()).toMatchObject({ status: 'ready', requestId: null, ids: { 1: true } });
    expect(world.store.getState().toasts).toEqual([]);
  });

  it('takes the answer to the latest request alone', async () => {
    const world = createWorld([card(1)]);
    world.begin();
    world.hold();
    const first = world.load();
    await settle();
    world.stored.tickets = [card(2)];
    const second = world.load();
    await settle();
    world.release(0);
    await first;
    expect(world.state()).toEqual(expect.objectContaining({ status: 'loading', ids: {}, requestId: second.requestId }));
    world.release(1);
    await second;
    expect(world.state()).toMatchObject({ status: 'ready', ids: { 2: true }, requestId: null });
  });

  it('does not count as failed because an earlier request failed', async () => {
    const world = createWorld([card(1)]);
    world.begin();
    world.hold();
    world.fails(refused);
    const first = world.load();
    await settle();
    world.fails(null);
    const second = world.load();
    await settle();
    world.release(0);
    await first;
    expect(world.state()).toMatchObject({ status: 'loading', requestId: second.requestId });
    world.release(1);
    await second;
    expect(world.state().status).toBe('ready');
  });

  it('[SEC-08] asks nobody when nobody is signed in, and the end of a session empties the board', async () => {
    const world = await open([card(1)]);
    world.store.dispatch(boardShown(true));
    expect(world.state().shown).toBe(true);
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    expect(world.state()).toEqual(EMPTY);
    expect(await world.load().unwrap()).toEqual({ columns: [], tickets: [] });
    expect(world.reads()).toBe(1);
  });

  it('begins again if a card was moved meanwhile, since the answer may be older than the move', async () => {
    const world = await open([card(1)]);
    world.hold();
    const reading = world.load();
    await settle();
    await world.store.dispatch(moveCard({ ticketId: 1, target: 6, hasColumn: false, tags: [urgent] }));
    world.stored.tickets = [card(1, { tags: [urgent] })];
    world.release(0);
    await settle();
    expect(world.reads()).toBe(3);
    expect(world.board()[2]).toEqual(['Urgente', [1]]);
    world.release(1);
    await reading;
    expect(world.board()[2]).toEqual(['Urgente', [1]]);
  });
});

describe('a card that is moved', () => {
  const move: CardMove = { ticketId: 1, target: 6, hasColumn: true, tags: [urgent] };

  it.each<[string, Partial<CardMove>, string[], unknown]>([
    ['to another column', {}, ['DELETE /ticket-tags/1', 'PUT /ticket-tags/1/6'], ['Urgente', [1]]],
    ['out of all columns', { target: null, tags: [] }, ['DELETE /ticket-tags/1'], [null, [1]]],
    ['into its first column', { hasColumn: false }, ['PUT /ticket-tags/1/6'], ['Urgente', [1]]],
  ])('[KAN-08] [KAN-11] [KAN-12] [CALL-40] [CALL-41] %s: the old tag goes first', async (_, facts, calls, place) => {
    const world = await open([card(1, { tags: [quote] })]);
    const moving = world.store.dispatch(moveCard({ ...move, ...facts }));
    expect(world.board()).toContainEqual(place);
    await moving;
    expect(world.tagCalls()).toEqual(calls);
    expect(world.board()).toContainEqual(place);
    expect(world.reads()).toBe(1);
    expect(world.state().moves).toBe(2);
  });

  it('[KAN-09] [KAN-10] says of each part of the move when the server has done it', async () => {
    const world = await open([card(1, { tags: [quote] })]);
    const done: unknown[] = [];
    const { dispatch } = world.store;
    const run = moveCard(move);
    await run(
      ((action: { type: string }) => {
        if (columnTagsRemoved.match(action) || columnTagAdded.match(action))
          done.push([action, world.tagCalls().length]);
        return dispatch(action as never);
      }) as typeof dispatch,
      world.store.getState,
      world.services,
    );
    expect(done).toEqual([
      [columnTagsRemoved({ ticketId: 1 }), 1],
      [columnTagAdded({ ticketId: 1 }), 2],
    ]);
  });

  it('[KAN-08] again before its move is done is moved on only afterwards, or it would have both tags', async () => {
    const world = await open([card(1, { tags: [quote] })]);
    const removals: (() => void)[] = [];
    vi.spyOn(world.services.api.tickets, 'removeTags').mockImplementation(
      () => new Promise((resolve) => void removals.push(() => resolve(null))),
    );
    const moves = [world.store.dispatch(moveCard(move)), world.store.dispatch(moveCard({ ...move, target: null }))];
    await settle();
    expect(removals).toHaveLength(1);
    removals[0]?.();
    await settle();
    expect([world.tagCalls(), removals.length]).toEqual([['PUT /ticket-tags/1/6'], 2]);
    removals[1]?.();
    await Promise.all(moves);
    expect(world.tagCalls()).toEqual(['PUT /ticket-tags/1/6']);
  });

  it('[KAN-08] out of the first column stops where its session ends while the card’s present column is asked for', async () => {
    const world = await open([card(1)]);
    const { held, release: answer } = hold<Ticket>();
    vi.spyOn(world.services.api.tickets, 'show').mockReturnValue(held);
    const moving = world.store.dispatch(moveCard({ ...move, hasColumn: false }));
    await settle();
    world.store.dispatch(sessionEnded({ reason: 'logout' }));
    world.begin(aUser({ id: 11 }));
    answer(card(1, { tags: [quote] }));
    await moving;
    expect(world.tagCalls()).toEqual([]);
  });

  it.each([
    ['remove', ['DELETE /ticket-tags/1']],
    ['add', ['DELETE /ticket-tags/1', 'PUT /ticket-tags/1/6']],
  ])('whose move fails at %s is read again, since half of the move may have happened', async (call, calls) => {
    const world = await open([card(1, { tags: [quote] })]);
    world.refuses(call);
    world.stored.tickets = [card(1)];
    await world.store.dispatch(moveCard(move));
    await settle();
    expect(world.tagCalls()).toEqual(calls);
    expect(world.reads()).toBe(2);
    expect(world.board()).toEqual([
      [null, [1]],
      ['Orçamento', []],
      ['Urgente', []],
    ]);
    expect(world.store.getState().toasts.at(-1)).toMatchObject({ kind: 'error', textKey: 'kanban:move.failed' });
  });
});

describe('a ticket that becomes a card', () => {
  const update = (record: Ticket) => serverEvents.ticket({ action: 'update', record });
  const written = (ticket: Ticket | null) =>
    serverEvents.appMessage({ action: 'create', record: aMessage({ ticketId: 2 }), ticket, contact: null });
  const watch = async () => {
    const world = await open([card(1)]);
    world.store.dispatch(boardShown(true));
    return { ...world, news: () => world.reads() - 1 };
  };

  it.each([
    ['an update', update(card(2))],
    ['a message', written(card(2))],
    ['several events at once', serverEventsReceived([serverEvents.tag({ action: 'delete', id: 9 }), update(card(2))])],
  ])('by %s is read with its tags 500 ms later', async (_, event) => {
    const world = await watch();
    world.store.dispatch(event);
    await settle(499);
    expect(world.news()).toBe(0);
    world.stored.tickets = [card(1), card(2)];
    await settle(1);
    expect(world.news()).toBe(1);
    expect(world.board()[0]).toEqual([null, [2, 1]]);
    await settle(5_000);
    expect(world.news()).toBe(1);
  });

  it('with others is read once, 500 ms after the last of them', async () => {
    const world = await watch();
    world.store.dispatch(update(card(2)));
    await settle(400);
    world.store.dispatch(update(card(3)));
    await settle(499);
    expect(world.news()).toBe(0);
    await settle(1);
    expect(world.news()).toBe(1);
  });

  it.each([
    ['an event of a card that is known', update(card(1, { lastMessage: 'Oi' }))],
    ['a ticket of another agent', update(card(2, { status: 'open', userId: 11 }))],
    ['a closed ticket', update(card(2, { status: 'closed' }))],
    ['a ticket that leaves', serverEvents.ticket({ action: 'delete', id: 2 })],
    ['a ticket that was read', serverEvents.ticket({ action: 'updateUnread', id: 2 })],
    ['a message without its ticket', written(null)],
  ])('is not read because of %s', async (_, event) => {
    const world = await watch();
    world.store.dispatch(event);
    await settle(5_000);
    expect(world.news()).toBe(0);
    expect(world.logged).not.toContain('A listener failed');
  });

  it('is not read while the board is not on screen', async () => {
    const world = await watch();
    world.store.dispatch(boardShown(false));
    world.store.dispatch(update(card(2)));
    await settle(5_000);
    expect(world.news()).toBe(0);
  });
});
