import { describe, expect, it } from 'vitest';
import { join, listen, settle } from '../socketListener';
import { CONNECTIONS, startShop } from '../shopWorld';

const EVENT = 'company-1-appMessage';
const MARK = '\u200e';

describe('a customer writes', () => {
  it('[DEMO-01] for the first time: creates contact, pending ticket, message and greeting', async () => {
    const shop = await startShop();
    const carla = await listen(shop, 'carla');
    await join(shop, carla, ['joinTickets', 'pending'], ['joinNotification']);
    shop.control.receive({ whatsappId: CONNECTIONS.plain, number: '5511977000111', name: 'Nova', text: 'olá' });
    await settle(shop, carla);
    expect(carla.heard().map(({ event, payload }) => [event, payload['action']])).toEqual([
      ['company-1-contact', 'create'],
      [EVENT, 'create'],
      ['company-1-contact', 'update'],
      [EVENT, 'create'],
    ]);
    expect(carla.heard()[1]!.payload).toMatchObject({
      message: { body: 'olá', ack: 0, read: false, mediaType: 'conversation' },
      ticket: { status: 'pending', unreadMessages: 1, userId: null, queueId: null, contact: { name: 'Nova' } },
    });
    expect(carla.heard()[3]!.payload).toMatchObject({ message: { body: 'Bem-vindo!', fromMe: true, contact: null } });
  });

  it('[DEMO-01] on a closed ticket: events say closed, then delete and update to pending without owner and queue', async () => {
    const shop = await startShop();
    const { id, contactId } = shop.addTicket({ status: 'closed', userId: shop.users.ana.id, queueId: 1 });
    const carla = await listen(shop, 'carla');
    await join(shop, carla, ['joinTickets', 'closed'], ['joinTickets', 'pending']);
    shop.control.receive({ contactId, text: 'voltei' });
    await settle(shop, carla);
    const told = carla.heard().filter(({ event }) => event !== 'company-1-contact');
    expect(told.slice(0, 3)).toMatchObject([
      { event: EVENT, payload: { ticket: { id, status: 'closed', userId: null, queueId: null } } },
      { event: 'company-1-ticket', payload: { action: 'delete', ticketId: id, ticket: { status: 'pending' } } },
      {
        event: 'company-1-ticket',
        payload: { action: 'update', ticketId: id, ticket: { status: 'pending', user: null } },
      },
    ]);
    expect(shop.ticket(id)).toMatchObject({ status: 'pending', userId: null, queueId: null });
  });

  it('[DEMO-01] is counted as unread until somebody answers, not until somebody reads', async () => {
    const shop = await startShop();
    const { id, contactId } = shop.addTicket({ status: 'open', userId: shop.users.ana.id });
    const write = () => shop.control.receive({ contactId, text: 'oi' });
    write();
    write();
    expect(shop.ticket(id).unreadMessages).toBe(2);
    await shop.as('ana', 'GET', `/messages/${id}`);
    expect(shop.ticket(id).unreadMessages).toBe(0);
    write();
    expect(shop.ticket(id).unreadMessages).toBe(3);
    await shop.as('ana', 'POST', `/messages/${id}`, { body: 'respondo' });
    write();
    expect(shop.ticket(id).unreadMessages).toBe(1);
  });

  it('[DEMO-01] edits: sends the same id again, marked and with the new text', async () => {
    const shop = await startShop();
    const { id, contactId } = shop.addTicket({ status: 'open', userId: shop.users.ana.id });
    const ana = await listen(shop, 'ana');
    await join(shop, ana, ['joinChatBox', String(id)]);
    const message = shop.control.receive({ contactId, text: 'tudo certo?' })!;
    shop.control.editMessage(message.id, 'tudo certo mesmo?');
    await settle(shop, ana);
    const created = ana.heard().filter(({ event }) => event === EVENT);
    expect(created).toMatchObject([
      { payload: { action: 'create', message: { id: message.id, isEdited: false } } },
      {
        payload: {
          action: 'create',
          message: { id: message.id, isEdited: true, mediaType: 'editedMessage', body: 'tudo certo mesmo?' },
        },
      },
    ]);
  });

  it('[DEMO-01] calls: adds a line to the conversation and sends an automatic text when calls are off', async () => {
    const shop = await startShop();
    const { id, contactId } = shop.addTicket({ status: 'open' });
    shop.control.missedCall({ contactId });
    const messages = shop.context.tables.messages.findAll({ ticketId: id });
    expect(messages).toMatchObject([
      {
        mediaType: 'call_log',
        ack: 1,
        read: true,
        fromMe: false,
        body: expect.stringMatching(/^Chamada de voz\/vídeo perdida às \d+:\d+$/),
      },
      { fromMe: true, body: expect.stringContaining('*Mensagem Automática:*') },
    ]);
    expect(shop.ticket(id).unreadMessages).toBe(0);
    shop.setting('call', 'enabled');
    shop.control.missedCall({ contactId });
    expect(shop.context.tables.messages.count({ ticketId: id })).toBe(2);
  });
});

describe('the bot', () => {
  const atMenu = async () => {
    const shop = await startShop();
    const write = (text: string) =>
      shop.control.receive({ whatsappId: CONNECTIONS.menu, number: '5511977000111', name: 'Nova', text });
    write('oi');
    const ticket = () => shop.context.tables.tickets.findAll()[0]!;
    const said = () =>
      shop.context.tables.messages.findAll({ ticketId: ticket().id, fromMe: true }).map(({ body }) => body);
    return { shop, write, ticket, said };
  };

  it('[DEMO-01] offers the queues in order, and a valid number chooses one', async () => {
    const { write, ticket, said } = await atMenu();
    const menu = `${MARK}Escolha:\n\n*[ 1 ]* - Suporte\n*[ 2 ]* - Vendas\n*[ 3 ]* - Financeiro`;
    expect(said()).toEqual([menu]);
    write('9');
    expect(said()).toEqual([menu, menu]);
    write('2');
    expect(ticket()).toMatchObject({ status: 'pending', queueId: 2, chatbot: false });
    expect(said().at(-1)).toBe(`${MARK}Você está em Vendas`);
    write('quero um sofá');
    expect(said()).toHaveLength(3);
  });

  it('[DEMO-01] guides through options, with 0 one level up and # back to the start', async () => {
    const { shop, write, ticket, said } = await atMenu();
    const { queueOptions } = shop.context.tables;
    const parent = queueOptions.insert({ title: 'Segunda via', option: '1', message: 'Qual?', queueId: 1 });
    queueOptions.insert({ title: 'Boleto', option: '1', message: 'Enviado.', queueId: 1, parentId: parent.id });
    queueOptions.insert({ title: 'Nota', option: '2', message: 'Enviada.', queueId: 1, parentId: parent.id });
    queueOptions.insert({ title: 'Falar com atendente', option: '2', message: 'Aguarde.', queueId: 1 });
    write('1');
    expect(ticket()).toMatchObject({ queueId: 1, chatbot: true });
    write('1');
    expect(said().at(-1)).toContain('Qual?\n\n*[ 1 ]* - Boleto\n*[ 2 ]* - Nota\n\n*[ 0 ]* - Menu anterior');
    write('0');
    expect(said().at(-1)).toContain('*[ 1 ]* - Segunda via');
    write('#');
    expect(ticket()).toMatchObject({ queueId: null, chatbot: false });
    write('1');
    write('2');
    expect(said().at(-1)).toBe(`${MARK}Aguarde.`);
    expect(ticket()).toMatchObject({ queueId: 1, chatbot: false, queueOptionId: null });
  });

  it('[DEMO-01] stays silent once an agent has the ticket', async () => {
    const { shop, write, ticket, said } = await atMenu();
    await shop.as('ana', 'PUT', `/tickets/${ticket().id}`, { status: 'open', userId: shop.users.ana.id });
    write('1');
    expect(said()).toHaveLength(1);
    expect(ticket().queueId).toBeNull();
  });
});
