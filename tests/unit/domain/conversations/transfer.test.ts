import { describe, expect, it } from 'vitest';
import { transferChange } from '@/domain/conversations/ticketStatus';
import { transferQueueOf, transferQueues } from '@/domain/conversations/transfer';
import { aTicket } from '@tests/support/records';

const sales = { id: 1, name: 'Vendas', color: '#16a34a' };
const support = { id: 2, name: 'Suporte', color: '#2563eb' };

describe('what a transfer sends', () => {
  const ticket = aTicket({ status: 'open', userId: 10, whatsappId: 5, useIntegration: true });

  it.each(['pending', 'open', 'closed'])(
    '[TICKET-22] [TICKET-23] a %s ticket waits in the queue without an owner, and with a user is open and theirs',
    (status) => {
      const target = { queueId: 2, whatsappId: 5 };
      expect(transferChange({ ...ticket, status }, { ...target, userId: null })).toEqual({
        status: 'pending',
        userId: null,
        queueId: 2,
      });
      expect(transferChange({ ...ticket, status }, { ...target, userId: 11 })).toEqual({
        status: 'open',
        userId: 11,
        queueId: 2,
      });
    },
  );

  it('[TICKET-23] the connection is sent only when another one was chosen', () => {
    const target = { userId: null, queueId: 2 };
    expect(transferChange(ticket, { ...target, whatsappId: 6 })).toHaveProperty('whatsappId', 6);
    expect(transferChange(ticket, { ...target, whatsappId: 5 })).not.toHaveProperty('whatsappId');
    expect(transferChange(ticket, { ...target, whatsappId: null })).not.toHaveProperty('whatsappId');
  });
});

describe('where a ticket may go', () => {
  it('[TICKET-21] with a user only to that user’s queues, without one to all', () => {
    expect(transferQueues([sales, support], { queues: [support] })).toEqual([support]);
    expect(transferQueues([sales, support], { queues: [] })).toEqual([]);
    // Deleted since the users were read, or all queues not known yet.
    expect(transferQueues([sales], { queues: [support] })).toEqual([]);
    expect(transferQueues([], { queues: [support] })).toEqual([support]);
    expect(transferQueues([sales, support], null)).toEqual([sales, support]);
  });

  it('[TICKET-21] starts with the current queue when allowed, else with the first one', () => {
    expect(transferQueueOf([sales, support], 1)).toBe(1);
    expect(transferQueueOf([support], 1)).toBe(2);
    expect(transferQueueOf([sales, support], 3)).toBe(1);
    expect(transferQueueOf([], 1)).toBeNull();
  });
});

it('[TICKET-21] a receiver whose queues are unknown is offered none, and the present queue is kept wherever it stands', () => {
  expect(transferQueues([sales], {})).toEqual([]);
  expect(transferQueueOf([sales, support], 2)).toBe(2);
  expect(transferQueueOf([sales, support], null)).toBe(1);
});
