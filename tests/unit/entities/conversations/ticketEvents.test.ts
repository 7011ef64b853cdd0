import { describe, expect, it } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import { ticketFilterChanged } from '@/entities/conversations/tickets/ticketActions';
import { selectChangedAt, selectTicketCount, selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets, loadUnreadTickets, openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer } from '@/store/rootReducer';
import { aMessage, aSessionStart, aTicket, aUser } from '@tests/support/records';
import { at, idsIn } from '@/entities/base/idTable';
import { stateAfter } from '@tests/support/reducedState';

const me = aUser();
const mine = (facts: Partial<Ticket> = {}) => aTicket({ status: 'open', userId: me.id, ...facts });

/** The state after these tickets were loaded, to which events are applied. */
const createWorld = (user = me, loaded: Partial<Record<TicketViewName, Ticket[]>> = {}, hasMore = false) => {
  let state = rootReducer(undefined, sessionStarted(aSessionStart({ user })));
  for (const view of ['open', 'pending', 'closed'] as const) {
    const arg = { view, page: 1 };
    const records = loaded[view] ?? [];
    state = rootReducer(state, loadTickets.pending(view, arg));
    state = rootReducer(state, loadTickets.fulfilled({ records, hasMore, count: records.length }, view, arg));
  }
  const receive = (...events: ServerEvent[]): void => {
    state = rootReducer(state, serverEventsReceived(events));
  };
  return {
    receive,
    state: () => state,
    /** Ids of a list, in its order. */
    ids: (view: TicketViewName) => selectTickets(state, view).map((ticket) => ticket.id),
    count: (view: TicketViewName) => selectTicketCount(state, view),
    ticket: (id: number) => at(state.tickets.byId, id),
    dispatch: (action: Parameters<typeof rootReducer>[1]) => void (state = rootReducer(state, action)),
  };
};

const event = (action: unknown) => action as ServerEvent;
const update = (record: Ticket) => event(serverEvents.ticket({ action: 'update', record }));
const left = (id: number) => event(serverEvents.ticket({ action: 'delete', id }));
const unreadReset = (id: number) => event(serverEvents.ticket({ action: 'updateUnread', id }));
const arrived = (ticket: Ticket, message: Partial<Message> = {}) =>
  event(
    serverEvents.appMessage({
      action: 'create',
      record: aMessage({ ticketId: ticket.id, ...message }),
      ticket,
      contact: ticket.contact ?? null,
    }),
  );

describe('ticket events', () => {
  it('[TLIST-31] [TLIST-08] [RT-13] [LIST-07] an update moves the ticket to the list of its status and out of the others', () => {
    const world = createWorld(me, { pending: [aTicket()] });
    world.receive(update(mine({ id: 1 })));
    expect([world.ids('pending'), world.ids('open'), world.ids('closed')]).toEqual([[], [1], []]);
    world.receive(update(mine({ id: 1, status: 'closed' })));
    expect([world.ids('pending'), world.ids('open'), world.ids('closed')]).toEqual([[], [], [1]]);
    world.receive(update(mine({ id: 1 })));
    expect([world.ids('pending'), world.ids('open'), world.ids('closed')]).toEqual([[], [1], []]);
    // A list takes it too before it is loaded to its end, and one that was unknown.
    const partial = createWorld(me, { pending: [aTicket()], open: [mine({ id: 2 })] }, true);
    partial.receive(update(mine({ id: 1 })), update(mine({ id: 3 })));
    expect([partial.ids('pending'), partial.ids('open').toSorted()]).toEqual([[], [1, 2, 3]]);
  });

  it('[TLIST-31] [RT-13] an update that assigns the ticket to someone else removes it from the user’s lists', () => {
    const world = createWorld(me, { pending: [aTicket()] });
    world.receive(update(aTicket({ status: 'open', userId: 11 })));
    expect([world.ids('pending'), world.ids('open')]).toEqual([[], []]);
  });

  it.each(['open', 'pending', 'closed'] as const)('[TLIST-32][TLIST-15][RT-13] another queue: leaves %s', (status) => {
    const world = createWorld(aUser({ profile: 'admin' }), { [status]: [1, 2, 3].map((id) => mine({ id, status })) });
    world.dispatch(ticketFilterChanged({ queueIds: [1, 4] }));
    world.receive(...[2, 4, null].map((queueId, place) => update(mine({ id: place + 1, status, queueId }))));
    expect(world.ids(status).toSorted()).toEqual([2, 3]);
  });

  it.each(['open', 'pending', 'closed'] as const)('[TLIST-33][RT-14][LIST-07] a delete: leaves %s', (status) => {
    const world = createWorld(me, { [status]: [mine({ status }), mine({ id: 2, status })] });
    world.receive(left(1));
    expect(world.ids(status)).toEqual([2]);
  });

  it('[RT-13] [RT-14] [TLIST-33] a delete followed by an update puts the ticket where it belongs', () => {
    const world = createWorld(me, { pending: [aTicket({ tags: [{ id: 1, name: 'VIP', color: '' }] })] });
    world.receive(left(1), update(mine({ id: 1 })));
    expect(world.ids('open')).toEqual([1]);
    expect(world.state().tickets.leaving).toEqual({});
  });

  it('[TLIST-34][RT-15] updateUnread resets the count', () => {
    const world = createWorld(me, {
      open: [mine({ unreadMessages: 4 }), mine({ id: 2, unreadMessages: 2 })],
      pending: [aTicket({ id: 3, unreadMessages: 1 })],
    });
    const total = () => world.state().tickets.totals.messages;
    const unread = () => [...[1, 2, 3].map((id) => world.ticket(id)?.unreadMessages), total()];
    world.receive(unreadReset(9));
    expect(unread()).toEqual([4, 2, 1, 6]);
    world.receive(unreadReset(1));
    expect(unread()).toEqual([0, 2, 1, 2]);
    world.receive(unreadReset(3));
    expect(unread()).toEqual([0, 2, 0, 2]);
    expect([world.ids('open'), world.ids('pending')]).toEqual([[2, 1], [3]]);
  });

  it('[TLIST-36][RT-16] a contact update refreshes the listed tickets of that contact alone', () => {
    const world = createWorld(me, { open: [mine({ id: 1 }), mine({ id: 2 })] });
    world.receive(
      event(
        serverEvents.contact({ action: 'update', record: { id: 1_001, name: 'Bia', profilePicUrl: 'http://x/1.png' } }),
      ),
    );
    expect(world.ticket(1)?.contact).toMatchObject({
      name: 'Bia',
      number: '5511999990000',
      profilePicUrl: 'http://x/1.png',
    });
    expect(world.ticket(2)?.contact?.name).toBe('Cliente 2');
  });

  it('[RT-13] [TLIST-31] [TICKET-06] an update keeps the parts it lacks, and clears a removed owner', () => {
    const known = mine({
      user: { id: me.id, name: 'Ana' },
      whatsapp: { name: 'Loja' },
      tags: [{ id: 1, name: 'VIP', color: '' }],
    });
    const world = createWorld(me, { open: [known] });
    const { user: _user, whatsapp: _whatsapp, tags: _tags, ...bare } = known;
    world.receive(update({ ...bare, lastMessage: 'novo' }));
    expect(world.ticket(1)).toMatchObject({ lastMessage: 'novo', user: { name: 'Ana' }, whatsapp: { name: 'Loja' } });
    world.receive(update({ ...bare, status: 'pending', userId: null }));
    expect(world.ticket(1)?.user).toBeNull();
  });
});

describe('events about other records', () => {
  it('[TLIST-16] a deleted queue leaves its tickets without one, so that they leave the lists of those who do not see them', () => {
    const world = createWorld(me, {
      open: [mine({ id: 1, queue: { id: 1, name: 'Vendas', color: '' } })],
      pending: [aTicket({ id: 2 }), aTicket({ id: 3 })],
      closed: [mine({ id: 4, status: 'closed' })],
    });
    world.receive(update(aTicket({ id: 9, queueId: 2, lastMessage: 'x' })));
    world.receive(event(serverEvents.queue({ action: 'delete', id: 1 })));
    expect([world.ids('open'), world.ids('pending'), world.ids('closed')]).toEqual([[1], [], [4]]);
    expect(world.ticket(1)).toMatchObject({ queueId: null, queue: null });
    expect(world.ticket(9)?.queueId).toBe(2);
    expect(idsIn(world.state().tickets.totals.ownUnqueued)).toEqual([1]);
  });

  it('a deleted queue adds its tickets to complete lists of those who see them without one', () => {
    const seeing = aUser({ allTicket: 'enabled' });
    const complete = createWorld(seeing);
    const partial = createWorld(seeing, { pending: [aTicket({ id: 1 })] }, true);
    for (const world of [complete, partial]) {
      world.receive(update(aTicket({ id: 5, queueId: 2 })));
      world.receive(event(serverEvents.queue({ action: 'delete', id: 2 })));
    }
    expect([complete.ids('pending'), partial.ids('pending')]).toEqual([[5], [1]]);
  });

  it('a created or changed queue leaves the tickets alone', () => {
    const world = createWorld(me, { pending: [aTicket()] });
    const { queueId: _queue, ...bare } = aTicket({ id: 2 });
    world.receive(update(bare));
    const before = world.state().tickets;
    const record = { id: 1, name: 'Vendas', color: '' };
    world.receive(
      event(serverEvents.queue({ action: 'update', record })),
      event(serverEvents.queue({ action: 'create', record })),
    );
    expect(world.state().tickets).toEqual(before);
    expect(world.ticket(1)?.queueId).toBe(1);
  });

  it.each(['create', 'update'] as const)('[RT-16] [TLIST-36] a contact event %s reaches its tickets', (action) => {
    const before = { id: 1_001, name: 'Bia', number: '551133', email: 'b@x.test', profilePicUrl: 'http://x/1.png' };
    const record = { ...before, name: 'Bia Luz', number: '551144', email: 'luz@x.test', profilePicUrl: null };
    const world = createWorld(me, { open: [mine({ contact: before })] });
    world.receive(event(serverEvents.contact({ action, record })));
    expect(world.ticket(1)?.contact).toEqual(record);
    expect(world.ids('open')).toEqual([1]);
  });
});

describe('an event without effect', () => {
  it.each([
    ['the delete of an unknown ticket', left(7)],
    ['the reading of an unknown ticket', unreadReset(7)],
    [
      'a changed message',
      event(
        serverEvents.appMessage({
          action: 'update',
          record: aMessage({ createdAt: '2026-12-01T12:00:00.000Z' }),
          ticket: mine({ lastMessage: 'novo' }),
          contact: null,
        }),
      ),
    ],
    [
      'a message without its ticket',
      event(serverEvents.appMessage({ action: 'create', record: aMessage(), ticket: null, contact: null })),
    ],
  ])('[TLIST-33] [TLIST-34] [TLIST-35] is %s', (_, nothing) => {
    const world = createWorld(me, { open: [mine()] });
    const before = world.state().tickets;
    world.receive(nothing);
    expect(world.state().tickets).toEqual(before);
  });
});

describe('reading', () => {
  const older = mine({ id: 1, unreadMessages: 2, lastMessage: 'Oi', updatedAt: '2026-11-21T12:00:00.000Z' });
  const newer = mine({ id: 2, updatedAt: '2026-11-21T13:00:00.000Z' });
  const touched = { ...older, unreadMessages: 0, updatedAt: '2026-11-21T14:00:00.000Z' };
  const shown = (world: ReturnType<typeof createWorld>) => selectChangedAt(world.state(), 1);

  it('[TLIST-24] [TLIST-35] an update that only sets unread to 0 moves no row and changes no time', () => {
    const world = createWorld(me, { open: [older, newer] });
    world.receive(unreadReset(1), update(touched));
    expect(world.ids('open')).toEqual([2, 1]);
    expect(shown(world)).toBe('2026-11-21T12:00:00.000Z');
  });

  it('[TLIST-24] a ticket read again when it is opened does not move its row either', () => {
    const world = createWorld(me, { open: [older, newer] });
    world.dispatch(openTicketByUuid.fulfilled(touched, 'a', older.uuid));
    expect(world.ids('open')).toEqual([2, 1]);
    expect(shown(world)).toBe('2026-11-21T12:00:00.000Z');
  });

  it.each([
    ['another status', { status: 'closed' }],
    ['another owner', { userId: 99 }],
    ['another queue', { queueId: 7 }],
    ['a new last message', { lastMessage: 'Tudo bem?' }],
    ['more unread messages', { unreadMessages: 3 }],
  ])('[TLIST-24] %s is a change', (_, change) => {
    const world = createWorld(me, { open: [older, newer] });
    world.receive(update({ ...touched, ...change }));
    expect(shown(world)).toBe('2026-11-21T14:00:00.000Z');
  });
});

describe('messages', () => {
  it.each(['open', 'pending', 'closed'] as const)(
    '[TLIST-35][RT-11] a new message moves its %s ticket to the top, even if only the message is newer',
    (status) => {
      const ticket = (id: number, facts: Partial<Ticket> = {}) => mine({ id, status, ...facts });
      const hour = (count: number) => `2026-11-21T${count}:00:00.000Z`;
      const loaded = { [status]: [ticket(1, { updatedAt: hour(12) }), ticket(2, { updatedAt: hour(13) })] };
      const world = createWorld(me, loaded, true);
      expect(world.ids(status)).toEqual([2, 1]);
      world.receive(arrived(ticket(1, { unreadMessages: 1 }), { createdAt: hour(14) }));
      expect(world.ids(status)).toEqual([1, 2]);
      expect(world.ticket(1)?.unreadMessages).toBe(1);
      world.receive(arrived(ticket(2), { createdAt: hour(15), fromMe: true }));
      expect(world.ids(status)).toEqual([2, 1]);
      // One of a page that was not read yet.
      world.receive(arrived(ticket(3), { createdAt: hour(16) }));
      expect(world.ids(status)).toEqual([3, 2, 1]);
    },
  );

  it('[RT-11] the first message of an unknown ticket adds its row, since nothing else announces it', () => {
    const { tags: _tags, ...bare } = aTicket();
    const world = createWorld();
    world.receive(arrived(bare));
    expect(world.ids('pending')).toEqual([1]);
    expect(world.count('pending')).toBe(1);
  });

  it('[RT-11] brings its contact into a ticket that lacks it, and never replaces the one inside the ticket', () => {
    const world = createWorld();
    const bia = { id: 1_001, name: 'Bia', number: '5511988887777' };
    const { contact: _contact, ...bare } = mine();
    const message = (ticket: Ticket) =>
      event(serverEvents.appMessage({ action: 'create', record: aMessage(), ticket, contact: bia }));
    world.receive(message(bare));
    expect(world.ticket(1)?.contact).toEqual(bia);
    world.receive(message(mine({ contact: { id: 1_001, name: 'Bia Luz' } })));
    expect(world.ticket(1)?.contact).toEqual({ ...bia, name: 'Bia Luz' });
  });

  it('is noted until the unread tickets are asked for again, and its time only if it is the latest', () => {
    const world = createWorld(me, { open: [mine()] });
    world.receive(arrived(mine(), { createdAt: '2026-11-21T14:00:00.000Z' }));
    world.receive(arrived(mine(), { createdAt: '2026-11-21T13:00:00.000Z' }));
    world.receive(arrived(mine(), { createdAt: undefined }));
    expect(at(world.state().tickets.messageAt, 1)).toBe('2026-11-21T14:00:00.000Z');
    expect(at(world.state().tickets.unreadArrived, 1)).toBe(true);
    world.dispatch(loadUnreadTickets.pending('u'));
    expect(at(world.state().tickets.unreadArrived, 1)).toBeUndefined();
  });

  it('[TRIAGE-01] after an answer begins a new wait, which an automatic text does not', () => {
    const since = (world: ReturnType<typeof createWorld>) => at(world.state().tickets.waitingSince, 1);
    const minute = (count: number): string => `2026-11-21T14:0${count}:00.000Z`;
    for (const [lastMessage, begins] of [
      ['Um momento', minute(5)],
      ['\u200eUm momento', '2026-11-21T12:00:00.000Z'],
    ]) {
      const world = createWorld(me, { pending: [aTicket()] });
      world.receive(update(aTicket({ fromMe: true, lastMessage, updatedAt: minute(4) })));
      world.receive(arrived(aTicket({ updatedAt: minute(5) }), { createdAt: minute(5) }));
      expect(since(world)).toBe(begins);
    }
  });

  it('[TLIST-16] a message of another queue adds no row', () => {
    const world = createWorld();
    world.receive(arrived(aTicket({ queueId: 2 })));
    expect(world.ids('pending')).toEqual([]);
  });
});

describe('pages', () => {
  const page = (records: Ticket[], hasMore: boolean, count: number) => ({ records, hasMore, count });

  it('[TLIST-37] further pages are appended, each ticket once', () => {
    const world = createWorld(me, { open: [mine({ id: 1 }), mine({ id: 2 })] }, true);
    const takes = (number: number, answer: ReturnType<typeof page>) => {
      const arg = { view: 'open', page: number } as const;
      world.dispatch(loadTickets.pending('next', arg));
      world.dispatch(loadTickets.fulfilled(answer, 'next', arg));
      return world.state().tickets.views.open;
    };
    // The total announces more, whatever the server says.
    expect(takes(2, page([mine({ id: 2 }), mine({ id: 3 })], false, 4))).toMatchObject({ hasMore: true, page: 2 });
    expect(world.ids('open').toSorted()).toEqual([1, 2, 3]);
    expect(takes(3, page([mine({ id: 3 })], true, 4))).toMatchObject({ hasMore: false, page: 3 });
    expect(takes(2, page([mine({ id: 4 })], false, 4))).toMatchObject({ hasMore: false });
    expect(world.ids('open').toSorted()).toEqual([1, 2, 3, 4]);
  });

  it('[TLIST-07] the badge counts the server’s total minus tickets the user may not open, and follows live changes', () => {
    const [world, arg] = [createWorld(), { view: 'pending', page: 1 } as const];
    world.dispatch(loadTickets.pending('p', arg));
    world.dispatch(
      loadTickets.fulfilled(page([aTicket({ id: 1 }), aTicket({ id: 2, queueId: 9 })], true, 50), 'p', arg),
    );
    expect(world.ids('pending')).toEqual([1]);
    expect(world.count('pending')).toBe(49);
    world.receive(update(mine({ id: 1 })));
    expect(world.count('pending')).toBe(48);
    world.receive(arrived(aTicket({ id: 3 })));
    expect(world.count('pending')).toBe(49);
  });

  it('an answer to an older request is dropped', () => {
    const world = createWorld();
    const arg = { view: 'open', page: 1 } as const;
    world.dispatch(loadTickets.pending('old', arg));
    world.dispatch(loadTickets.pending('new', arg));
    world.dispatch(loadTickets.fulfilled(page([mine({ id: 1 })], false, 1), 'old', arg));
    expect(world.ids('open')).toEqual([]);
    expect(world.ticket(1)).toBeUndefined();
    world.dispatch(loadTickets.fulfilled(page([mine({ id: 2 })], false, 1), 'new', arg));
    expect(world.ids('open')).toEqual([2]);
  });

  it('[OFF-02] page 1 shrinks the list to it, and keeps tickets that arrived during the call', () => {
    const world = createWorld(me, { open: [mine({ id: 1 }), mine({ id: 2 })] });
    const arg = { view: 'open', page: 1 } as const;
    world.dispatch(loadTickets.pending('again', arg));
    world.receive(update(mine({ id: 3 })));
    world.dispatch(loadTickets.fulfilled(page([mine({ id: 2 })], false, 1), 'again', arg));
    expect(world.ids('open').toSorted()).toEqual([2, 3]);
  });

  it('[OFF-02] an answer older than an event does not undo it', () => {
    const world = createWorld(me, { pending: [aTicket({ updatedAt: '2026-11-21T12:00:00.000Z' })] });
    const arg = { view: 'pending', page: 1 } as const;
    world.dispatch(loadTickets.pending('again', arg));
    world.receive(update(mine({ id: 1, updatedAt: '2026-11-21T12:05:00.000Z' })));
    world.dispatch(
      loadTickets.fulfilled(page([aTicket({ updatedAt: '2026-11-21T12:00:00.000Z' })], false, 1), 'again', arg),
    );
    expect(world.ids('pending')).toEqual([]);
    expect(world.ids('open')).toEqual([1]);
  });

  it('[SEC-08] nothing remains after the session', () => {
    const world = createWorld(me, { open: [mine()], pending: [aTicket({ id: 2 })] });
    const before = stateAfter();
    world.dispatch(sessionEnded({ reason: 'logout' }));
    const { session } = world.state();
    expect(world.state()).toEqual({
      ...before,
      session: { ...before.session, status: 'signedOut', ended: 'logout', endedAt: session.endedAt },
    });
  });
});
