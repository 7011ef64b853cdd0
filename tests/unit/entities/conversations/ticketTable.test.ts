import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { selectOtherTickets } from '@/entities/conversations/tickets/contactTickets';
import { ticketRead, ticketRemoved } from '@/entities/conversations/tickets/ticketActions';
import {
  selectChangedAt,
  selectTicket,
  selectTicketByUuid,
  selectUnreadTotals,
  selectWaitingSince,
} from '@/entities/conversations/tickets/ticketSelectors';
import { changeTicketTags } from '@/entities/conversations/tickets/ticketTags';
import { loadUnreadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents } from '@/realtime/serverEvents';
import { createTestStore } from '@tests/support/createTestStore';
import type { FakeAnswer, FakeRoutes } from '@tests/support/fakes/fakeNetwork';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { hold } from '@tests/support/hold';

const me = aUser();
const at = (minute: number, ms = 0): string => new Date(Date.UTC(2026, 10, 21, 12, minute, 0, ms)).toISOString();
const mine = (facts: Partial<Ticket> = {}) => aTicket({ status: 'open', userId: me.id, ...facts });
const vip = { id: 1, name: 'VIP', color: '#a00' };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The form of a ticket that lacks these parts. */
const without = (ticket: Ticket, ...parts: readonly (keyof Ticket)[]): Ticket => {
  const form = { ...ticket };
  for (const part of parts) delete form[part];
  return form;
};

const createWorld = (routes: FakeRoutes = {}) => {
  const app = createTestStore({ routes });
  app.begin(me);
  const { dispatch, getState } = app.store;
  return {
    dispatch,
    state: getState,
    settle: () => vi.advanceTimersByTimeAsync(0),
    updates: (...records: readonly Ticket[]): void => {
      for (const record of records) dispatch(serverEvents.ticket({ action: 'update', record }));
    },
    says: (ticket: Ticket, facts: Partial<Message>): void =>
      void dispatch(
        serverEvents.appMessage({
          action: 'create',
          record: aMessage({ ticketId: ticket.id, ...facts }),
          ticket,
          contact: null,
        }),
      ),
    renames: (id: number, name: string): void =>
      void dispatch(serverEvents.contact({ action: 'update', record: { id, name } })),
    removes: (ticketId: number): void => void dispatch(ticketRemoved({ ticketId })),
    ticket: (id = 1) => selectTicket(getState(), id),
    changedAt: (id = 1) => selectChangedAt(getState(), id),
    since: (id = 1) => selectWaitingSince(getState(), id),
    others: (id: number) => selectOtherTickets(getState(), id).map((other) => other.id),
  };
};

describe('a newer copy of a ticket', () => {
  it('[RT-13] replaces the facts of the contact that it brings and keeps the others', () => {
    const world = createWorld();
    world.updates(mine(), mine({ contact: { id: 1_001, name: 'Bia' } }));
    expect(world.ticket()?.contact).toEqual({ id: 1_001, name: 'Bia', number: '5511999990000' });
  });

  it('[TLIST-36] [RT-16] that came with the id of its contact alone gets its name by the event of the contact', () => {
    const world = createWorld();
    world.updates(mine({ contactId: 50, contact: null }));
    world.renames(50, 'Rita');
    expect(world.ticket()?.contact).toEqual({ id: 50, name: 'Rita' });
  });

  it('[RT-13] keeps the contact when it lacks it, and takes the contact away when it says that there is none', () => {
    const world = createWorld();
    world.updates(mine(), without(mine({ lastMessage: 'novo' }), 'contact'));
    expect(world.ticket()).toMatchObject({ lastMessage: 'novo', contact: { name: 'Cliente 1' } });
    world.updates(mine({ contact: null }));
    expect(world.ticket()?.contact).toBeNull();
  });

  it('gives no contact to a ticket that came without one', () => {
    const world = createWorld();
    const bare = without(mine(), 'contact', 'contactId');
    world.updates(bare, { ...bare, lastMessage: 'novo' });
    expect(world.ticket()).toEqual({ ...bare, lastMessage: 'novo' });
  });

  it('[RT-13] gives a contact to a ticket that came without one', () => {
    const world = createWorld();
    world.updates(without(mine(), 'contact'), mine());
    expect(world.ticket()?.contact).toEqual(mine().contact);
  });

  it('[RT-13] shows no former owner beside a new one, and keeps the name of the same owner', () => {
    const world = createWorld();
    const ana = { id: me.id, name: 'Ana' };
    world.updates(mine({ user: ana }), mine({ lastMessage: 'novo' }));
    expect(world.ticket()?.user).toEqual(ana);
    world.updates(mine({ userId: 11 }));
    expect(world.ticket()).toMatchObject({ userId: 11, user: null });
    world.updates(mine({ userId: 12, user: { id: 12, name: 'Caio' } }));
    expect(world.ticket()?.user).toEqual({ id: 12, name: 'Caio' });
  });

  it('[RT-13] [TICKET-35] shows no former queue once the ticket has none, and keeps the queue when it does not tell', () => {
    const world = createWorld();
    const sales = { id: 1, name: 'Vendas', color: '#16a34a' };
    world.updates(mine({ queue: sales }), without(mine({ lastMessage: 'novo' }), 'queueId'));
    expect(world.ticket()).toMatchObject({ queueId: 1, queue: sales });
    world.updates(mine({ queueId: null }));
    expect(world.ticket()).toMatchObject({ queueId: null, queue: null });
  });

  it('[RT-13] [TICKET-35] shows no former queue beside a new one, and keeps the name of the same queue', () => {
    const world = createWorld();
    const sales = { id: 1, name: 'Vendas', color: '#0a0' };
    world.updates(mine({ queueId: 1, queue: sales }), without(mine({ queueId: 1 }), 'queue'));
    expect(world.ticket()?.queue).toEqual(sales);
    world.updates(without(mine({ queueId: 3 }), 'queue'));
    expect(world.ticket()).toMatchObject({ queueId: 3, queue: null });
  });

  it('[RT-13] [TICKET-35] brings another contact without any fact of the former one', () => {
    const world = createWorld();
    world.updates(mine(), mine({ contactId: 2_000, contact: { id: 2_000, name: 'Rui' } }));
    expect(world.ticket()?.contact).toEqual({ id: 2_000, name: 'Rui' });
  });

  it('does not undo tags that the user is changing, but brings everything else', async () => {
    const { held, release: answer } = hold<FakeAnswer>();
    const world = createWorld({ 'POST /tags/sync': () => held });
    world.updates(mine());
    const saving = world.dispatch(changeTicketTags({ ticketId: 1, tags: [vip] }));
    await world.settle();
    world.updates(mine({ lastMessage: 'novo', tags: [] }));
    expect(world.ticket()).toEqual(mine({ lastMessage: 'novo', tags: [vip] }));
    answer({ body: {} });
    await saving;
    world.updates(mine({ tags: [] }));
    expect(world.ticket()?.tags).toEqual([]);
  });

  it('[RT-13] [TLIST-24] without its time changes the ticket, but not the time shown', () => {
    const world = createWorld();
    const unread = mine({ unreadMessages: 2, updatedAt: at(0) });
    world.updates(unread, mine({ unreadMessages: 0, updatedAt: at(5) }));
    world.updates(without(mine({ lastMessage: 'novo' }), 'updatedAt'));
    expect(world.ticket()).toMatchObject({ lastMessage: 'novo', updatedAt: at(5) });
    expect(world.changedAt()).toBe(at(0));
  });
});

describe('an older copy of a ticket', () => {
  it('[RT-13] does not undo a newer one, and fills in only unknown parts', () => {
    const world = createWorld();
    const newer = mine({ lastMessage: 'novo', updatedAt: at(5) });
    world.updates(newer, mine({ status: 'closed', lastMessage: 'velho', fromMe: true, updatedAt: at(4, 59_999) }));
    expect(world.ticket()).toEqual({ ...newer, fromMe: true });
  });

  it('[RT-13] counts as newer when it is of the same time', () => {
    const world = createWorld();
    world.updates(mine({ updatedAt: at(5) }), mine({ lastMessage: 'novo', updatedAt: at(5) }));
    expect(world.ticket()?.lastMessage).toBe('novo');
  });

  it('[TLIST-24] changes neither the time shown nor the wait', () => {
    const world = createWorld();
    world.updates(mine({ fromMe: true, updatedAt: at(5) }), aTicket({ lastMessage: 'velho', updatedAt: at(4) }));
    expect(world.changedAt()).toBe(at(5));
    expect(world.since()).toBeNull();
  });
});

describe('[TLIST-36] the tickets of a contact', () => {
  const ana = { id: 1_001, name: 'Ana' };
  const bia = { id: 1_002, name: 'Bia' };
  const of = (contact: typeof ana, id: number, facts: Partial<Ticket> = {}) =>
    mine({ id, contact, contactId: contact.id, updatedAt: at(id), ...facts });

  it('are known by the contact’s id, and by the contact inside the ticket where the id is missing', () => {
    const world = createWorld();
    world.updates(of(ana, 1), without(of(ana, 2), 'contact'), without(of(ana, 3), 'contactId'), of(bia, 4));
    expect(world.others(1)).toEqual([3, 2]);
    world.renames(1_001, 'Ana Luz');
    expect(world.ticket(3)?.contact?.name).toBe('Ana Luz');
    expect(world.ticket(4)?.contact?.name).toBe('Bia');
  });

  it('include one whose contact becomes known later', () => {
    const world = createWorld();
    const bare = without(of(ana, 2), 'contact', 'contactId');
    world.updates(of(ana, 1), bare);
    expect(world.others(1)).toEqual([]);
    world.updates(of(ana, 2));
    expect(world.others(1)).toEqual([2]);
  });

  it('include one that changes to this contact, and one that comes back only once', () => {
    const world = createWorld();
    world.updates(of(ana, 1), of(bia, 2), of(ana, 3), of(bia, 3));
    expect(world.others(2)).toEqual([3]);
    world.updates(of(ana, 3));
    expect(world.others(1)).toEqual([3]);
  });

  it('lose one that changes to another contact, whom their changes no longer reach', () => {
    const world = createWorld();
    world.updates(
      mine({ id: 4, contactId: 50, contact: { id: 50, name: 'Bia' } }),
      mine({ id: 5, contactId: 50, contact: { id: 50, name: 'Bia' } }),
      mine({ id: 4, contactId: 51, contact: { id: 51, name: 'Rui' } }),
    );
    world.renames(50, 'Beatriz');
    expect(world.ticket(4)?.contact).toEqual({ id: 51, name: 'Rui' });
    expect(world.ticket(5)?.contact).toEqual({ id: 50, name: 'Beatriz' });
    world.dispatch(serverEvents.contact({ action: 'delete', id: 50 }));
    expect([world.ticket(4)?.id, world.ticket(5)]).toEqual([4, null]);
  });

  it('do not win one back through an older copy that names the former contact', () => {
    const world = createWorld();
    const [bia, rui] = [
      { contactId: 50, contact: { id: 50, name: 'Bia' } },
      { contactId: 51, contact: { id: 51, name: 'Rui' } },
    ];
    world.updates(mine({ id: 2, ...rui }), mine({ id: 3, ...bia }));
    world.updates(mine({ ...rui, updatedAt: at(2) }), mine({ ...bia, updatedAt: at(1) }));
    expect([world.others(2), world.others(3)]).toEqual([[1], []]);
  });

  it('lose a removed one alone', () => {
    const world = createWorld();
    world.updates(of(ana, 1), of(ana, 2), of(ana, 3));
    world.removes(1);
    expect(world.others(2)).toEqual([3]);
    expect(world.others(3)).toEqual([2]);
  });

  it('do not include a removed one that returns with another contact', () => {
    const world = createWorld();
    world.updates(of(ana, 1), of(ana, 2));
    world.removes(1);
    world.updates(of(bia, 1));
    expect(world.others(2)).toEqual([]);
  });

  it('do not come back when a contact that they once had changes', () => {
    const world = createWorld();
    world.updates(of(ana, 1), of(bia, 1), of(ana, 2));
    world.removes(1);
    world.renames(1_001, 'Ana Luz');
    expect(world.ticket(1)).toBeNull();
    expect(world.ticket(2)?.contact?.name).toBe('Ana Luz');
  });
});

describe('a ticket', () => {
  it('is found by the uuid in its address until it is removed', () => {
    const world = createWorld();
    const { uuid } = mine();
    expect(selectTicketByUuid(world.state(), uuid)).toBeNull();
    world.updates(mine());
    expect(selectTicketByUuid(world.state(), uuid)?.id).toBe(1);
    world.removes(1);
    expect(selectTicketByUuid(world.state(), uuid)).toBeNull();
  });

  it('that is not known can be removed or read without any change', async () => {
    const world = createWorld();
    await world.settle();
    world.updates(mine());
    const before = world.state().tickets;
    world.removes(2);
    world.dispatch(ticketRead({ ticketId: 2 }));
    expect(world.state().tickets).toBe(before);
  });
});

describe('the list of unread tickets', () => {
  const unread = (id: number, unreadMessages: number, minute = 0) =>
    mine({ id, unreadMessages, updatedAt: at(minute) });

  const createUnreadWorld = (tickets: readonly Ticket[], meanwhile = (): void => undefined) =>
    createWorld({
      'GET /tickets': ({ params }: { params?: { withUnreadMessages?: string } }) => {
        if (params?.withUnreadMessages !== 'true') return { body: { tickets: [], count: 0, hasMore: false } };
        meanwhile();
        return { body: { tickets, count: tickets.length, hasMore: false } };
      },
    });

  it('shows tickets that it lacks as read, and takes its numbers for the others', async () => {
    const world = createUnreadWorld([unread(2, 4), unread(3, 1)]);
    world.updates(unread(1, 2), unread(2, 3));
    expect(selectUnreadTotals(world.state()).messages).toBe(5);
    await world.dispatch(loadUnreadTickets());
    expect([1, 2, 3].map((id) => world.ticket(id)?.unreadMessages)).toEqual([0, 4, 1]);
    expect(selectUnreadTotals(world.state()).messages).toBe(5);
  });

  it('does not show a ticket as read whose message came during the call; the next list does', async () => {
    let arrive: (() => void) | undefined;
    const world = createUnreadWorld([], () => arrive?.());
    world.updates(unread(1, 2), unread(2, 2));
    arrive = () => world.says(unread(2, 3), { createdAt: at(1) });
    await world.dispatch(loadUnreadTickets());
    expect([1, 2].map((id) => world.ticket(id)?.unreadMessages)).toEqual([0, 3]);
    arrive = undefined;
    await world.dispatch(loadUnreadTickets());
    expect(world.ticket(2)?.unreadMessages).toBe(0);
  });

  it('neither resets nor moves a ticket that it contains', async () => {
    const world = createUnreadWorld([unread(1, 2, 5), unread(2, 2, 4)]);
    world.updates(unread(1, 2, 0), unread(2, 3, 5));
    await world.dispatch(loadUnreadTickets());
    expect([1, 2].map((id) => world.ticket(id)?.unreadMessages)).toEqual([2, 3]);
    expect(world.changedAt(1)).toBe(at(0));
  });
});

describe('[TRIAGE-01] the wait of a customer', () => {
  const waiting = (facts: Partial<Ticket> = {}) => aTicket({ fromMe: false, updatedAt: at(0), ...facts });

  it('does not change with a message whose time the server does not tell', () => {
    const world = createWorld();
    world.updates(waiting());
    world.says(waiting(), { id: 'a', fromMe: true, createdAt: undefined });
    expect(world.since()).toBe(at(0));
    expect(world.ticket()?.fromMe).toBe(false);
    world.says(waiting(), { id: 'b', fromMe: true, createdAt: at(1) });
    world.says(waiting(), { id: 'c', createdAt: at(2) });
    expect(world.since()).toBe(at(2));
  });

  it.each([
    ['does not end with an answer in another ticket of the contact', 7, at(0)],
    ['ends with an answer in the same ticket', 1, at(8)],
  ])('%s', async (_, ticketId, since) => {
    const messages = [
      aMessage({ id: 'a', createdAt: at(0) }),
      aMessage({ id: 'b', ticketId, fromMe: true, createdAt: at(4) }),
      aMessage({ id: 'c', createdAt: at(8) }),
    ];
    const world = createWorld({ 'GET /messages/1': { body: { messages, count: 3, hasMore: false } } });
    world.updates(waiting());
    await world.dispatch(loadMessages({ ticketId: 1 }));
    expect(world.since()).toBe(since);
  });
});
