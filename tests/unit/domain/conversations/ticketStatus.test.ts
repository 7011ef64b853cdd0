import { describe, expect, it } from 'vitest';
import type { Agent } from '@/domain/conversations/access';
import {
  acceptChange,
  resolveChange,
  reopenChange,
  reopenQueue,
  returnChange,
} from '@/domain/conversations/ticketStatus';
import { aTicket } from '@tests/support/records';

const withBot = aTicket({ useIntegration: true, promptId: 3, integrationId: null });
const bot = { useIntegration: true, promptId: 3, integrationId: null };
const queue = (id: number) => ({ id, name: `Fila ${id}`, color: '' });
const agent = (queues: number[], profile = 'user'): Agent => ({ id: 10, profile, queues: queues.map(queue) });

describe('what a status change sends', () => {
  it('[TICKET-02] accepting opens the ticket for the user', () => {
    expect(acceptChange(aTicket(), 10)).toEqual({ status: 'open', userId: 10 });
  });

  it('[TICKET-06] returning clears the owner and keeps the queue', () => {
    expect(returnChange(aTicket({ userId: 10, queueId: 4 }))).toEqual({ status: 'pending', userId: null });
  });

  it('[TICKET-07] resolving closes it for the user and keeps the queue', () => {
    expect(resolveChange(aTicket({ queueId: 4 }), 10)).toMatchObject({ status: 'closed', userId: 10, queueId: 4 });
    expect(resolveChange(aTicket({ queueId: null }), 10)).toMatchObject({ queueId: null });
  });

  it('[TICKET-08] resolving ends the integration', () => {
    expect(resolveChange(withBot, 10)).toMatchObject({ useIntegration: false, promptId: null, integrationId: null });
  });

  it('[TICKET-09] reopening opens it for the user in the resolved queue', () => {
    expect(reopenChange(aTicket(), 10, 7)).toEqual({ status: 'open', userId: 10, queueId: 7 });
    expect(reopenChange(aTicket(), 10, null)).toEqual({ status: 'open', userId: 10, queueId: null });
  });

  it('[TICKET-10] all but resolving send the integration unchanged and leave out unknown values', () => {
    expect(acceptChange(withBot, 10)).toMatchObject(bot);
    expect(returnChange(withBot)).toMatchObject(bot);
    expect(reopenChange(withBot, 10, 1)).toMatchObject(bot);
    expect(acceptChange(aTicket({ promptId: null }), 10)).toEqual({ status: 'open', userId: 10, promptId: null });
  });
});

describe('the queue of a reopened ticket', () => {
  it.each([
    ['its own', aTicket({ queueId: 4 }), agent([1, 2]), { ask: false, queueId: 4 }],
    ["the user's only one", aTicket({ queueId: null }), agent([2]), { ask: false, queueId: 2 }],
    ['asked for when the user has several', aTicket({ queueId: null }), agent([1, 2]), { ask: true }],
    ['asked for when an admin has none', aTicket({ queueId: null }), agent([], 'admin'), { ask: true }],
    ['none for a user without queues', aTicket({ queueId: null }), agent([]), { ask: false, queueId: null }],
  ])('[TICKET-09] is %s', (_, ticket, user, settled) => {
    expect(reopenQueue(ticket, user)).toEqual(settled);
  });
});
