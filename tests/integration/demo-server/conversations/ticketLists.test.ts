import { describe, expect, it } from 'vitest';
import { startShop } from '../shopWorld';
import type { Person, Shop } from '../shopWorld';

interface Listed {
  tickets: { id: number; messages?: { id: string; body: string }[]; tags: { id: number }[]; contact: object }[];
  count: number;
  hasMore: boolean;
}

const list = async (shop: Shop, who: Person, query: Record<string, string>, route = '/tickets') =>
  (await shop.as<Listed>(who, 'GET', `${route}?${new URLSearchParams({ pageNumber: '1', ...query }).toString()}`)).body;

const ids = async (shop: Shop, who: Person, query: Record<string, string>, route?: string) =>
  (await list(shop, who, query, route)).tickets.map(({ id }) => id).toSorted((a, b) => a - b);

const OLD = '2024-05-06T15:00:00.000Z';

/** One ticket of every kind that a rule distinguishes, by its name in the tests. */
const variedShop = async () => {
  const shop = await startShop();
  const ana = shop.users.ana.id;
  const bruno = shop.users.bruno.id;
  const tickets = {
    mineOpen: shop.addTicket({ status: 'open', userId: ana, queueId: 1 }),
    mineClosed: shop.addTicket({ status: 'closed', userId: ana, queueId: 2, createdAt: OLD }),
    mineElsewhere: shop.addTicket({ status: 'open', userId: ana, queueId: 3, unreadMessages: 1 }),
    othersOpen: shop.addTicket({ status: 'open', userId: bruno, queueId: 1, unreadMessages: 2 }),
    pending: shop.addTicket({ queueId: 2, unreadMessages: 4 }),
    pendingElsewhere: shop.addTicket({ queueId: 3, updatedAt: OLD }),
    pendingNowhere: shop.addTicket({ unreadMessages: 1 }),
  };
  shop.addTicket({ status: 'open', companyId: shop.users.stranger.companyId });
  type Name = keyof typeof tickets;
  const find = async (who: Person, query: Record<string, string>, route?: string): Promise<Name[]> => {
    const found = await ids(shop, who, query, route);
    return (Object.keys(tickets) as Name[]).filter((name) => found.includes(tickets[name].id));
  };
  return { shop, tickets, find };
};

describe('GET /tickets', () => {
  it('[DEMO-01] gives own and waiting tickets of the queues, unless the query asks for others', async () => {
    const { shop, find } = await variedShop();
    const { ana, bruno } = shop.users;
    const cases: [what: string, who: Person, query: Record<string, string>, expected: string[]][] = [
      [
        'own and waiting ones of the queues',
        'ana',
        { queueIds: '[1,2]' },
        ['mineOpen', 'mineClosed', 'pending', 'pendingNowhere'],
      ],
      ['own open ones', 'ana', { queueIds: '[1,2]', status: 'open' }, ['mineOpen']],
      ['all waiting ones', 'ana', { queueIds: '[1,2]', status: 'pending' }, ['pending', 'pendingNowhere']],
      ['no queues: only those without one', 'ana', {}, ['pendingNowhere']],
      [
        'everybody’s of the queues, for any role',
        'ana',
        { queueIds: '[1]', showAll: 'true' },
        ['mineOpen', 'othersOpen', 'pendingNowhere'],
      ],
      ['a day replaces all rules', 'ana', { date: '2024-05-06', status: 'open' }, ['mineClosed']],
      [
        'a day of change replaces the day of creation',
        'ana',
        { date: '2024-05-06', updatedAt: '2024-05-06' },
        ['pendingElsewhere'],
      ],
      [
        'unread ones of the stored queues',
        'ana',
        { withUnreadMessages: 'true', queueIds: '[3]', date: '2024-05-06' },
        ['pending', 'pendingNowhere'],
      ],
      [
        'one owner',
        'carla',
        { queueIds: '[1,2,3]', showAll: 'true', users: `[${ana.id}]` },
        ['mineOpen', 'mineClosed', 'mineElsewhere'],
      ],
      [
        'two owners give nothing',
        'carla',
        { queueIds: '[1,2,3]', showAll: 'true', users: `[${ana.id},${bruno.id}]` },
        [],
      ],
    ];
    for (const [what, who, query, expected] of cases) expect(await find(who, query), what).toEqual(expected);
  });

  it('[DEMO-01] finds by contact name, number and any message, also other users’ tickets, and names the matches', async () => {
    const { shop, tickets, find } = await variedShop();
    const { contactId, id } = tickets.othersOpen;
    shop.context.tables.contacts.update({ id: contactId }, { name: 'Ângela Souza' });
    const message = shop.addMessage(id, { body: 'Cadê o ÓCULOS?' });
    const query = { queueIds: '[1,2]' };
    expect(await find('ana', { ...query, searchParam: 'ângela' })).toEqual(['othersOpen']);
    const number = shop.context.tables.contacts.find({ id: contactId })!.number;
    expect(await find('ana', { ...query, searchParam: number })).toEqual(['othersOpen']);
    const { tickets: found } = await list(shop, 'ana', { ...query, searchParam: 'óculos' });
    expect(found).toMatchObject([{ id, messages: [{ id: message.id, body: 'Cadê o ÓCULOS?' }] }]);
    expect(await find('ana', { queueIds: '[2]', searchParam: 'óculos' })).toEqual([]);
  });

  it('[DEMO-01] requires all tags, and owners override tags', async () => {
    const { shop, tickets, find } = await variedShop();
    const { tags, ticketTags } = shop.context.tables;
    for (const name of ['um', 'dois']) tags.insert({ name, color: '#fff', companyId: 1 });
    ticketTags.insert({ ticketId: tickets.mineOpen.id, tagId: 1 });
    ticketTags.insert({ ticketId: tickets.mineOpen.id, tagId: 2 });
    ticketTags.insert({ ticketId: tickets.othersOpen.id, tagId: 1 });
    const query = { queueIds: '[1,2,3]', showAll: 'true' };
    expect(await find('carla', { ...query, tags: '[1]' })).toEqual(['mineOpen', 'othersOpen']);
    expect(await find('carla', { ...query, tags: '[1,2]' })).toEqual(['mineOpen']);
    const users = `[${shop.users.bruno.id}]`;
    expect(await find('carla', { ...query, tags: '[1,2]', users })).toEqual(['othersOpen']);
  });

  it('[DEMO-01] returns 500 for a list that is not JSON', async () => {
    const shop = await startShop();
    for (const name of ['queueIds', 'tags', 'users']) {
      expect((await shop.as('ana', 'GET', `/tickets?${name}=abc`)).status).toBe(500);
    }
  });

  it('[DEMO-01] pages hold 40 joined rows, so tags shorten them and hasMore ends early', async () => {
    const shop = await startShop();
    const { tags, ticketTags } = shop.context.tables;
    for (const name of ['um', 'dois']) tags.insert({ name, color: '#fff', companyId: 1 });
    for (let index = 0; index < 50; index += 1) {
      const { id } = shop.addTicket({ queueId: 1, updatedAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString() });
      for (const tagId of [1, 2]) ticketTags.insert({ ticketId: id, tagId });
    }
    const page = (pageNumber: string) => list(shop, 'ana', { queueIds: '[1]', pageNumber });
    const [first, second] = [await page('1'), await page('2')];
    expect([first.tickets.length, first.count, first.hasMore]).toEqual([20, 50, true]);
    expect([second.tickets.length, second.hasMore]).toEqual([20, false]);
    expect(first.tickets[0]!.tags).toHaveLength(2);
    expect(new Set([...first.tickets, ...second.tickets].map(({ id }) => id)).size).toBe(40);
    expect((await page('3')).tickets).toHaveLength(10);
  });
});

describe('GET /ticket/kanban', () => {
  it('[DEMO-01] [CALL-35] shows open and waiting tickets; showAll ignores the queues on A and keeps them on B', async () => {
    const { find } = await variedShop();
    const route = '/ticket/kanban';
    expect(await find('ana', { queueIds: '[1,2]', showAll: 'false', status: 'closed' }, route)).toEqual([
      'mineOpen',
      'pending',
      'pendingNowhere',
    ]);
    expect(await find('ana', { queueIds: '[1]', showAll: 'true' }, route)).toEqual([
      'mineOpen',
      'mineElsewhere',
      'othersOpen',
      'pending',
      'pendingElsewhere',
      'pendingNowhere',
    ]);
    const likeB = await startShop({ behave: 'b' });
    const inQueue = likeB.addTicket({ queueId: 1 });
    likeB.addTicket({ queueId: 2 });
    expect(await ids(likeB, 'ana', { queueIds: '[1]', showAll: 'true' }, route)).toEqual([inQueue.id]);
  });

  it('[DEMO-01] [CALL-35] sends all at once on A, pages of 40 on B, and no pictures', async () => {
    const [likeA, likeB] = [await startShop({ behave: 'tolerant' }), await startShop({ behave: 'b' })];
    for (const shop of [likeA, likeB]) for (let index = 0; index < 45; index += 1) shop.addTicket({ queueId: 1 });
    const a = await list(likeA, 'ana', { queueIds: '[1]' }, '/ticket/kanban');
    expect([a.tickets.length, a.hasMore]).toEqual([45, false]);
    expect(a.tickets[0]!.contact).not.toHaveProperty('profilePicUrl');
    const b = await list(likeB, 'ana', { queueIds: '[1]' }, '/ticket/kanban');
    expect([b.tickets.length, b.hasMore]).toEqual([40, true]);
  });
});

describe('tags of tickets', () => {
  const tagged = async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ queueId: 1 });
    for (const kanban of [0, 1])
      shop.context.tables.tags.insert({ name: `tag ${kanban}`, color: '#fff', kanban, companyId: 1 });
    return {
      shop,
      id,
      stored: () => shop.context.tables.ticketTags.findAll({ ticketId: id }).map(({ tagId }) => tagId),
    };
  };

  it('[DEMO-01] [CALL-41] are added, even twice; unknown ones fail with their own messages', async () => {
    const { shop, id, stored } = await tagged();
    expect(await shop.as('ana', 'PUT', `/ticket-tags/${id}/1`)).toMatchObject({
      status: 201,
      body: { ticketId: id, tagId: 1 },
    });
    await shop.as('ana', 'PUT', `/ticket-tags/${id}/1`);
    expect(stored()).toEqual([1, 1]);
    const failure = { status: 500, body: { error: 'Failed to store ticket tag.' } };
    expect(await shop.as('ana', 'PUT', `/ticket-tags/${id}/999`)).toMatchObject(failure);
    expect(await shop.as('stranger', 'PUT', `/ticket-tags/${id}/1`)).toMatchObject(failure);
  });

  it('[DEMO-01] [CALL-40] DELETE removes only the board’s column tags', async () => {
    const { shop, id, stored } = await tagged();
    for (const tagId of [1, 2]) await shop.as('ana', 'PUT', `/ticket-tags/${id}/${tagId}`);
    const answer = await shop.as('ana', 'DELETE', `/ticket-tags/${id}`);
    expect(answer).toMatchObject({ status: 200, body: { message: 'Ticket tags removed successfully.' } });
    expect(stored()).toEqual([1]);
  });

  it('[DEMO-01] [CALL-39] sync replaces the set and returns the previous one', async () => {
    const { shop, id, stored } = await tagged();
    await shop.as('ana', 'PUT', `/ticket-tags/${id}/1`);
    const answer = await shop.as('ana', 'POST', '/tags/sync', { ticketId: id, tags: [{ id: 2 }] });
    expect(answer.body).toMatchObject({ id, tags: [{ id: 1, kanban: 0, TicketTag: { tagId: 1 } }] });
    expect(stored()).toEqual([2]);
    expect((await shop.as('ana', 'POST', '/tags/sync', { ticketId: 999, tags: [] })).status).toBe(500);
    expect((await shop.as('ana', 'POST', '/tags/sync', { ticketId: id })).status).toBe(500);
  });
});
