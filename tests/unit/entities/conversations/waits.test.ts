import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { preferencesChanged, selectWaitingLimits } from '@/entities/device/preferences/preferences';
import { loadMessages } from '@/entities/conversations/messages/messageThunks';
import { ticketOrderChanged } from '@/entities/conversations/tickets/ticketActions';
import { selectLongestWaiting } from '@/entities/conversations/tickets/ticketNeighbours';
import { selectTickets, selectWaitingSince } from '@/entities/conversations/tickets/ticketSelectors';
import { findLongestWaiting, loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { serverEvents, serverEventsReceived, type ServerEvent } from '@/realtime/serverEvents';
import { eventually } from '@tests/support/eventually';
import { createFakeDesktop } from '@tests/support/fakes/fakeDesktop';
import { createFakeSystem } from '@tests/support/fakes/fakeSystem';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { createTestStore } from '@tests/support/createTestStore';
import { aMessage, aTicket, aUser } from '@tests/support/records';

const me = aUser();
const at = (minute: number): string => new Date(2026, 10, 21, 12, minute).toISOString();
const mine = (facts: Partial<Ticket> = {}) => aTicket({ status: 'open', userId: me.id, updatedAt: at(0), ...facts });
const waiting = (facts: Partial<Ticket> = {}) => aTicket({ updatedAt: at(0), ...facts });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date(at(30)) }));
afterEach(() => vi.useRealTimers());

/** A server whose lists have pages of two tickets, the latest change first. */
const serve = (tickets: readonly Ticket[], asked: string[] = []) => ({
  'GET /tickets': ({ params }: { params?: { status?: string; pageNumber?: number; withUnreadMessages?: string } }) => {
    if (params?.withUnreadMessages === 'true') {
      const unread = tickets.filter(({ unreadMessages }) => (unreadMessages ?? 0) > 0);
      return { body: { tickets: unread, count: unread.length, hasMore: false } };
    }
    const all = tickets.filter(({ status }) => status === params?.status);
    const page = Number(params?.pageNumber);
    asked.push(`${params?.status} ${page}`);
    const records = all.slice((page - 1) * 2, page * 2);
    return { body: { tickets: records, count: all.length, hasMore: page * 2 < all.length } };
  },
});

const open = async (tickets: readonly Ticket[], local = createMemoryStorage(), user = me) => {
  const asked: string[] = [];
  const app = createTestStore({ local, routes: serve(tickets, asked) });
  app.begin(user);
  for (const view of ['open', 'pending'] as const)
    await app.store.dispatch(loadTickets({ view, page: 1, force: true }));
  const receive = (...events: unknown[]): void =>
    void app.store.dispatch(serverEventsReceived(events as ServerEvent[]));
  return {
    ...app,
    asked,
    says: (ticket: Ticket, facts: Partial<Message>): void =>
      receive(
        serverEvents.appMessage({
          action: 'create',
          record: aMessage({ ticketId: ticket.id, ...facts }),
          ticket,
          contact: ticket.contact ?? null,
        }),
      ),
    changes: (record: Ticket): void => receive(serverEvents.ticket({ action: 'update', record })),
    since: (id: number) => selectWaitingSince(app.store.getState(), id),
    ids: (view: 'open' | 'pending') => selectTickets(app.store.getState(), view).map(({ id }) => id),
  };
};

describe('the start of a customer’s wait', () => {
  it('[TRIAGE-01] is not moved by an edit of an earlier message, neither the customer’s nor the agent’s', async () => {
    const app = await open([mine({ fromMe: true, lastMessage: 'Bom dia' }), mine({ id: 2, fromMe: false })]);
    app.says(mine(), { fromMe: false, createdAt: at(0), isEdited: true });
    expect(app.since(1)).toBeNull();
    const since = app.since(2);
    app.says(mine({ id: 2 }), { fromMe: true, createdAt: at(0), isEdited: true });
    expect(since).not.toBeNull();
    expect(app.since(2)).toBe(since);
  });

  it('[TRIAGE-01] is the first message after the last answer, in open and waiting tickets', async () => {
    const app = await open([mine({ fromMe: true }), waiting({ id: 2 })]);
    expect(app.since(1)).toBeNull();
    expect(app.since(2)).toBe(at(0));
    app.says(mine({ updatedAt: at(5) }), { id: 'a', createdAt: at(5) });
    app.says(mine({ updatedAt: at(8) }), { id: 'b', createdAt: at(8) });
    app.says(waiting({ id: 2, updatedAt: at(8) }), { id: 'c', createdAt: at(8) });
    expect(app.since(1)).toBe(at(5));
    expect(app.since(2)).toBe(at(0));
    app.says(mine({ updatedAt: at(9) }), { id: 'd', createdAt: at(9), fromMe: true });
    expect(app.since(1)).toBeNull();
    app.says(waiting({ id: 2, updatedAt: at(9) }), { id: 'e', createdAt: at(9), fromMe: true });
    app.says(waiting({ id: 2, updatedAt: at(11) }), { id: 'f', createdAt: at(11) });
    expect(app.since(2)).toBe(at(11));
  });

  it('[TRIAGE-01] is not counted while a chatbot answers, and begins when it hands over', async () => {
    const app = await open([waiting({ chatbot: true })]);
    app.says(waiting({ chatbot: true, updatedAt: at(3) }), { id: 'a', createdAt: at(3) });
    expect(app.since(1)).toBeNull();
    app.changes(waiting({ chatbot: false, updatedAt: at(6) }));
    expect(app.since(1)).toBe(at(6));
  });

  it('[TRIAGE-01] is kept when the ticket is accepted, and refined once its messages are known', async () => {
    const app = await open([waiting({ fromMe: false, updatedAt: at(20) })]);
    app.changes(mine({ fromMe: false, updatedAt: at(25) }));
    expect(app.since(1)).toBe(at(20));
    const ticket = mine({ fromMe: false });
    const messages = [
      aMessage({ id: 'z', ticketId: 7, createdAt: at(1) }),
      aMessage({ id: 'a', createdAt: at(2), fromMe: true }),
      aMessage({ id: 'b', createdAt: at(12) }),
      aMessage({ id: 'c', createdAt: at(20) }),
    ];
    const page = { records: messages, hasMore: false, count: 4, ticket };
    app.store.dispatch(loadMessages.fulfilled(page as never, 'x', { ticketId: 1 }));
    expect(app.since(1)).toBe(at(12));
  });

  it('[TRIAGE-01] is remembered after a restart for each account, unless someone read or answered meanwhile', async () => {
    const local = createMemoryStorage();
    const app = await open([waiting({ id: 1, unreadMessages: 1 }), waiting({ id: 2, unreadMessages: 1 })], local);
    await vi.advanceTimersByTimeAsync(1_000);
    app.says(waiting({ id: 1, updatedAt: at(4), unreadMessages: 2 }), { id: 'a', createdAt: at(4) });
    await vi.advanceTimersByTimeAsync(1_000);
    const later = [
      waiting({ id: 1, updatedAt: at(9), unreadMessages: 3 }),
      waiting({ id: 2, updatedAt: at(9), unreadMessages: 1 }),
    ];
    const again = await open(later, local);
    expect([again.since(1), again.since(2)]).toEqual([at(0), at(9)]);
    const other = await open(later, local, aUser({ id: 11 }));
    expect(other.since(1)).toBe(at(9));
  });
});

it('[DIAG-03] [TRIAGE-01] uses the chosen limits, else those of the administrator, else 5 and 15 minutes', async () => {
  const machine = createFakeSystem({ state: { waitingLimits: { amber: 3, red: 9 } } });
  const local = createMemoryStorage();
  const app = createTestStore({ local, desktop: createFakeDesktop({ system: machine.system }).desktop });
  const limits = () => selectWaitingLimits(app.store.getState());
  expect(limits()).toEqual({ amber: 5, red: 15 });
  app.begin();
  await eventually(() => expect(limits()).toEqual({ amber: 3, red: 9 }));
  app.store.dispatch(preferencesChanged({ waiting: { amber: 2, red: 4 } }));
  expect(limits()).toEqual({ amber: 2, red: 4 });
  const next = createTestStore({ local });
  next.begin();
  expect(selectWaitingLimits(next.store.getState())).toEqual({ amber: 2, red: 4 });
});

describe('the order of a list', () => {
  const tickets = [
    mine({ id: 1, fromMe: true, updatedAt: at(20) }),
    mine({ id: 2, fromMe: false, updatedAt: at(10) }),
    waiting({ id: 11, updatedAt: at(9) }),
    waiting({ id: 12, updatedAt: at(7) }),
    waiting({ id: 13, updatedAt: at(3) }),
    waiting({ id: 14, chatbot: true, updatedAt: at(2) }),
    waiting({ id: 15, updatedAt: at(1) }),
  ];

  it('[TRIAGE-02] is the latest change first, or the longest wait first for each list separately; the choice stays with the account, and live changes keep the order', async () => {
    const local = createMemoryStorage();
    const app = await open(tickets, local);
    expect(app.ids('open')).toEqual([1, 2]);
    expect(app.ids('pending')).toEqual([11, 12]);

    // The longest wait is on the last page, so the list is read to the end.
    app.store.dispatch(ticketOrderChanged({ pending: 'waiting' }));
    await eventually(() => expect(app.ids('pending')).toEqual([15, 13, 12, 11, 14]));
    expect(app.ids('open')).toEqual([1, 2]);
    app.store.dispatch(ticketOrderChanged({ open: 'waiting' }));
    expect(app.ids('open')).toEqual([2, 1]);

    app.says(waiting({ id: 12, updatedAt: at(21) }), { id: 'a', createdAt: at(21) });
    app.changes(waiting({ id: 16, updatedAt: at(22) }));
    expect(app.ids('pending')).toEqual([15, 13, 12, 11, 16, 14]);
    app.says(mine({ id: 1, updatedAt: at(23) }), { id: 'b', createdAt: at(23) });
    expect(app.ids('open')).toEqual([2, 1]);
    app.says(mine({ id: 2, updatedAt: at(24) }), { id: 'c', createdAt: at(24), fromMe: true });
    expect(app.ids('open')).toEqual([1, 2]);

    const again = await open(tickets, local);
    await eventually(() => expect(again.ids('pending')).toEqual([15, 13, 12, 11, 14]));
    const other = await open(tickets, local, aUser({ id: 11 }));
    expect(other.ids('pending')).toEqual([11, 12]);
    again.store.dispatch(ticketOrderChanged({ pending: 'latest' }));
    expect(again.ids('pending').slice(0, 2)).toEqual([11, 12]);
  });

  it('[KEY-05] [CALL-29] finds the longest wait on the last page, also when the list was not loaded before', async () => {
    const app = await open(tickets);
    const further = await app.store.dispatch(findLongestWaiting()).unwrap();
    expect(selectLongestWaiting(app.store.getState(), further)?.id).toBe(15);
    // The list on screen does not change.
    expect(app.ids('pending')).toEqual([11, 12]);
  });
});
