import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { readRatings } from '@/entities/conversations/tickets/storedLists';
import { ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import { selectIsAwaitingRating, selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { resolveTicket } from '@/entities/conversations/tickets/ticketStatusThunks';
import { sessionEnded } from '@/entities/session/sessionActions';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { chatBoxRejoined } from '@/realtime/socketActions';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const me = aUser();
const at = (minute: number, ms = 0): string => new Date(Date.UTC(2026, 10, 21, 12, minute, 0, ms)).toISOString();
const mine = (facts: Partial<Ticket> = {}) => aTicket({ status: 'open', userId: me.id, updatedAt: at(0), ...facts });

beforeEach(() => void vi.useFakeTimers({ now: new Date(at(30)) }));
afterEach(() => void vi.useRealTimers());

const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const updated = (record: Ticket) => serverEvents.ticket({ action: 'update', record });
const left = (id: number) => serverEvents.ticket({ action: 'delete', id });

/** The form of a ticket in the event of its message: without owner and tags. */
const inEvent = ({ user: _user, tags: _tags, ...form }: Ticket): Ticket => form;

const createWorld = (routes: FakeRoutes = {}, local = createMemoryStorage()) => {
  const app = createTestStore({ routes, local });
  const rejoined: number[] = [];
  app.store.startListening({
    actionCreator: chatBoxRejoined,
    effect: ({ payload }) => void rejoined.push(payload.ticketId),
  });
  app.begin(me);
  const { dispatch, getState } = app.store;
  const updates = (...records: readonly Ticket[]): void => {
    for (const record of records) dispatch(updated(record));
  };
  return {
    dispatch,
    rejoined,
    updates,
    /** Several events in one frame. */
    receives: (...events: readonly unknown[]): void => void dispatch(serverEventsReceived(events as ServerEvent[])),
    said: (ticketId: number, ticket: Ticket | null, facts: Partial<Message> = {}) =>
      serverEvents.appMessage({
        action: 'create',
        record: aMessage({ ticketId, ...facts }),
        ticket: ticket && inEvent(ticket),
        contact: null,
      }),
    removes: (ticketId: number): void => void dispatch(ticketRemoved({ ticketId })),
    ticket: (id = 1) => selectTicket(getState(), id),
    isAwaiting: (id = 1) => selectIsAwaitingRating(getState(), id),
    /** The calls for single tickets. */
    lookups: () => app.calls.filter((call) => /^GET \/tickets\/\d+$/.test(call)),
    failures: () => app.logged.filter((message) => message === 'A listener failed'),
  };
};

describe('a resolved ticket that the server keeps open', () => {
  const still = (facts: Partial<Ticket> = {}) => mine({ lastMessage: 'Avalie', updatedAt: at(5), ...facts });
  /** The user has resolved ticket 1, and the server answered this. */
  const resolve = async (answer: Ticket, local = createMemoryStorage()) => {
    const world = createWorld({ 'PUT /tickets/1': { body: answer } }, local);
    world.updates(mine({ lastMessage: 'Obrigado' }));
    await world.dispatch(resolveTicket({ ticketId: 1 }));
    return { ...world, stored: () => readRatings(local, `test#${me.id}`) };
  };

  it.each([
    ['awaits a rating', 'open', true],
    ['awaits none once it is closed', 'closed', false],
  ])('%s', async (_, status, awaits) => {
    const world = await resolve(still({ status }));
    expect(world.isAwaiting()).toBe(awaits);
  });

  it.each(['closed', 'pending'])('awaits its rating until it is %s', async (status) => {
    const world = await resolve(still());
    world.updates(still({ lastMessage: '5', updatedAt: at(6) }));
    expect(world.isAwaiting()).toBe(true);
    world.updates(still({ status, updatedAt: at(7) }));
    expect(world.isAwaiting()).toBe(false);
    world.updates(still({ updatedAt: at(8) }));
    expect(world.isAwaiting()).toBe(false);
  });

  it('still awaits its rating after an older copy that says closed; one of the same time counts', async () => {
    const world = await resolve(still());
    world.updates(still({ status: 'closed', updatedAt: at(4, 59_999) }));
    expect(world.isAwaiting()).toBe(true);
    world.updates(still({ status: 'closed', updatedAt: at(5) }));
    expect(world.isAwaiting()).toBe(false);
  });

  it('awaits no rating after it was removed', async () => {
    const world = await resolve(still());
    world.removes(1);
    expect(world.isAwaiting()).toBe(false);
  });

  it('is stored with its last message and time, and the newest ones replace them', async () => {
    const world = await resolve(still());
    expect(world.stored()).toEqual({ 1: { lastMessage: 'Avalie', seenAt: at(5) } });
    world.updates(still({ lastMessage: '5' }));
    expect(world.stored()).toEqual({ 1: { lastMessage: '5', seenAt: at(5) } });
    world.updates(still({ lastMessage: '5', updatedAt: at(6) }));
    expect(world.stored()).toEqual({ 1: { lastMessage: '5', seenAt: at(6) } });
    const { lastMessage: _text, updatedAt: _time, ...bare } = still({ unreadMessages: 1 });
    world.updates(bare);
    expect(world.stored()).toEqual({ 1: { lastMessage: '5', seenAt: at(6) } });
    world.updates(still({ lastMessage: null, updatedAt: at(7) }));
    expect(world.stored()).toEqual({ 1: { lastMessage: null, seenAt: at(7) } });
  });

  describe('and that was remembered from before the start', () => {
    const { lastMessage: _text, ...untold } = still({ updatedAt: at(9) });

    it.each<[string, Ticket, boolean]>([
      ['the same last message', still({ updatedAt: at(9) }), true],
      ['no word about the last message', untold, true],
      ['another last message', still({ lastMessage: 'Oi de novo', updatedAt: at(9) }), false],
      ['the status closed', still({ status: 'closed', updatedAt: at(9) }), false],
    ])('is judged by its first copy: %s', async (_, first, awaits) => {
      const local = createMemoryStorage();
      await resolve(still(), local);
      const again = createWorld({}, local);
      expect(again.isAwaiting()).toBe(true);
      again.updates(first);
      expect(again.isAwaiting()).toBe(awaits);
    });

    it('may get more messages once it was seen', async () => {
      const local = createMemoryStorage();
      await resolve(still(), local);
      const again = createWorld({}, local);
      again.updates(still(), still({ lastMessage: '5', updatedAt: at(9) }));
      expect(again.isAwaiting()).toBe(true);
    });
  });
});

describe('the first message of a new ticket', () => {
  const full = aTicket({ tags: [{ id: 1, name: 'VIP', color: '#a00' }] });
  const routes = { 'GET /tickets/1': { body: full } };

  it('[CALL-30] makes the app read the ticket once for the parts that the event lacks', async () => {
    const world = createWorld(routes);
    world.receives(world.said(1, full, { id: 'a' }), world.said(1, full, { id: 'b' }));
    expect(world.ticket()).toMatchObject({ id: 1 });
    expect(world.ticket()?.tags).toBeUndefined();
    await settle();
    expect(world.lookups()).toEqual(['GET /tickets/1']);
    expect(world.ticket()?.tags).toEqual(full.tags);
    world.receives(world.said(1, full, { id: 'c' }));
    await settle();
    expect(world.lookups()).toEqual(['GET /tickets/1']);
  });

  it('in a queue of others makes it read nothing, and does not keep it from the tickets after it', async () => {
    const world = createWorld(routes);
    world.receives(world.said(2, aTicket({ id: 2, queueId: 2 })), world.said(3, null), world.said(1, full));
    await settle();
    expect(world.lookups()).toEqual(['GET /tickets/1']);
  });

  it('reads nothing while nobody is signed in', async () => {
    const world = createWorld(routes);
    world.dispatch(sessionEnded({ reason: 'logout' }));
    world.receives(world.said(1, full), updated(mine({ id: 2 })));
    await settle();
    expect(world.lookups()).toEqual([]);
    expect(world.rejoined).toEqual([]);
    expect(world.failures()).toEqual([]);
  });
});

describe('a ticket that becomes the user’s', () => {
  it.each<[string, readonly Ticket[], Ticket, boolean]>([
    ['from nobody', [aTicket()], mine(), true],
    ['from another agent', [mine({ userId: 11 })], mine(), true],
    ['without being known', [], mine(), true],
    ['although it was already', [mine()], mine({ lastMessage: 'novo' }), false],
    ['of another agent instead', [mine()], mine({ userId: 11 }), false],
    ['of nobody instead', [mine()], aTicket({ updatedAt: at(1) }), false],
  ])('[RT-06] joins its chat box again only if it is news: %s', async (_, before, now, joins) => {
    const world = createWorld();
    world.updates(...before);
    await settle();
    const known = world.rejoined.length;
    world.updates(now);
    await settle();
    expect(world.rejoined.slice(known)).toEqual(joins ? [1] : []);
    expect(world.failures()).toEqual([]);
  });

  it('[RT-06] joins its chat box again also beside other events of the frame', () => {
    const world = createWorld();
    world.updates(aTicket(), aTicket({ id: 2 }), aTicket({ id: 3 }));
    world.receives(
      left(2),
      serverEvents.ticket({ action: 'updateUnread', id: 3 }),
      updated(mine({ id: 3, userId: 11 })),
      updated(mine()),
    );
    expect(world.rejoined).toEqual([1]);
    expect(world.failures()).toEqual([]);
  });
});

describe('a lone delete', () => {
  it('[RT-14] removes the known tickets of the frame, whatever else the frame names', async () => {
    const world = createWorld();
    world.updates(aTicket({ id: 2 }), aTicket({ id: 3 }));
    world.receives(left(1), left(2), left(3), updated(aTicket({ id: 3 })));
    await settle(299);
    expect(world.ticket(2)).not.toBeNull();
    await settle(1);
    expect([world.ticket(2), world.ticket(3)?.id]).toEqual([null, 3]);
  });

  it('[RT-14] of a closed ticket that the user owns is believed without asking', async () => {
    const world = createWorld();
    world.updates(mine({ status: 'closed' }));
    world.receives(left(1));
    await settle(300);
    expect(world.lookups()).toEqual([]);
    expect(world.ticket()).toBeNull();
  });

  it('[RT-14] asks nothing about a ticket that came back in time', async () => {
    const world = createWorld();
    world.updates(mine(), mine({ id: 2 }));
    world.receives(left(1), left(2));
    await settle(299);
    world.updates(mine({ lastMessage: 'novo' }));
    await settle(1);
    expect(world.lookups()).toEqual(['GET /tickets/2']);
    expect([world.ticket(1)?.lastMessage, world.ticket(2)]).toEqual(['novo', null]);
  });

  it('of a ticket that is not known does not shorten the time of a later one', async () => {
    const world = createWorld();
    world.receives(left(1));
    world.updates(aTicket());
    await settle(200);
    world.receives(left(1));
    await settle(299);
    expect(world.ticket()).not.toBeNull();
    await settle(1);
    expect(world.ticket()).toBeNull();
  });

  it('asks the server once, even if somebody reads the ticket meanwhile', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const world = createWorld({ 'GET /tickets/1': () => held });
    world.updates(mine({ unreadMessages: 1 }));
    world.receives(left(1));
    await settle(200);
    world.receives(serverEvents.ticket({ action: 'updateUnread', id: 1 }));
    await settle(300);
    expect(world.lookups()).toEqual(['GET /tickets/1']);
    answer({ body: mine() });
    await settle();
    expect(world.ticket()).toMatchObject({ status: 'open', unreadMessages: 0 });
  });
});
