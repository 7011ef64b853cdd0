import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { join, listen, settle } from './socketListener';
import { startShop } from './shopWorld';
import type { Shop } from './shopWorld';
import { handClock } from './support';

afterEach(() => vi.useRealTimers());

const control = (shop: Shop, name: string, body: object = {}) => shop.call('POST', `/__demo/control/${name}`, { body });

describe('the control surface', () => {
  it('exists only when requested, and not for foreign pages', async () => {
    expect((await control(await startShop(), 'snapshot')).status).toBe(404);
    const shop = await startShop({ control: true });
    expect((await control(shop, 'snapshot')).status).toBe(200);
    const headers = { Origin: shop.url };
    expect((await shop.call('POST', '/__demo/control/snapshot', { body: {}, headers })).status).toBe(200);
    headers.Origin = 'https://evil.example';
    expect((await shop.call('POST', '/__demo/control/snapshot', { body: {}, headers })).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  it('makes customers write and marks advance, and reports the true state', async () => {
    const shop = await startShop({ control: true });
    const { id, contactId } = shop.addTicket({ status: 'open', queueId: 1 });
    const { body: message } = await control(shop, 'receive', { contactId, text: 'oi' });
    expect(message).toMatchObject({ ticketId: id, body: 'oi' });
    await control(shop, 'receive', { contactId, file: 'video', text: 'veja' });
    const own = shop.addMessage(id, { fromMe: true, ack: 3 });
    await control(shop, 'setAck', { messageId: own.id, ack: 5 });
    await control(shop, 'editMessage', { messageId: String(message['id']), text: 'oi!' });
    await control(shop, 'deleteMessage', { messageId: own.id });
    const { body } = await control(shop, 'snapshot', { companyId: 1 });
    expect(body['tickets']).toMatchObject([{ id, unreadMessages: 2 }]);
    expect(body['messages']).toMatchObject([
      { body: 'oi!', isEdited: true },
      { body: 'veja', mediaType: 'video', mediaUrl: '/public/defeito.mp4' },
      { id: own.id, ack: 5, isDeleted: true },
    ]);
  });

  it('ends sockets as the server’s wish or as a broken connection', async () => {
    const shop = await startShop({ control: true });
    for (const [how, reason] of [
      ['close', 'io server disconnect'],
      ['drop', 'transport close'],
    ] as const) {
      const { socket } = await listen(shop, 'ana');
      const ended = new Promise((resolve) => socket.once('disconnect', resolve));
      await control(shop, 'endSockets', { how });
      expect(await ended).toBe(reason);
    }
  });

  it('[DEMO-01] expires tokens at once while new ones stay valid, and can shorten their life', async () => {
    const clock = handClock();
    const shop = await startShop({ control: true, clock });
    const statusOf = async (token: string) => (await shop.call('GET', '/tickets', { token })).status;
    expect(await statusOf(shop.tokens.ana)).toBe(200);
    await control(shop, 'expireTokens');
    expect(await statusOf(shop.tokens.ana)).toBe(403);
    expect(await statusOf(await shop.context.tokens.access(shop.users.ana))).toBe(200);
    await control(shop, 'setAccessLife', { seconds: 5 });
    const brief = await shop.context.tokens.access(shop.users.bruno);
    expect(await statusOf(brief)).toBe(200);
    clock.pass(7);
    expect(await statusOf(brief)).toBe(403);
  });

  it('informs an account that it was used elsewhere', async () => {
    const shop = await startShop({ control: true });
    const [ana, bruno] = [await listen(shop, 'ana'), await listen(shop, 'bruno')];
    await control(shop, 'loginElsewhere', { email: 'ana@shop.test' });
    await settle(shop, ana, bruno);
    const { id } = shop.users.ana;
    expect(ana.heard()).toEqual([
      { event: 'company-1-auth', payload: { action: 'update', user: { id, email: 'ana@shop.test', companyId: 1 } } },
    ]);
    expect(bruno.heard()).toEqual([]);
  });
});

describe('a colleague', () => {
  const act = (shop: Shop, ticketId: number, colleagueAction: object) =>
    control(shop, 'act', { as: 'bruno@shop.test', ticketId, ...colleagueAction });

  it('accepts, writes, transfers, closes and deletes with the events of the real calls', async () => {
    const shop = await startShop({ control: true });
    const { ana: owner, bruno } = shop.users;
    const { id } = shop.addTicket({ status: 'open', userId: owner.id, queueId: 1 });
    const ana = await listen(shop, 'ana');
    const told = async () => {
      await settle(shop, ana);
      const tickets = ana.heard().filter(({ event }) => event === 'company-1-ticket');
      ana.forget();
      return tickets.map(({ payload }) => payload['action']);
    };

    await act(shop, id, { what: 'accept' });
    expect(shop.ticket(id)).toMatchObject({ status: 'open', userId: bruno.id });
    expect(await told()).toEqual(['updateUnread', 'delete', 'update']);

    await act(shop, id, { what: 'write', text: 'Agora é comigo' });
    expect(shop.context.tables.messages.findAll({ ticketId: id })).toMatchObject([{ body: 'Agora é comigo' }]);
    await act(shop, id, { what: 'transfer', userId: owner.id });
    expect(shop.ticket(id)).toMatchObject({ status: 'open', userId: owner.id, queueId: 1 });
    await act(shop, id, { what: 'transfer', queueId: 3 });
    expect(shop.ticket(id)).toMatchObject({ status: 'pending', userId: null, queueId: 3 });
    await act(shop, id, { what: 'reopen' });
    await act(shop, id, { what: 'return' });
    expect(shop.ticket(id)).toMatchObject({ status: 'pending', userId: null });
    await act(shop, id, { what: 'close' });
    expect(shop.ticket(id)).toMatchObject({ status: 'closed', userId: bruno.id });
    await act(shop, id, { what: 'delete' });
    expect(shop.context.tables.tickets.find({ id })).toBeNull();
  });

  it('has an account', async () => {
    const shop = await startShop({ control: true });
    const { id } = shop.addTicket();
    expect((await act(shop, id, { as: 'ninguem@shop.test', what: 'accept' })).status).toBe(404);
  });
});

describe('faults', () => {
  it('answer as set and are then used up; the path excludes its prefix', async () => {
    const shop = await startShop({ control: true });
    await control(shop, 'addFault', { kind: 'answer', status: 503, body: { error: 'X' }, path: '^/tickets', times: 2 });
    expect(await shop.as('ana', 'GET', '/tickets')).toMatchObject({ status: 503, body: { error: 'X' } });
    expect((await shop.as('ana', 'GET', '/settings')).status).toBe(200);
    expect((await shop.as('ana', 'GET', '/api/tickets')).status).toBe(503);
    expect((await shop.as('ana', 'GET', '/tickets')).status).toBe(200);
  });

  it('break the connection before or after the call is carried out', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open' });
    const send = (body: string) => shop.as('ana', 'POST', `/messages/${id}`, { body });
    const path = /^\/messages\//;
    shop.control.faults.add({ kind: 'drop', path });
    await expect(send('nunca')).rejects.toThrow();
    shop.control.faults.add({ kind: 'loseAnswer', path, method: 'post' });
    await expect(send('chegou')).rejects.toThrow();
    const bodies = () => shop.context.tables.messages.findAll({ ticketId: id }).map(({ body }) => body);
    await eventually(() => expect(bodies()).toEqual(['chegou']));
  });

  it('make calls hang until they are cleared', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id });
    const ana = await listen(shop, 'ana');
    await join(shop, ana, ['joinChatBox', String(id)]);
    shop.control.faults.add({ kind: 'hang', path: /messages/ });
    const sending = shop.as('ana', 'POST', `/messages/${id}`, { body: 'depois' });
    const others = shop.as('ana', 'GET', '/tickets').then(({ status }) => `others ${status}`);
    expect(await Promise.race([sending.then(() => 'hanging one'), others])).toBe('others 200');
    expect(shop.context.tables.messages.count({ ticketId: id })).toBe(0);
    shop.control.faults.clear();
    await sending;
    expect(shop.context.tables.messages.count({ ticketId: id })).toBe(1);
  });

  it('delay a call', async () => {
    const shop = await startShop();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    shop.control.faults.add({ kind: 'delay', ms: 60, path: /tickets/ });
    let status = 0;
    const answer = shop.as('ana', 'GET', '/tickets').then((got) => (status = got.status));
    while (vi.getTimerCount() === 0) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(59);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(status).toBe(0);
    vi.advanceTimersByTime(1);
    await answer;
    expect(status).toBe(200);
  });
});
