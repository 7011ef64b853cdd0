import { describe, expect, it } from 'vitest';
import { join, listen, settle } from './socketListener';
import { CONNECTIONS, startShop } from './shopWorld';
import { handClock, handTimers } from './support';

/** A company whose jobs run on request; its records were changed "now". */
const ageing = async () => {
  const [clock, timers] = [handClock(new Date().toISOString()), handTimers()];
  const shop = await startShop({ clock, timers });
  const after = (minutes: number, seconds = 0): void => {
    clock.pass(minutes * 60 + seconds);
    timers.turn();
  };
  return { shop, after };
};

describe('each minute', () => {
  it('[DEMO-01] closes open tickets unanswered for the connection’s time limit, without a ticket event', async () => {
    const { shop, after } = await ageing();
    const { whatsapps } = shop.context.tables;
    whatsapps.update({ id: CONNECTIONS.plain }, { expiresTicket: 10, expiresInactiveMessage: 'Encerrado' });
    const ours = shop.addTicket({ status: 'open', fromMe: true, queueId: 1 });
    const theirs = shop.addTicket({ status: 'open', fromMe: false });
    const carla = await listen(shop, 'carla');
    await join(shop, carla, ['joinTickets', 'open'], ['joinTickets', 'closed']);
    after(10);
    expect(shop.ticket(ours.id).status).toBe('open');
    after(0, 1);
    expect(shop.ticket(ours.id)).toMatchObject({ status: 'closed', lastMessage: '\u200eEncerrado' });
    expect(shop.ticket(theirs.id).status).toBe('open');
    await settle(shop, carla);
    expect(carla.heard().map(({ event }) => event)).toEqual(['company-1-appMessage']);
  });

  it('[DEMO-01] assigns waiting tickets without a queue to the connection’s queue, sent only to the open chat box', async () => {
    const { shop, after } = await ageing();
    shop.context.tables.whatsapps.update({ id: CONNECTIONS.plain }, { transferQueueId: 2, timeToTransfer: 30 });
    const { id } = shop.addTicket();
    const [inside, outside] = [await listen(shop, 'carla'), await listen(shop, 'carla')];
    for (const ear of [inside, outside]) await join(shop, ear, ['joinTickets', 'pending']);
    await join(shop, inside, ['joinChatBox', String(id)]);
    after(30);
    expect(shop.ticket(id).queueId).toBeNull();
    after(0, 1);
    expect(shop.ticket(id)).toMatchObject({ status: 'pending', queueId: 2 });
    await settle(shop, inside, outside);
    expect(inside.heard()).toMatchObject([
      {
        event: 'company-1-ticket',
        payload: { action: 'update', ticket: { id, queueId: 2 }, traking: { ticketId: id } },
      },
    ]);
    expect(outside.heard()).toEqual([]);
  });

  it('[DEMO-01] sets users offline whose row has not changed for five minutes, even if they are connected', async () => {
    const { shop, after } = await ageing();
    await listen(shop, 'ana');
    const online = () => shop.context.tables.users.find({ id: shop.users.ana.id })!.online;
    after(5);
    expect(online()).toBe(true);
    after(0, 1);
    expect(online()).toBe(false);
  });
});
