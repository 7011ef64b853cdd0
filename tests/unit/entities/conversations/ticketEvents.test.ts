import { describe, expect, it } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import { selectChangedAt, selectTicketCount, selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { loadTickets, openTicketByUuid } from '@/entities/conversations/tickets/ticketThunks';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { rootReducer } from '@/store/rootReducer';
import { aMessage, aTicket, aUser } from '@tests/support/records';
import { at } from '@/entities/base/idTable';

const me = aUser();
const mine = (facts: Partial<Ticket> = {}) => aTicket({ status: 'open', userId: me.id, ...facts });

/** The state after these tickets were loaded, to which events are applied. */
const createWorld = (user = me, loaded: Partial<Record<TicketViewName, Ticket[]>> = {}, hasMore = false) => {
  let state = rootReducer(
    undefined,
    sessionStarted({
      user,
      account: 'x',
      flags: { cshow: false, campaigns: false },
      fresh: true,
      endingInDays: null,
      lockTries: null,
    }),
  );
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
  it('[TLIST-31][RT-13] an update moves the ticket to the list of its status and out of the others', () => {
    const world = createWorld(me, { pending: [aTicket()] });
    world.receive(update(mine({ id: 1 })));
    expect([world.ids('pending'), world.ids('open'), world.ids('closed')]).toEqual([[], [1], []]);
    world.receive(update(mine({ id: 1, status: 'closed' })));
    expect([world.ids('pending'), world.ids('open'), world.ids('closed')]).toEqual([[], [], [1]]);
  });

  it('[TLIST-31] an update that assigns the ticket to someone else removes it from the user’s lists', () => {
    const world = createWorld(me, { pending: [aTicket()] });
    world.receive(update(aTicket({ status: 'open', userId: 11 })));
    expect([world.ids('pending'), world.ids('open')]).toEqual([[], []]);
  });

  it('[TLIST-32] an update into another user’s queue removes the ticket', () => {
    const world = createWorld(me, { pending: [aTicket()] });
    world.receive(update(aTicket({ queueId: 2 })));
    expect(world.ids('pending')).toEqual([]);
  });

  it('[TLIST-33][RT-14] a delete removes the row from every list', () => {
    const world = createWorld(me, { open: [mine()] });
    world.receive(left(1));
    expect([world.ids('open'), world.ids('pending'), world.ids('closed')]).toEqual([[], [], []]);
  });

  it('[TLIST-33] a delete followed by an update puts the ticket where it belongs', () => {
    const world = createWorld(me, { pending: [aTicket({ tags: [{ id: 1, name: 'VIP', color: '' }] })] });
    world.receive(left(1), update(mine({ id: 1 })));
    expect(world.ids('open')).toEqual([1]);
    expect(world.state().tickets.leaving).toEqual({});
  });

  it('[TLIST-34][RT-15] updateUnread resets the count', () => {
    const world = createWorld(me, { open: [mine({ unreadMessages: 4 })] });
    world.receive(unreadReset(1));
    expect(world.ticket(1)?.unreadMessages).toBe(0);
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

  it("a deleted contact's tickets go with it", () => {
    const world = createWorld(me, { open: [mine({ id: 1 }), mine({ id: 2 })] });
    world.receive(event(serverEvents.contact({ action: 'delete', id: 1_001 })));
    expect(world.ids('open')).toEqual([2]);
    expect(world.ticket(1)).toBeUndefined();
  });

  it('an update keeps the parts it lacks, and clears a removed owner', () => {
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
  it('[TLIST-35][RT-11] a new message moves its ticket to the top, even if only the message is newer', () => {
    const world = createWorld(me, {
      open: [
        mine({ id: 1, updatedAt: '2026-11-21T12:00:00.000Z' }),
        mine({ id: 2, updatedAt: '2026-11-21T13:00:00.000Z' }),
      ],
    });
    expect(world.ids('open')).toEqual([2, 1]);
    world.receive(arrived(mine({ id: 1, unreadMessages: 1 }), { createdAt: '2026-11-21T14:00:00.000Z' }));
    expect(world.ids('open')).toEqual([1, 2]);
    expect(world.ticket(1)?.unreadMessages).toBe(1);
  });

  it('the first message of an unknown ticket adds its row, since nothing else announces it', () => {
    const world = createWorld();
    const { tags: _tags, ...bare } = aTicket();
    world.receive(arrived(bare));
    expect(world.ids('pending')).toEqual([1]);
    expect(world.count('pending')).toBe(1);
  });

  it('a message of another queue adds no row', () => {
    const world = createWorld();
    world.receive(arrived(aTicket({ queueId: 2 })));
    expect(world.ids('pending')).toEqual([]);
  });
});

describe('pages', () => {
  const page = (records: Ticket[], hasMore: boolean, count: number) => ({ records, hasMore, count });

  it('[TLIST-37] further pages are appended, each ticket once', () => {
    const world = createWorld(me, { open: [mine({ id: 1 }), mine({ id: 2 })] }, true);
    const arg = { view: 'open', page: 2 } as const;
    world.dispatch(loadTickets.pending('next', arg));
    world.dispatch(loadTickets.fulfilled(page([mine({ id: 2 }), mine({ id: 3 })], false, 3), 'next', arg));
    expect(world.ids('open').toSorted()).toEqual([1, 2, 3]);
    expect(world.state().tickets.views.open).toMatchObject({ hasMore: false, page: 2 });
  });

  it('[TLIST-07] the badge counts the server’s total minus tickets the user may not open, and follows live changes', () => {
    const world = createWorld(me, {}, false);
    const arg = { view: 'pending', page: 1 } as const;
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
    const before = rootReducer(undefined, { type: 'start' });
    world.dispatch(sessionEnded({ reason: 'logout' }));
    const { session } = world.state();
    expect(world.state()).toEqual({
      ...before,
      session: { ...before.session, status: 'signedOut', ended: 'logout', endedAt: session.endedAt },
    });
  });
});
