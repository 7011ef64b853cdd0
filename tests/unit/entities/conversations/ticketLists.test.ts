import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import { loadContact, saveContact } from '@/entities/company/contacts/contacts';
import { sessionUserChanged } from '@/entities/session/sessionActions';
import { createTicket } from '@/entities/conversations/tickets/newTicketThunk';
import {
  selectIsAwaitingRating,
  selectIsTicketChanging,
  selectTicket,
  selectTickets,
  selectTicketView,
  selectUnreadTotals,
} from '@/entities/conversations/tickets/ticketSelectors';
import { acceptTicket, removeTicket, resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { loadTickets, loadUnreadTickets, openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents } from '@/realtime/serverEvents';
import { resyncRequested } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const minute = (count: number): string => `2026-11-21T12:${String(count).padStart(2, '0')}:00.000Z`;
const mine = (id: number, facts: Partial<Ticket> = {}) =>
  aTicket({ id, status: 'open', userId: me.id, updatedAt: minute(60 - id), ...facts });
const closed = (id: number) => mine(id, { status: 'closed' });

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T13:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

interface WorldParts {
  readonly routes?: FakeRoutes;
  readonly local?: Storage;
}

/** A signed-in user whose server has these tickets, in pages of two. */
const createWorld = async (stored: readonly Ticket[] = [], { routes = {}, local }: WorldParts = {}) => {
  const world = createTestStore({
    ...(local && { local }),
    routes: {
      'GET /tickets': ({ params }): FakeAnswer => {
        const found = stored.filter(({ status, unreadMessages }) =>
          params?.withUnreadMessages ? unreadMessages !== 0 : status === params?.status,
        );
        const end = Number(params?.pageNumber) * 2;
        return {
          body: { tickets: found.slice(end - 2, end), count: found.length, hasMore: end < found.length },
        };
      },
      ...routes,
    },
  });
  world.begin(me);
  await settle();
  const { dispatch, getState } = world.store;
  return {
    ...world,
    dispatch,
    load: (view: TicketViewName, page = 1) => dispatch(loadTickets({ view, page, force: true })),
    failOnce: () => vi.spyOn(world.services.api.tickets, 'page').mockRejectedValueOnce(new Error('down')),
    view: (view: TicketViewName) => selectTicketView(getState(), view),
    ids: (view: TicketViewName) => selectTickets(getState(), view).map(({ id }) => id),
    ticket: (id: number) => selectTicket(getState(), id),
    isChanging: (id: number) => selectIsTicketChanging(getState(), id),
    isAwaitingRating: (id: number) => selectIsAwaitingRating(getState(), id),
  };
};

describe('[TLIST-37] reading a list', () => {
  it('shows it as loading until its first page came, and keeps its rows while it is read again', async () => {
    const world = await createWorld([closed(1)]);
    expect(world.view('closed').status).toBe('idle');
    const first = world.load('closed');
    expect(world.view('closed').status).toBe('loading');
    await first;
    expect(world.view('closed').status).toBe('ready');

    const again = world.load('closed');
    expect(world.view('closed').status).toBe('ready');
    expect(world.ids('closed')).toEqual([1]);
    await again;
    expect(world.ids('closed')).toEqual([1]);
  });

  it('shows more as loading only while a further page is read', async () => {
    const world = await createWorld([1, 2, 3].map(closed));
    const first = world.load('closed');
    expect(world.view('closed').loadingMore).toBe(false);
    await first;
    const second = world.load('closed', 2);
    expect(world.view('closed').loadingMore).toBe(true);
    await second;
    expect(world.view('closed')).toMatchObject({ loadingMore: false, page: 2, hasMore: false });
    expect(world.ids('closed')).toEqual([1, 2, 3]);
  });

  it('from its beginning is not given up when its end is reached meanwhile; the next page waits', async () => {
    const stored = [1, 2, 3].map(closed);
    const world = await createWorld(stored);
    await world.load('closed');
    stored.splice(0, 1, closed(9));
    const again = world.load('closed');
    const more = world.load('closed', 2);
    await Promise.all([again, more]);
    expect(world.ids('closed')).toEqual([2, 9]);
    await world.load('closed', 2);
    expect(world.ids('closed')).toEqual([2, 3, 9]);
  });

  it('fails when its first page cannot be read, and can be tried again', async () => {
    const world = await createWorld([closed(1)]);
    world.failOnce();
    await world.load('closed');
    expect(world.view('closed')).toMatchObject({ status: 'failed', page: 0, requestId: null });
    const again = world.dispatch(loadTickets({ view: 'closed', page: 1 }));
    expect(world.view('closed').status).toBe('loading');
    await again;
    expect(world.view('closed').status).toBe('ready');
    expect(world.ids('closed')).toEqual([1]);
  });

  it('keeps the rows when a second reading or a further page fails, and the page can be tried again', async () => {
    const world = await createWorld([1, 2, 3].map(closed));
    await world.load('closed');
    for (const page of [1, 2]) {
      world.failOnce();
      await world.load('closed', page);
      expect(world.view('closed')).toMatchObject({ status: 'ready', loadingMore: false, page: 1, requestId: null });
      expect(world.ids('closed')).toEqual([1, 2]);
    }
    await world.load('closed', 2);
    expect(world.ids('closed')).toEqual([1, 2, 3]);
  });

  it('is not disturbed by the failure of an older request', async () => {
    const world = await createWorld([closed(1)]);
    world.failOnce();
    await Promise.all([world.load('closed'), world.load('closed')]);
    expect(world.view('closed').status).toBe('ready');
    expect(world.ids('closed')).toEqual([1]);
  });

  it('[OFF-02] brings back a ticket whose removal was announced before the connection was lost', async () => {
    const world = await createWorld([mine(1)]);
    world.dispatch(serverEvents.ticket({ action: 'delete', id: 1 }));
    expect(world.ids('open')).toEqual([]);
    world.dispatch(resyncRequested());
    await settle();
    expect(world.ids('open')).toEqual([1]);
    await vi.advanceTimersByTimeAsync(300);
    expect(world.ids('open')).toEqual([1]);
  });

  it('enters a ticket that was opened by its address only where the whole list is known', async () => {
    const routes = { [`GET /tickets/u/${mine(3).uuid}`]: { body: mine(3) } };
    const whole = await createWorld([mine(1)], { routes });
    await whole.dispatch(openTicketByUuid(mine(3).uuid));
    expect(whole.ids('open')).toEqual([1, 3]);

    const partial = await createWorld(
      [1, 2, 3].map((id) => mine(id)),
      { routes },
    );
    await partial.dispatch(openTicketByUuid(mine(3).uuid));
    expect(partial.ticket(3)).toMatchObject({ id: 3 });
    expect(partial.ids('open')).toEqual([1, 2]);
  });

  it('keeps its rows when the answer for a single ticket is unreadable', async () => {
    const routes = { [`GET /tickets/u/${mine(3).uuid}`]: { body: {} } };
    const world = await createWorld([mine(1)], { routes });
    expect(await world.dispatch(openTicketByUuid(mine(3).uuid)).unwrap()).toBeNull();
    expect(world.ids('open')).toEqual([1]);
  });
});

describe('a change by the user', () => {
  const taken = mine(9, { updatedAt: minute(59) });

  it('[TICKET-02] puts an accepted ticket on top of the open list, even of one that is only partly loaded', async () => {
    const world = await createWorld([...[2, 3, 4].map((id) => mine(id)), aTicket({ id: 9 })], {
      routes: { 'PUT /tickets/9': { body: taken } },
    });
    await world.load('pending');
    const accepting = world.dispatch(acceptTicket({ ticketId: 9 }));
    expect(world.isChanging(9)).toBe(true);
    await accepting;
    expect(world.isChanging(9)).toBe(false);
    expect(world.ids('open')).toEqual([9, 2, 3]);
    expect(world.ids('pending')).toEqual([]);
  });

  it('leaves the ticket as it is when the server refuses, and the user may try again', async () => {
    let isRefused = true;
    const world = await createWorld([aTicket({ id: 9 })], {
      routes: { 'PUT /tickets/9': () => (isRefused ? { status: 400, body: { error: 'ERR_NO' } } : { body: taken }) },
    });
    await world.load('pending');
    await world.dispatch(acceptTicket({ ticketId: 9 }));
    expect(world.isChanging(9)).toBe(false);
    expect(world.ids('pending')).toEqual([9]);
    isRefused = false;
    await world.dispatch(acceptTicket({ ticketId: 9 }));
    expect(world.ids('open')).toEqual([9]);
  });

  it('changes nothing here when its answer is unreadable', async () => {
    const world = await createWorld([aTicket({ id: 9 })], { routes: { 'PUT /tickets/9': { body: {} } } });
    await world.load('pending');
    await world.dispatch(acceptTicket({ ticketId: 9 }));
    expect(world.isChanging(9)).toBe(false);
    expect(world.ids('pending')).toEqual([9]);
  });

  it('removes a deleted ticket from its list and from memory', async () => {
    const world = await createWorld([mine(1), mine(2)], { routes: { 'DELETE /tickets/1': { body: {} } } });
    const removing = world.dispatch(removeTicket({ ticketId: 1 }));
    expect(world.isChanging(1)).toBe(true);
    expect(world.ids('open')).toEqual([1, 2]);
    await removing;
    expect(world.isChanging(1)).toBe(false);
    expect(world.ids('open')).toEqual([2]);
    expect(world.ticket(1)).toBeNull();
  });

  it('puts a new ticket into the open list, even into one that is only partly loaded', async () => {
    const world = await createWorld(
      [2, 3, 4].map((id) => mine(id)),
      { routes: { 'POST /tickets': { body: taken } } },
    );
    await world.dispatch(createTicket({ contact: { id: 1_009, number: '1' }, queueId: 1, whatsappId: 3 }));
    expect(world.ids('open')).toEqual([9, 2, 3]);
  });
});

describe('a rating', () => {
  it.each([
    ['open', mine(1), true],
    ['closed', closed(1), false],
    ['nothing readable', {}, false],
  ])('is awaited after a resolve that the server answers with %s', async (_, body, awaited) => {
    const world = await createWorld([mine(1)], { routes: { 'PUT /tickets/1': { body } } });
    expect(world.isAwaitingRating(1)).toBe(false);
    await world.dispatch(resolveTicket({ ticketId: 1 })).unwrap();
    expect(world.isAwaitingRating(1)).toBe(awaited);
  });

  it('is still awaited after a restart of the app', async () => {
    const local = createMemoryStorage();
    const routes = { 'PUT /tickets/1': { body: mine(1) } };
    const before = await createWorld([mine(1)], { local, routes });
    await before.dispatch(resolveTicket({ ticketId: 1 }));
    const after = await createWorld([mine(1), mine(2)], { local, routes });
    expect([after.isAwaitingRating(1), after.isAwaitingRating(2)]).toEqual([true, false]);
  });
});

describe('a contact that was read or saved', () => {
  const fields = { name: 'Bia Nova', number: '5511988887777', email: '', extraInfo: [] };
  const contactIn = (world: Awaited<ReturnType<typeof createWorld>>, id = 1) => world.ticket(id)?.contact;

  it('[CALL-48] [CALL-51] brings its name, number, picture and e-mail into its tickets, and into no others', async () => {
    const read = { id: 1_001, name: 'Bia Lida', number: '5511977776666', profilePicUrl: 'http://x/1.png' };
    const saved = { id: 1_001, name: 'Bia Nova', number: '5511988887777', email: 'bia@x.com' };
    const world = await createWorld([mine(1), mine(2)], {
      routes: { 'GET /contacts/1001': { body: read }, 'PUT /contacts/1001': { body: saved } },
    });
    await world.dispatch(loadContact({ contactId: 1_001 }));
    expect(contactIn(world)).toMatchObject(read);
    await world.dispatch(saveContact({ contactId: 1_001, fields }));
    expect(contactIn(world)).toMatchObject({ ...read, ...saved });
    expect(contactIn(world, 2)).toEqual(mine(2).contact);
  });

  it('changes no ticket when the answer holds no contact', async () => {
    const inItsPlace = { id: 1_001, name: 'Outra', number: '551133334444', uuid: 'u', status: 'open' };
    const world = await createWorld([mine(1)], {
      routes: { 'GET /contacts/1001': { body: {} }, 'PUT /contacts/1001': { body: inItsPlace } },
    });
    await world.dispatch(loadContact({ contactId: 1_001 })).unwrap();
    await world.dispatch(saveContact({ contactId: 1_001, fields })).unwrap();
    expect(contactIn(world)).toEqual(mine(1).contact);
  });
});

it('[TLIST-16] a queue that the user is given shows its tickets from then on, and counts their unread messages', async () => {
  const both = aUser({ queues: [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '' })) });
  let user = me;
  const world = await createWorld([], { routes: { 'GET /users/10': () => ({ body: user }) } });
  const ticket = mine(5, { queueId: 2, unreadMessages: 4 });
  const change = () => world.dispatch(serverEvents.ticket({ action: 'update', record: ticket }));
  const unread = () => selectUnreadTotals(world.store.getState()).messages;
  change();
  expect(world.ids('open')).toEqual([]);
  expect(unread()).toBe(0);
  user = both;
  world.dispatch(serverEvents.user({ action: 'update', record: both }));
  await settle();
  expect(unread()).toBe(4);
  change();
  expect(world.ids('open')).toEqual([5]);
});

it('[TLIST-16] a queue that is taken from the user takes its tickets along as the lists are read again, whatever the server sends', async () => {
  const LISTS = ['open', 'pending', 'closed'] as const;
  const stored = LISTS.flatMap((status, at) => [1, 2].map((queueId) => mine(at * 2 + queueId, { status, queueId })));
  const world = await createWorld(stored);
  const readAs = async (user: typeof me) => {
    world.dispatch(sessionUserChanged(user));
    for (const view of LISTS) await world.load(view);
    return LISTS.map(world.ids);
  };
  const both = aUser({ queues: [1, 2].map((id) => ({ id, name: `Fila ${id}`, color: '' })) });
  expect(await readAs(both)).toEqual([
    [1, 2],
    [3, 4],
    [5, 6],
  ]);
  expect(await readAs(me)).toEqual([[1], [3], [5]]);
});

it('a ticket that is not among the unread ones was read, unless a message came while they were read', async () => {
  const world = await createWorld([mine(1), mine(2)]);
  const says = (id: number, unreadMessages: number) =>
    world.dispatch(
      serverEvents.appMessage({
        action: 'create',
        record: aMessage({ id: `M${id}-${unreadMessages}`, ticketId: id }),
        ticket: mine(id, { unreadMessages }),
        contact: null,
      }),
    );
  await world.dispatch(loadUnreadTickets());
  says(1, 3);
  const reading = world.dispatch(loadUnreadTickets());
  says(2, 1);
  await reading;
  expect([world.ticket(1)?.unreadMessages, world.ticket(2)?.unreadMessages]).toEqual([0, 1]);
});
