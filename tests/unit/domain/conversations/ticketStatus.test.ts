import { describe, expect, it } from 'vitest';
import type { Agent } from '@/domain/conversations/access';
import {
  acceptChange,
  isRealChange,
  isTakenSince,
  resolveChange,
  reopenChange,
  reopenQueue,
  restoreChange,
  returnChange,
} from '@/domain/conversations/ticketStatus';
import { aTicket } from '@tests/support/records';

const withBot = aTicket({ useIntegration: true, promptId: 3, integrationId: null });
const bot = { useIntegration: true, promptId: 3, integrationId: null };
const queue = (id: number) => ({ id, name: `Fila ${id}`, color: '' });
const agent = (queues: number[], profile = 'user'): Agent => ({ id: 10, profile, queues: queues.map(queue) });

describe('what a status change sends', () => {
  it('[TICKET-02] [CALL-33] accepting opens the ticket for the user', () => {
    expect(acceptChange(aTicket(), 10)).toEqual({ status: 'open', userId: 10 });
    expect(acceptChange(aTicket({ userId: 11 }), 10)).toMatchObject({ userId: 10 });
  });

  it('[TICKET-06] [CALL-33] returning clears the owner and keeps the queue', () => {
    expect(returnChange(aTicket({ userId: 10, queueId: 4 }))).toEqual({ status: 'pending', userId: null });
  });

  it('[TICKET-07] [CALL-33] resolving closes it for the user and keeps the queue', () => {
    expect(resolveChange(aTicket({ queueId: 4, userId: 11 }), 10)).toMatchObject({
      status: 'closed',
      userId: 10,
      queueId: 4,
    });
    expect(resolveChange(aTicket({ queueId: null }), 10)).toMatchObject({ queueId: null });
  });

  it('[TICKET-08] resolving ends the integration', () => {
    expect(resolveChange(withBot, 10)).toMatchObject({ useIntegration: false, promptId: null, integrationId: null });
  });

  it('[TICKET-09] [CALL-33] reopening opens it for the user in the resolved queue', () => {
    expect(reopenChange(aTicket({ userId: 11 }), 10, 7)).toEqual({ status: 'open', userId: 10, queueId: 7 });
    expect(reopenChange(aTicket(), 10, null)).toEqual({ status: 'open', userId: 10, queueId: null });
  });

  it('[TICKET-10] [CALL-33] all but resolving send the integration unchanged and leave out unknown values', () => {
    expect(acceptChange(withBot, 10)).toMatchObject(bot);
    expect(returnChange(withBot)).toMatchObject(bot);
    expect(reopenChange(withBot, 10, 1)).toMatchObject(bot);
    expect(acceptChange(aTicket({ promptId: null }), 10)).toEqual({ status: 'open', userId: 10, promptId: null });
    const off = { useIntegration: false, promptId: null, integrationId: null };
    for (const change of [
      acceptChange(aTicket(off), 10),
      returnChange(aTicket(off)),
      reopenChange(aTicket(off), 10, 1),
    ]) {
      expect(change).toMatchObject(off);
    }
  });
});

describe('the queue of a reopened ticket', () => {
  it.each([
    ['its own', aTicket({ queueId: 4 }), agent([1, 2]), { ask: false, queueId: 4 }],
    [
      'its own, though an admin has another one',
      aTicket({ queueId: 4 }),
      agent([2], 'admin'),
      { ask: false, queueId: 4 },
    ],
    ["the user's only one", aTicket({ queueId: null }), agent([2]), { ask: false, queueId: 2 }],
    ["an admin's only one", aTicket({ queueId: null }), agent([2], 'admin'), { ask: false, queueId: 2 }],
    ['asked for when the user has several', aTicket({ queueId: null }), agent([1, 2]), { ask: true }],
    ['asked for when an admin has none', aTicket({ queueId: null }), agent([], 'admin'), { ask: true }],
    ['none for a user without queues', aTicket({ queueId: null }), agent([]), { ask: false, queueId: null }],
  ])('[TICKET-09] is %s', (_, ticket, user, settled) => {
    expect(reopenQueue(ticket, user)).toEqual(settled);
  });
});

it('[CALL-33] undoing a resolve restores owner, queue and integration', () => {
  expect(restoreChange({ ...withBot, userId: 11, queueId: 4 })).toEqual({
    status: 'open',
    userId: 11,
    queueId: 4,
    ...bot,
  });
  expect(restoreChange(aTicket({ userId: undefined, queueId: undefined }))).toEqual({
    status: 'open',
    userId: null,
    queueId: null,
  });
});

describe('a later copy of a ticket', () => {
  const before = aTicket({
    status: 'open',
    userId: 10,
    queueId: 1,
    whatsappId: 5,
    lastMessage: 'Oi',
    chatbot: false,
    queueOptionId: 2,
    useIntegration: false,
    unreadMessages: 2,
  });

  it.each([
    { status: 'closed' },
    { userId: 11 },
    { userId: null },
    { queueId: 2 },
    { whatsappId: 6 },
    { lastMessage: 'Tudo bem?' },
    { chatbot: true },
    { queueOptionId: 3 },
    { useIntegration: true },
    { unreadMessages: 3 },
  ])('is a real change with %j', (facts) => {
    expect(isRealChange(before, { ...before, ...facts })).toBe(true);
  });

  it.each([
    {},
    { unreadMessages: 0 },
    { unreadMessages: 2 },
    { unreadMessages: null },
    { updatedAt: '2026-11-22T12:00:00.000Z' },
    { userId: undefined },
    { chatbot: undefined },
  ])('is none with %j', (facts) => {
    expect(isRealChange(before, { ...before, ...facts })).toBe(false);
  });

  it('is none where the earlier copy lacked the field, and messages of an unknown number count as 0', () => {
    expect(isRealChange({ ...before, queueOptionId: undefined }, before)).toBe(false);
    expect(isRealChange({ ...before, unreadMessages: null }, before)).toBe(true);
    expect(isRealChange({ ...before, unreadMessages: null }, { ...before, unreadMessages: null })).toBe(false);
  });
});

it('[TICKET-09] unknown parts of the integration are not sent at all, and a user without a list of queues has none', () => {
  expect(Object.keys(acceptChange(aTicket(), 10))).toEqual(['status', 'userId']);
  expect(Object.keys(acceptChange(aTicket({ integrationId: 5 }), 10))).toEqual(['status', 'userId', 'integrationId']);
  expect(reopenQueue(aTicket({ queueId: null }), { id: 10, profile: 'user' })).toEqual({ ask: false, queueId: null });
});

it('a ticket is taken once another agent than before has it open', () => {
  const former = aTicket({ status: 'open', userId: 10 });
  expect(isTakenSince(former, { ...former, userId: 11 })).toBe(true);
  expect(isTakenSince(former, former)).toBe(false);
  expect(isTakenSince(former, { ...former, status: 'closed', userId: 11 })).toBe(false);
  expect(isTakenSince(former, { ...former, userId: null })).toBe(false);
  expect(isTakenSince(former, undefined)).toBe(false);
});
