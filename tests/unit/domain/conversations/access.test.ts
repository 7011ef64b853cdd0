import { describe, expect, it } from 'vitest';
import { agentOf, hasOwnQueue, isAnnouncedTo, mayOpenTicket, type Agent } from '@/domain/conversations/access';

const sales = { id: 1, name: 'Vendas', color: '#000' };
const agent: Agent = { id: 10, profile: 'user', queues: [sales], allTicket: 'disabled' };
const admin: Agent = { ...agent, profile: 'admin', queues: [] };
const supervisor: Agent = { ...agent, profile: 'supervisor' };
const seesAll: Agent = { ...agent, allTicket: 'enabled' };

const ticket = (queueId: number | null, userId: number | null = null) => ({ status: 'pending', queueId, userId });

describe('[TLIST-16] [TLIST-30] who may open a ticket', () => {
  it.each([
    ['of an own queue', agent, ticket(1), true],
    ['of a foreign queue', agent, ticket(2), false],
    ['of a foreign queue although it is assigned to the user', agent, ticket(2, 10), false],
    ['of a foreign queue, as supervisor', supervisor, ticket(2), false],
    ['without a queue, as supervisor', supervisor, ticket(null), false],
    ['of a foreign queue, as one who sees tickets without a queue', seesAll, ticket(2), false],
    ['of a foreign queue, as admin', admin, ticket(2), true],
  ])('[TICKET-29] [PERM-14] a ticket %s', (_, user, place, may) => {
    expect(mayOpenTicket(user, place)).toBe(may);
  });

  it.each([
    ['the own company', 1, true],
    ['another company', 2, false],
    ['a company that the server does not name', undefined, true],
  ])('[SEC-08] of %s, as admin and as its agent', (_, companyId, may) => {
    const place = { ...ticket(1, 10), companyId };
    for (const user of [admin, agent]) expect(mayOpenTicket(agentOf({ ...user, companyId: 1 }), place)).toBe(may);
    expect(mayOpenTicket(admin, place)).toBe(true);
  });

  it.each([
    ['an admin', admin, ticket(null), true],
    ['a user who sees unqueued tickets', seesAll, ticket(null), true],
    ['the user it is assigned to', agent, ticket(null, 10), true],
    ['another user', agent, ticket(null, 11), false],
    ['another user, of one that was rated', agent, { ...ticket(null), status: 'closed' }, true],
    ['another user, of a closed one that is somebody’s', agent, { ...ticket(null, 11), status: 'closed' }, false],
    ['a user whose flag is misspelt by the server', { ...agent, allTicket: 'desabled' }, ticket(null), false],
  ])('[TICKET-30] a ticket without a queue: %s', (_, user, place, may) => {
    expect(mayOpenTicket(user, place)).toBe(may);
  });
});

describe('[TRIAGE-03] which pending tickets raise a notice', () => {
  it.each([
    ['in an own queue', agent, ticket(1), true],
    ['in a foreign queue', agent, ticket(2), false],
    ['in a queue that is not the own, to an admin', admin, ticket(2), false],
    ['without a queue, to an admin', admin, ticket(null), true],
    ['without a queue, to a user who sees those', seesAll, ticket(null), true],
    ['without a queue, to any other user', agent, ticket(null), false],
    ['with an owner', agent, ticket(1, 12), false],
    ['that is open', agent, { ...ticket(1), status: 'open' }, false],
    ['without a queue, to a supervisor', supervisor, ticket(null), false],
    ['in a foreign queue, to a supervisor', supervisor, ticket(2), false],
  ])('[DESK-07] [PERM-14] a ticket %s', (_, user, place, announced) => {
    expect(isAnnouncedTo(user, place)).toBe(announced);
  });
});

it('of a user only the facts that decide about tickets are kept', () => {
  expect(agentOf({ ...agent, name: 'Ana', email: 'ana@demo.balcao' } as Agent)).toEqual(agent);
});

it('a user without queues has none of them', () => {
  expect(hasOwnQueue({ id: 10 }, 1)).toBe(false);
  expect(hasOwnQueue({ id: 10, queues: [sales, { ...sales, id: 2 }] }, 2)).toBe(true);
});
