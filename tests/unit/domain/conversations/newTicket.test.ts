import { describe, expect, it } from 'vitest';
import { connectionForNewTicket, holderOf, ticketInTheWay } from '@/domain/conversations/newTicket';
import { aTicket } from '@tests/support/records';

const connections = [
  { id: 1, status: 'DISCONNECTED', isDefault: false },
  { id: 2, status: 'CONNECTED', isDefault: false },
  { id: 3, status: 'DISCONNECTED', isDefault: true },
];
const withoutDefault = connections.slice(0, 2);

describe('the connection of a new ticket', () => {
  it('[TICKET-14] is the user’s default, else the company’s default, the first connected, the first, or none', () => {
    expect(connectionForNewTicket(connections, { whatsappId: 1 })).toBe(1);
    expect(connectionForNewTicket(connections, { whatsappId: 99 })).toBe(3);
    expect(connectionForNewTicket(connections, {})).toBe(3);
    expect(connectionForNewTicket(withoutDefault, { whatsappId: null })).toBe(2);
    expect(connectionForNewTicket(withoutDefault.slice(0, 1), {})).toBe(1);
    expect(connectionForNewTicket([], { whatsappId: 1 })).toBeNull();
  });

  it.each(['connected', 'CONNECTED'])('[CONN-11] of status %s counts as connected', (status) => {
    const both = [
      { id: 1, status: 'DISCONNECTED', isDefault: false },
      { ...connections[1]!, status },
    ];
    expect(connectionForNewTicket(both, {})).toBe(2);
  });
});

describe('the existing ticket', () => {
  const of = (id: number, facts = {}) => aTicket({ id, contactId: 5, ...facts });

  it('[TICKET-19] is an unresolved one of the same contact, preferably on the wanted connection', () => {
    const tickets = [
      of(1, { status: 'closed' }),
      of(2, { contactId: 6 }),
      of(3, { whatsappId: 8 }),
      of(4, { whatsappId: 9 }),
    ];
    expect(ticketInTheWay(tickets, 5, 9)?.id).toBe(4);
    expect(ticketInTheWay(tickets, 5, 7)?.id).toBe(3);
    expect(ticketInTheWay(tickets.slice(0, 2), 5, 9)).toBeNull();
  });

  it('[TICKET-20] names its owner and queue, as far as known', () => {
    const queue = { id: 1, name: 'Vendas', color: '' };
    expect(holderOf(of(1, { user: { id: 2, name: 'Bruno' }, queue }))).toEqual({
      userName: 'Bruno',
      queueName: 'Vendas',
      waits: true,
    });
    expect(holderOf(of(1, { status: 'open', user: null, queue: undefined }))).toEqual({
      userName: null,
      queueName: null,
      waits: false,
    });
  });
});
