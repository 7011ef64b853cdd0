import { describe, expect, it } from 'vitest';
import { agentOf } from '@/domain/conversations/access';
import { isNoticed, unreadMessages } from '@/domain/conversations/unread';
import { aTicket, aUser } from '@tests/support/records';

const me = agentOf(aUser());
const seesAll = agentOf(aUser({ allTicket: 'enabled' }));
const admin = agentOf(aUser({ profile: 'admin' }));

describe('[NOTIF-01] [NOTIF-02] [NOTIF-03] the list of notifications', () => {
  it.each([
    ['my open ticket', me, { status: 'open', userId: 10 }, true],
    ['my open ticket without a queue', me, { status: 'open', userId: 10, queueId: null }, true],
    ['my open ticket without unread messages', me, { status: 'open', userId: 10, unreadMessages: 0 }, false],
    ['my open ticket whose number is unknown', me, { status: 'open', userId: 10, unreadMessages: null }, false],
    ['my open ticket in a foreign queue', me, { status: 'open', userId: 10, queueId: 2 }, false],
    ['the open ticket of somebody else', admin, { status: 'open', userId: 11 }, false],
    ['my closed ticket', me, { status: 'closed', userId: 10 }, false],
    ['a waiting ticket, for who does not see tickets without a queue', me, {}, false],
    // Servers store it misspelt, and some tell nothing.
    ['a waiting ticket, for whom the word is another one', agentOf(aUser({ allTicket: 'desabled' })), {}, false],
    ['a waiting ticket, for whom nothing is known', agentOf(aUser({ allTicket: undefined })), {}, false],
    ['a waiting ticket, for who does', seesAll, {}, true],
    ['a waiting ticket without a queue, for who does not', me, { queueId: null }, false],
    ['a waiting ticket without a queue, for who does', seesAll, { queueId: null }, true],
    ['a closed ticket, for who does', seesAll, { status: 'closed' }, false],
    ['a waiting ticket, for an admin who does not', admin, {}, false],
    ['a waiting ticket of a colleague', seesAll, { userId: 11 }, false],
    ['a waiting ticket of my own', seesAll, { userId: 10 }, true],
    ['a waiting ticket of my own, for who does not', me, { userId: 10 }, false],
    ['a waiting ticket of a foreign queue', seesAll, { queueId: 2 }, false],
  ])('%s: %#', (_, user, facts, isListed) => {
    expect(isNoticed(aTicket({ unreadMessages: 2, ...facts }), user)).toBe(isListed);
  });
});

it('a negative number of a server does not lower the total', () => {
  const mine = { status: 'open', userId: 10 };
  const tickets = [aTicket({ ...mine, unreadMessages: -3 }), aTicket({ ...mine, unreadMessages: 4 })];
  expect(unreadMessages(tickets, me)).toBe(4);
  expect(unreadMessages([aTicket({ ...mine, unreadMessages: 4, queueId: 2 })], me)).toBe(0);
});
