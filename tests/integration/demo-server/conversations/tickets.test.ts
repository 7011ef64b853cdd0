import { describe, expect, it } from 'vitest';
import { join, listen, settle } from '../socketListener';
import { CONNECTIONS, QUEUES, startShop } from '../shopWorld';
import type { Person, Shop } from '../shopWorld';

const EVENT = 'company-1-ticket';
const FOREIGN = 'Não é possível consultar registros de outra empresa';

/** Listeners of the company's people, each in all rooms it requests. */
const everyone = async (shop: Shop) => {
  const listeners = {
    carla: await listen(shop, 'carla'),
    ana: await listen(shop, 'ana'),
    bruno: await listen(shop, 'bruno'),
  };
  for (const listener of Object.values(listeners)) {
    await join(
      shop,
      listener,
      ['joinTickets', 'open'],
      ['joinTickets', 'pending'],
      ['joinTickets', 'closed'],
      ['joinNotification'],
    );
  }
  const collect = async () => {
    await settle(shop, ...Object.values(listeners));
    const heard = Object.fromEntries(
      Object.entries(listeners).map(([name, listener]) => [name, listener.actions(EVENT)]),
    );
    for (const listener of Object.values(listeners)) listener.forget();
    return heard;
  };
  return { ...listeners, collect };
};

describe('a change of a ticket', () => {
  it('[DEMO-01] sends delete before update, to the old and the new rooms', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ queueId: QUEUES.support, unreadMessages: 3 });
    const people = await everyone(shop);
    const ana = shop.users.ana.id;

    const accepted = await shop.as('ana', 'PUT', `/tickets/${id}`, { status: 'open', userId: ana });
    expect(accepted.body).toMatchObject({
      status: 'open',
      userId: ana,
      unreadMessages: 0,
      chatbot: false,
      whatsapp: { id: 1, name: 'Principal' },
    });
    expect(await people.collect()).toEqual({
      carla: ['updateUnread', 'delete', 'update'],
      ana: ['updateUnread', 'delete', 'update'],
      bruno: ['updateUnread'],
    });

    await shop.as('ana', 'PUT', `/tickets/${id}`, { status: 'pending', userId: null });
    expect(shop.ticket(id)).toMatchObject({ status: 'pending', userId: null, queueId: QUEUES.support });
    expect(await people.collect()).toMatchObject({
      ana: ['updateUnread', 'delete', 'update'],
      bruno: ['updateUnread'],
    });

    // The delete goes to the new queue: the old one's members keep a stale row.
    await shop.as('carla', 'PUT', `/tickets/${id}`, { queueId: QUEUES.finance, userId: null, status: 'pending' });
    expect(await people.collect()).toEqual({
      carla: ['updateUnread', 'update'],
      ana: ['updateUnread'],
      bruno: ['updateUnread', 'update'],
    });
  });

  it('[DEMO-01] [CALL-33] keeps what was not sent, and clears what was sent as null', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 1, chatbot: true });
    expect((await shop.as('ana', 'PUT', `/tickets/${id}`, { queueId: null })).body).toMatchObject({
      status: 'open',
      userId: shop.users.ana.id,
      queueId: null,
      chatbot: false,
    });
    expect(
      (await shop.as('ana', 'PUT', `/tickets/${id}`, { status: 'zzz', useIntegration: true, promptId: 1 })).body,
    ).toMatchObject({
      status: 'zzz',
      useIntegration: null,
      promptId: null,
    });
  });

  it('[DEMO-01] fails with 500 for an unknown ticket, another company’s, and a second one on a connection', async () => {
    const shop = await startShop();
    const first = shop.addTicket({ status: 'open' });
    const second = shop.addTicket({ status: 'open', contactId: first.contactId, whatsappId: CONNECTIONS.menu });
    const failure = { status: 500, body: { error: 'ERR_INTERNAL_SERVER_ERROR' } };
    expect(await shop.as('ana', 'PUT', '/tickets/999999', { status: 'open' })).toMatchObject(failure);
    expect(await shop.as('stranger', 'PUT', `/tickets/${first.id}`, { status: 'closed' })).toMatchObject(failure);
    expect(await shop.as('ana', 'PUT', `/tickets/${second.id}`, { whatsappId: CONNECTIONS.plain })).toMatchObject(
      failure,
    );
    expect(shop.ticket(second.id).whatsappId).toBe(CONNECTIONS.menu);
  });

  it('[DEMO-01] sends an unstored farewell at the end; fails on a connection that is down', async () => {
    const shop = await startShop();
    shop.context.tables.whatsapps.update({ companyId: 1 }, { complationMessage: 'Até logo' });
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id, useIntegration: true });
    expect((await shop.as('ana', 'PUT', `/tickets/${id}`, { status: 'closed' })).body).toMatchObject({
      status: 'closed',
      lastMessage: '\u200eAté logo',
      useIntegration: false,
    });
    expect(shop.context.tables.messages.count({ ticketId: id })).toBe(0);
    expect(shop.context.tables.traking.find({ ticketId: id })!.finishedAt).not.toBeNull();
    const broken = shop.addTicket({ status: 'open', whatsappId: CONNECTIONS.broken });
    expect((await shop.as('ana', 'PUT', `/tickets/${broken.id}`, { status: 'closed' })).status).toBe(500);
    expect(shop.ticket(broken.id).status).toBe('open');
  });

  it.each<[{ queueId?: number; userId?: Person }, string]>([
    [{ queueId: 2 }, 'o departamento *Vendas*'],
    [{ userId: 'bruno' }, 'o atendente *Bruno*'],
    [{ queueId: 3, userId: 'bruno' }, 'o departamento *Financeiro* e contará com a presença de *Bruno*'],
  ])('[DEMO-01] informs the customer of the transfer %j, in two events with one id', async (change, words) => {
    const shop = await startShop();
    shop.setting('sendMsgTransfTicket', 'enabled');
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 1 });
    const carla = await listen(shop, 'carla');
    await join(shop, carla, ['joinTickets', 'open']);
    const userId = change.userId && shop.users[change.userId].id;
    await shop.as('ana', 'PUT', `/tickets/${id}`, { ...change, ...(userId ? { userId } : {}) });
    await settle(shop, carla);
    const messages = carla.heard().filter(({ event }) => event === 'company-1-appMessage');
    expect(messages.map(({ payload }) => payload)).toMatchObject([{ action: 'create' }, { action: 'create' }]);
    expect(new Set(messages.map(({ payload }) => (payload['message'] as { id: string }).id)).size).toBe(1);
    expect(messages[0]!.payload['message']).toHaveProperty(
      'body',
      expect.stringContaining(`Você foi transferido para ${words}\n`),
    );
  });
});

describe('resolving with ratings', () => {
  const ratedShop = async () => {
    const shop = await startShop();
    shop.setting('userRating', 'enabled');
    const ticket = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 1 });
    shop.context.tables.whatsapps.update({ companyId: 1 }, { complationMessage: 'Até logo' });
    const carla = await listen(shop, 'carla');
    await join(shop, carla, ['joinTickets', 'open'], ['joinTickets', 'closed']);
    return { shop, ticket, carla };
  };

  it('[DEMO-01] asks first: the answer is open, with only a delete event', async () => {
    const { shop, ticket, carla } = await ratedShop();
    const { body } = await shop.as('ana', 'PUT', `/tickets/${ticket.id}`, { status: 'closed' });
    expect(body).toMatchObject({ status: 'open', lastMessage: expect.stringContaining('\u200e\n\nDigite de 1 à 3') });
    await settle(shop, carla);
    expect(carla.actions(EVENT)).toEqual(['updateUnread', 'delete']);
    expect(shop.context.tables.messages.count({ ticketId: ticket.id })).toBe(0);
  });

  it.each([
    ['3', 3],
    ['0', 1],
    ['9', 5],
  ])('[DEMO-01] the answer %j is stored as %i and closes without owner and queue', async (text, rate) => {
    const { shop, ticket, carla } = await ratedShop();
    await shop.as('ana', 'PUT', `/tickets/${ticket.id}`, { status: 'closed' });
    await settle(shop, carla);
    carla.forget();
    expect(shop.control.receive({ contactId: ticket.contactId, text })).toBeNull();
    await settle(shop, carla);
    expect(shop.ticket(ticket.id)).toMatchObject({
      status: 'closed',
      userId: null,
      queueId: null,
      lastMessage: '\u200eAté logo',
    });
    expect(shop.context.tables.userRatings.findAll()).toMatchObject([{ rate, userId: shop.users.ana.id }]);
    expect(carla.heard().filter(({ event }) => event === EVENT)).toMatchObject([
      { payload: { action: 'delete', ticketId: ticket.id } },
      {
        payload: {
          action: 'update',
          ticketId: ticket.id,
          ticket: { status: 'closed', userId: null, user: { name: 'Ana' } },
        },
      },
    ]);
  });

  it('[DEMO-01] ignores any other answer, counting it as unread; a second resolve closes at once', async () => {
    const { shop, ticket } = await ratedShop();
    await shop.as('ana', 'PUT', `/tickets/${ticket.id}`, { status: 'closed' });
    shop.control.receive({ contactId: ticket.contactId, text: 'muito bom' });
    expect(shop.ticket(ticket.id)).toMatchObject({ status: 'open', unreadMessages: 1 });
    expect(shop.context.tables.messages.count({ ticketId: ticket.id })).toBe(0);
    expect((await shop.as('ana', 'PUT', `/tickets/${ticket.id}`, { status: 'closed' })).body).toMatchObject({
      status: 'closed',
      userId: shop.users.ana.id,
      queueId: 1,
    });
  });
});

describe('opening a ticket', () => {
  const create = (shop: Shop, body: object) =>
    shop.as('ana', 'POST', '/tickets', { queueId: 1, userId: shop.users.ana.id, status: 'pending', ...body });

  it('[DEMO-01] [CALL-32] always makes it open; the server chooses the connection for null and fails without the key', async () => {
    const shop = await startShop();
    const { contactId } = shop.addTicket({ whatsappId: CONNECTIONS.broken, status: 'closed' });
    expect(await create(shop, { contactId })).toMatchObject({ status: 500 });
    const { status, body } = await create(shop, { contactId, whatsappId: null });
    expect([status, body]).toMatchObject([
      200,
      { status: 'open', whatsappId: CONNECTIONS.plain, unreadMessages: null, queue: { name: 'Suporte' } },
    ]);
    expect(body).not.toHaveProperty('user');
  });

  it('[DEMO-01] [CALL-32] refuses a second one with only a code, even if another user owns the first', async () => {
    const shop = await startShop();
    const { contactId } = shop.addTicket({ status: 'open', userId: shop.users.bruno.id });
    const refused = { status: 400, body: { error: 'ERR_OTHER_OPEN_TICKET' } };
    expect(await create(shop, { contactId, whatsappId: 1 })).toMatchObject(refused);
    expect(await create(shop, { contactId, whatsappId: null })).toMatchObject(refused);
    expect(await create(shop, { contactId, whatsappId: CONNECTIONS.menu })).toMatchObject({ status: 200 });
  });

  it('[DEMO-01] reopens a closed one of its connection, and fails for null', async () => {
    const shop = await startShop();
    const { id, uuid, contactId } = shop.addTicket({ status: 'closed' });
    expect(await create(shop, { contactId, whatsappId: null })).toMatchObject({ status: 500 });
    expect((await create(shop, { contactId, whatsappId: 1 })).body).toMatchObject({ id, uuid, status: 'open' });
  });

  it('[DEMO-01] refuses unknown contacts and missing connections with a message', async () => {
    const shop = await startShop();
    const { contactId } = shop.addTicket({ status: 'closed' });
    const error = (text: string) => ({ status: 400, body: { error: text } });
    expect(await create(shop, { contactId: 999, whatsappId: 1 })).toMatchObject(
      error('Não é possível excluir registro de outra empresa'),
    );
    expect(await create(shop, { contactId, whatsappId: 999 })).toMatchObject(
      error('Não é possível acessar registros de outra empresa'),
    );
    shop.context.tables.whatsapps.update({ companyId: 1 }, { status: 'DISCONNECTED' });
    expect(await create(shop, { contactId, whatsappId: null })).toMatchObject(
      error('Nenhum número de Whatsapp foi configurado para essa empresa'),
    );
  });
});

describe('showing and deleting', () => {
  it('[DEMO-01] [CALL-30] [CALL-31] finds it by id and by uuid, in the user’s company only', async () => {
    const shop = await startShop();
    const { id, uuid } = shop.addTicket({ queueId: 1 });
    expect((await shop.as('ana', 'GET', `/tickets/${id}`)).body).toMatchObject({
      id,
      queue: { name: 'Suporte', prompt: null },
      whatsapp: { name: 'Principal' },
    });
    const byUuid = await shop.as('ana', 'GET', `/tickets/u/${uuid}`);
    expect(byUuid.body).toMatchObject({ id });
    expect(byUuid.body['queue']).not.toHaveProperty('prompt');
    for (const [who, route] of [
      ['ana', '/tickets/999'],
      ['stranger', `/tickets/${id}`],
    ] as const) {
      expect(await shop.as(who, 'GET', route)).toMatchObject({ status: 400, body: { error: FOREIGN } });
    }
    expect(await shop.as('stranger', 'GET', `/tickets/u/${uuid}`)).toMatchObject({
      status: 404,
      body: { error: 'ERR_NO_TICKET_FOUND' },
    });
    expect((await shop.as('ana', 'GET', '/tickets/u/abc')).status).toBe(500);
  });

  it('[DEMO-01] [CALL-34] deletes with one event to every follower', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ queueId: QUEUES.finance });
    const people = await everyone(shop);
    expect(await shop.as('ana', 'DELETE', `/tickets/${id}`)).toMatchObject({
      status: 200,
      body: { message: 'ticket deleted' },
    });
    expect(await people.collect()).toEqual({ carla: ['delete'], ana: [], bruno: ['delete'] });
    expect(await shop.as('ana', 'DELETE', `/tickets/${id}`)).toMatchObject({ status: 400, body: { error: FOREIGN } });
  });
});
