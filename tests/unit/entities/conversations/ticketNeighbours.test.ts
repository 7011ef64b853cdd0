import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Ticket } from '@/protocol/records/tickets';
import {
  ticketFilterChanged,
  ticketOrderChanged,
  ticketSearchChanged,
} from '@/entities/conversations/tickets/ticketActions';
import {
  selectLongestWaiting,
  selectNeighbour,
  selectNextOwn,
} from '@/entities/conversations/tickets/ticketNeighbours';
import { selectTickets } from '@/entities/conversations/tickets/ticketSelectors';
import { findLongestWaiting, loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { serverEvents } from '@/realtime/serverEvents';
import { sessionEnded } from '@/entities/session/sessionActions';
import { createTestStore } from '@tests/support/createTestStore';
import { aTicket, aUser } from '@tests/support/records';

const me = aUser();
const minute = (count: number): string => `2026-11-21T12:${String(count).padStart(2, '0')}:00.000Z`;
/** Tickets whose ids are also their order in a list that shows the latest change first. */
const ranked = (id: number, facts: Partial<Ticket> = {}) => aTicket({ id, updatedAt: minute(50 - id), ...facts });
const mine = (id: number) => ranked(id, { status: 'open', userId: me.id });
const theirs = (id: number) => ranked(id, { status: 'open', userId: 11 });

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The store after the lists of open and pending tickets were read. */
const createWorld = async (tickets: readonly Ticket[]) => {
  const { store, begin } = createTestStore({
    routes: {
      'GET /tickets': ({ params }) => ({
        body: {
          tickets: params?.withUnreadMessages
            ? []
            : tickets.filter(({ status }) => params?.status === undefined || status === params.status),
          hasMore: false,
        },
      }),
    },
  });
  begin(me);
  await settle();
  await store.dispatch(loadTickets({ view: 'pending', page: 1 }));
  const next =
    (step: 1 | -1) =>
    (from: number | null, view: TicketViewName = 'open') =>
      selectNeighbour(store.getState(), view, from, step)?.id ?? null;
  return {
    dispatch: store.dispatch,
    below: next(1),
    above: next(-1),
    nextOwn: (id: number) => selectNextOwn(store.getState(), id)?.id ?? null,
    /** `further` were read beyond the loaded part. */
    longest: (further: Ticket[] = []) => {
      store.dispatch(findLongestWaiting.fulfilled(further, 'read'));
      return selectLongestWaiting(store.getState(), further)?.id ?? null;
    },
    state: store.getState,
  };
};

describe('the next ticket', () => {
  it('[KEY-05] follows the order of the list on screen, downwards and upwards', async () => {
    const { below, above } = await createWorld([3, 1, 4, 2].map(mine));
    expect([1, 2, 3].map((id) => below(id))).toEqual([2, 3, 4]);
    expect([4, 3, 2].map((id) => above(id))).toEqual([3, 2, 1]);
  });

  it('[KEY-05] continues at the other end of the list', async () => {
    const { below, above } = await createWorld([1, 2, 3].map(mine));
    expect(below(3)).toBe(1);
    expect(above(1)).toBe(3);
  });

  it.each([
    ['no ticket is open', null],
    ['the open ticket is not in the list', 99],
  ])('[KEY-05] is the first downwards and the last upwards while %s', async (_, from) => {
    const { below, above } = await createWorld([1, 2, 3].map(mine));
    expect(below(from)).toBe(1);
    expect(above(from)).toBe(3);
  });

  it('[KEY-05] does not exist in an empty list or where the ticket is the only one', async () => {
    const { below, above } = await createWorld([mine(1)]);
    expect([below(1), above(1), below(1, 'closed'), above(null, 'closed')]).toEqual([null, null, null, null]);
    expect([below(null), above(null)]).toEqual([1, 1]);
  });

  it('[KEY-05] is never a waiting ticket, since those cannot be opened', async () => {
    const { below, above, dispatch } = await createWorld([mine(1), ranked(2), ranked(3), mine(4), ranked(5)]);
    expect([below(null, 'pending'), above(3, 'pending')]).toEqual([null, null]);
    dispatch(ticketSearchChanged({ text: 'Cliente' }));
    await dispatch(loadTickets({ view: 'search', page: 1 }));
    expect(below(1, 'search')).toBe(4);
    expect(below(4, 'search')).toBe(1);
    expect(above(4, 'search')).toBe(1);
    expect(above(null, 'search')).toBe(4);
    expect(below(3, 'search')).toBe(4);
  });
});

describe('the next ticket after a resolved one', () => {
  it('[KEY-06] is the user’s own next one, although tickets of others are shown', async () => {
    const { below, nextOwn, dispatch } = await createWorld([mine(1), theirs(2), mine(3), theirs(4)]);
    dispatch(ticketFilterChanged({ showAll: true }));
    await dispatch(loadTickets({ view: 'open', page: 1 }));
    expect(below(1)).toBe(2);
    expect(nextOwn(1)).toBe(3);
    expect(nextOwn(3)).toBe(1);
  });

  it('[KEY-06] does not exist where the user has no other', async () => {
    const { nextOwn, dispatch } = await createWorld([theirs(1), mine(2), theirs(3)]);
    dispatch(ticketFilterChanged({ showAll: true }));
    await dispatch(loadTickets({ view: 'open', page: 1 }));
    expect(nextOwn(2)).toBeNull();
  });
});

describe('the ticket that waits longest', () => {
  it('[KEY-05] is the one whose customer has waited longest, wherever it is in the list', async () => {
    const { longest } = await createWorld([ranked(2, { updatedAt: minute(5) }), ranked(1), ranked(3)]);
    expect(longest()).toBe(2);
  });

  it('has no chatbot, unless all have one: then it is the one without a change for longest', async () => {
    const bot = { chatbot: true };
    const some = await createWorld([ranked(1), ranked(2, bot), ranked(3, bot)]);
    expect(some.longest()).toBe(1);
    const all = await createWorld([ranked(1, bot), ranked(2, bot), ranked(3, bot)]);
    expect(all.longest()).toBe(3);
  });

  it('is the first of the list that is sorted by wait, also among equal waits, whatever order is shown', async () => {
    const since = { updatedAt: minute(5) };
    const { longest, dispatch, state } = await createWorld([1, 2, 3].map((id) => ranked(id, since)));
    expect(longest()).toBe(3);
    dispatch(ticketOrderChanged({ pending: 'waiting' }));
    expect(longest()).toBe(3);
    expect(selectTickets(state(), 'pending')[0]?.id).toBe(3);
    expect(longest([ranked(4, since)])).toBe(4);
  });

  it('[KEY-05] is none that left its list since it was read', async () => {
    const { longest, dispatch } = await createWorld([ranked(1, { chatbot: true })]);
    const further = [ranked(7)];
    expect(longest(further)).toBe(7);
    dispatch(serverEvents.ticket({ action: 'delete', id: 7 }));
    expect(longest(further)).toBe(1);
  });

  it('[KEY-05] may be one beyond the loaded part, but only one that the user may accept and that still waits', async () => {
    const { longest } = await createWorld([ranked(1, { chatbot: true })]);
    expect(longest([ranked(7)])).toBe(7);
    expect(longest([ranked(7, { queueId: 2 })])).toBe(1);
    expect(longest([mine(7)])).toBe(1);
  });

  it('[KEY-05] is in one of the chosen queues', async () => {
    const { longest, dispatch } = await createWorld([]);
    dispatch(ticketFilterChanged({ queueIds: [2] }));
    expect(longest([ranked(7)])).toBeNull();
    dispatch(ticketFilterChanged({ queueIds: [1] }));
    expect(longest([ranked(7)])).toBe(7);
  });

  it('does not exist without tickets, and not after the session', async () => {
    const { longest, dispatch } = await createWorld([]);
    expect(longest()).toBeNull();
    dispatch(sessionEnded({ reason: 'logout' }));
    expect(longest([ranked(7)])).toBeNull();
  });
});
