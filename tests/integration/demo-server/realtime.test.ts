import { io } from 'socket.io-client';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Behaviour } from '@native/demo-server/dialect';
import { eventually } from '@tests/support/eventually';
import { join, listen, settle } from './socketListener';
import type { SocketListener } from './socketListener';
import { startShop } from './shopWorld';
import type { Shop } from './shopWorld';

type Handshake = { auth?: { token: string }; query?: { token: string } };

/** The signals of a socket until it is ready or dropped. */
const signsOf = async (url: string, handshake: Handshake): Promise<string[]> => {
  const socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, ...handshake });
  onTestFinished(() => void socket.close());
  const signs: string[] = [];
  socket.on('connect', () => signs.push('connect'));
  socket.on('connect_error', () => signs.push('connect_error'));
  socket.on('ready', () => signs.push('ready'));
  socket.on('disconnect', (reason) => signs.push(reason));
  await eventually(() => expect(signs.at(-1)).toMatch(/ready|disconnect|error/));
  return signs;
};

const TICKET_EVENT = 'company-1-ticket';

/** Sends one event to a room; returns who received it. */
const whoHears = async (shop: Shop, room: string, ears: Record<string, SocketListener>): Promise<string[]> => {
  for (const ear of Object.values(ears)) ear.forget();
  shop.context.hub.emit([room], 'probe', { action: 'x' });
  await settle(shop, ...Object.values(ears));
  return Object.entries(ears)
    .filter(([, ear]) => ear.actions('probe').length > 0)
    .map(([name]) => name);
};

describe('handshake', () => {
  it.each<[Behaviour, 'auth' | 'query', boolean]>([
    ['a', 'auth', true],
    ['a', 'query', false],
    ['b', 'auth', false],
    ['b', 'query', true],
    ['tolerant', 'auth', true],
    ['tolerant', 'query', true],
  ])('[DEMO-01] a server like %s with the token as %s: welcome is %s', async (behave, place, welcome) => {
    const shop = await startShop({ behave });
    const signs = await signsOf(shop.url, { [place]: { token: shop.tokens.ana } });
    expect(signs).toEqual(welcome ? ['connect', 'ready'] : ['connect', 'io server disconnect']);
  });

  it('[DEMO-01] accepts a bad token and disconnects at once, without an error event', async () => {
    const shop = await startShop();
    expect(await signsOf(shop.url, { auth: { token: 'abc.def' } })).toEqual(['connect', 'io server disconnect']);
    expect(await signsOf(shop.url, {})).toEqual(['connect', 'io server disconnect']);
  });

  it('[DEMO-01] disconnects an expired token, and keeps a socket whose token expires later', async () => {
    const shop = await startShop();
    const ana = await listen(shop, 'ana');
    shop.control.expireTokens();
    expect(await signsOf(shop.url, { auth: { token: shop.tokens.ana } })).toEqual(['connect', 'io server disconnect']);
    await settle(shop, ana);
    expect(ana.socket.connected).toBe(true);
  });

  it('[DEMO-01] sets the user online and ignores userStatus', async () => {
    const shop = await startShop();
    const ana = await listen(shop, 'ana');
    ana.socket.emit('userStatus');
    await settle(shop, ana);
    expect(shop.context.tables.users.find({ id: shop.users.ana.id })!.online).toBe(true);
    expect(ana.heard()).toEqual([]);
  });
});

describe('rooms', () => {
  it('[DEMO-01] admins receive the company’s lists, others only the pending tickets of their queues', async () => {
    const shop = await startShop();
    const ears = {
      carla: await listen(shop, 'carla'),
      ana: await listen(shop, 'ana'),
      bruno: await listen(shop, 'bruno'),
    };
    for (const ear of Object.values(ears)) {
      await join(
        shop,
        ear,
        ['joinTickets', 'open'],
        ['joinTickets', 'pending'],
        ['joinTickets', 'closed'],
        ['joinNotification'],
      );
    }
    expect(await whoHears(shop, 'company-1-open', ears)).toEqual(['carla']);
    expect(await whoHears(shop, 'company-1-pending', ears)).toEqual(['carla']);
    expect(await whoHears(shop, 'company-1-closed', ears)).toEqual(['carla']);
    expect(await whoHears(shop, 'company-1-notification', ears)).toEqual(['carla']);
    expect(await whoHears(shop, 'queue-1-pending', ears)).toEqual(['ana']);
    expect(await whoHears(shop, 'queue-1-open', ears)).toEqual([]);
    expect(await whoHears(shop, 'queue-3-notification', ears)).toEqual(['bruno']);
    // A supervisor counts as a plain user; users who see all tickets receive events of those without a queue.
    expect(await whoHears(shop, 'company-1-queue-null-pending', ears)).toEqual(['bruno']);
    expect(await whoHears(shop, `user-${shop.users.ana.id}`, ears)).toEqual(['ana']);
    expect(await whoHears(shop, 'company-1-mainchannel', ears)).toEqual(['carla', 'ana', 'bruno']);
  });

  it('[DEMO-01] a chat box opens for a text id of an own ticket; a number, another company’s or a pending ticket is refused silently', async () => {
    const shop = await startShop();
    const own = shop.addTicket({ status: 'open', userId: shop.users.ana.id });
    const foreign = shop.addTicket({ status: 'open', userId: shop.users.bruno.id });
    const pending = shop.addTicket({ queueId: 1 });
    const ears = {
      carla: await listen(shop, 'carla'),
      ana: await listen(shop, 'ana'),
      stranger: await listen(shop, 'stranger'),
    };
    for (const { id } of [own, foreign, pending]) {
      for (const ear of Object.values(ears)) await join(shop, ear, ['joinChatBox', String(id)]);
    }
    expect(await whoHears(shop, String(own.id), ears)).toEqual(['carla', 'ana']);
    expect(await whoHears(shop, String(foreign.id), ears)).toEqual(['carla']);
    expect(await whoHears(shop, String(pending.id), ears)).toEqual(['carla']);

    await shop.as('ana', 'PUT', `/tickets/${pending.id}`, { status: 'open', userId: shop.users.ana.id });
    await join(shop, ears.ana, ['joinChatBox', pending.id]);
    expect(await whoHears(shop, String(pending.id), ears)).toEqual(['carla']);
    await join(shop, ears.ana, ['joinChatBox', String(pending.id)]);
    expect(await whoHears(shop, String(pending.id), ears)).toEqual(['carla', 'ana']);
  });

  it('[DEMO-01] joins are counted: two joins need two leaves, and an extra leave is harmless', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id });
    const ana = await listen(shop, 'ana');
    const room = String(id);
    await join(shop, ana, ['joinChatBox', room], ['joinChatBox', room], ['leaveChatBox', room]);
    expect(await whoHears(shop, room, { ana })).toEqual(['ana']);
    await join(shop, ana, ['leaveChatBox', room], ['leaveChatBox', room]);
    expect(await whoHears(shop, room, { ana })).toEqual([]);
    await join(shop, ana, ['joinChatBox', room]);
    expect(await whoHears(shop, room, { ana })).toEqual(['ana']);
  });

  it('[DEMO-01] lists and notifications can be left again', async () => {
    const shop = await startShop();
    const ana = await listen(shop, 'ana');
    await join(
      shop,
      ana,
      ['joinTickets', 'pending'],
      ['joinNotification'],
      ['leaveTickets', 'pending'],
      ['leaveNotification'],
    );
    expect(await whoHears(shop, 'queue-1-pending', { ana })).toEqual([]);
    expect(await whoHears(shop, 'queue-1-notification', { ana })).toEqual([]);
  });

  it('[DEMO-01] profile and queues are read once, at connection', async () => {
    const shop = await startShop();
    const before = await listen(shop, 'ana');
    shop.context.tables.users.update({ id: shop.users.ana.id }, { profile: 'admin' });
    const after = await listen(shop, 'ana');
    const ears = { before, after };
    for (const ear of Object.values(ears)) await join(shop, ear, ['joinTickets', 'open']);
    expect(await whoHears(shop, 'company-1-open', ears)).toEqual(['after']);
  });

  it('[DEMO-01] a socket in several of the rooms receives an event once', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.carla.id, queueId: 1 });
    const carla = await listen(shop, 'carla');
    await join(shop, carla, ['joinChatBox', String(id)], ['joinTickets', 'open'], ['joinNotification']);
    await shop.as('carla', 'PUT', `/tickets/${id}`, { queueId: 2 });
    await settle(shop, carla);
    expect(carla.actions(TICKET_EVENT)).toEqual(['updateUnread', 'update']);
  });

  it('[DEMO-01] nothing of another company is received, not even tickets without a queue', async () => {
    const shop = await startShop();
    const { companyId } = shop.users.stranger;
    const bruno = await listen(shop, 'bruno');
    const stranger = await listen(shop, 'stranger');
    for (const ear of [bruno, stranger]) await join(shop, ear, ['joinTickets', 'pending'], ['joinNotification']);
    const whatsappId = shop.context.tables.whatsapps.find({ companyId })!.id;
    shop.control.receive({ whatsappId, number: '5511900000000', name: 'De fora', text: 'oi' });
    await settle(shop, bruno, stranger);
    expect(bruno.heard()).toEqual([]);
    expect(stranger.actions(`company-${companyId}-appMessage`)).toEqual(['create']);
  });
});
