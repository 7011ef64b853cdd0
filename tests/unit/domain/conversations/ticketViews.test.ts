import { describe, expect, it } from 'vitest';
import type { Agent } from '@/domain/conversations/access';
import { belongsToView, byLatest, byLongestWait, type TicketFilter } from '@/domain/conversations/ticketViews';
import { aTicket } from '@tests/support/records';

const agent: Agent = { id: 10, profile: 'user', queues: [{ id: 1, name: 'Vendas', color: '' }], allTicket: 'disabled' };
const admin: Agent = { ...agent, profile: 'admin' };
const noFilter: TicketFilter = { queueIds: null, showAll: false };

const belongs = (
  view: Parameters<typeof belongsToView>[0],
  ticket: Parameters<typeof aTicket>[0],
  user = agent,
  filter = noFilter,
): boolean => belongsToView(view, aTicket({ queueId: 1, userId: 10, ...ticket }), user, filter);

describe('membership of the ticket lists', () => {
  it.each(['open', 'pending', 'closed'] as const)(
    '[TLIST-06] [TLIST-08] [TLIST-31] a ticket of status %s is in that list alone',
    (status) => {
      for (const view of ['open', 'pending', 'closed'] as const)
        expect(belongs(view, { status })).toBe(view === status);
    },
  );

  it('an unknown status is in no list', () => {
    for (const view of ['open', 'pending', 'closed'] as const)
      expect(belongs(view, { status: 'archived' })).toBe(false);
  });

  it('[TLIST-15] [TLIST-32] a ticket outside the chosen queues is in no list, one without a queue stays', () => {
    const chosen = { ...noFilter, queueIds: [2] };
    for (const view of ['open', 'pending', 'closed'] as const) {
      const isListed = (queueId: number | null) => belongs(view, { status: view, queueId }, admin, chosen);
      expect([2, 1, null].map(isListed)).toEqual([true, false, true]);
    }
  });

  it('[TLIST-16] a normal user sees only their own queues, and unqueued tickets they may open', () => {
    expect(belongs('pending', { status: 'pending', queueId: 1, userId: null })).toBe(true);
    expect(belongs('pending', { status: 'pending', queueId: 2, userId: null })).toBe(false);
    expect(belongs('pending', { status: 'pending', queueId: null, userId: null })).toBe(false);
    expect(belongs('open', { status: 'open', queueId: null, userId: 10 })).toBe(true);
    for (const view of ['open', 'closed'] as const)
      expect([1, 2].map((queueId) => belongs(view, { status: view, queueId }))).toEqual([true, false]);
    const seesUnqueued: Agent = { ...agent, allTicket: 'enabled' };
    expect(belongs('pending', { status: 'pending', queueId: null, userId: null }, seesUnqueued)).toBe(true);
    expect(belongs('pending', { status: 'pending', queueId: 2, userId: null }, seesUnqueued)).toBe(false);
  });

  it('[TLIST-17] an admin sees all queues', () => {
    for (const view of ['open', 'pending', 'closed'] as const)
      for (const queueId of [1, 99, null]) expect(belongs(view, { status: view, queueId }, admin)).toBe(true);
  });

  it('[TLIST-14] [TLIST-08] closed tickets show whoever owned them, except those of other queues', () => {
    expect(belongs('closed', { status: 'closed', userId: 11 })).toBe(true);
    expect(belongs('closed', { status: 'closed', userId: null })).toBe(true);
    expect(belongs('closed', { status: 'closed', userId: null, queueId: null })).toBe(true);
    expect(belongs('closed', { status: 'closed', userId: 11, queueId: 2 })).toBe(false);
    expect(belongs('closed', { status: 'closed', userId: 11, queueId: null })).toBe(false);
  });

  it("[TLIST-14] other users' open tickets show only with the switch on", () => {
    expect(belongs('open', { status: 'open', userId: 11 }, admin)).toBe(false);
    expect(belongs('open', { status: 'open', userId: 11 }, admin, { ...noFilter, showAll: true })).toBe(true);
  });
});

describe('[TRIAGE-02] the order of the lists', () => {
  it('is newest first, and stable for equal times', () => {
    const row = (id: number, at: string) => ({ ticket: aTicket({ id }), at });
    const rows = [row(1, '2026-01-01'), row(2, '2026-01-03'), row(3, '2026-01-02'), row(4, '2026-01-02')];
    expect(rows.sort(byLatest).map(({ ticket }) => ticket.id)).toEqual([2, 4, 3, 1]);
  });
});

it('[TRIAGE-02] the longest wait comes first, and of two equal ones the newer ticket', () => {
  const rows = [
    { id: 1, since: '2026-01-02' },
    { id: 2, since: '2026-01-03' },
    { id: 3, since: '2026-01-01' },
    { id: 4, since: '2026-01-02' },
  ];
  expect(rows.toSorted(byLongestWait).map(({ id }) => id)).toEqual([3, 4, 1, 2]);
});
