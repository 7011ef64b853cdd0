import { describe, expect, it } from 'vitest';
import type { ScheduleRow } from '@native/demo-server/db/rows';
import { recordEvents } from './support';
import { startShop } from './shopWorld';
import type { Shop } from './shopWorld';
import { upload } from './upload';

const WHEN = '2031-05-05T10:00:00.000Z';

const customer = (shop: Shop): number => shop.addTicket({ status: 'open' }).contactId;

const create = (shop: Shop, values: object = {}) =>
  shop.as<ScheduleRow & { error?: string }>('ana', 'POST', '/schedules', {
    title: 'Lembrete',
    body: 'Lembrete do boleto',
    sendAt: WHEN,
    userId: shop.users.ana.id,
    contactId: null,
    ...values,
  });

const png = (name: string) => new File(['content'], name, { type: 'image/png' });

describe('scheduled messages', () => {
  it('[DEMO-01] [CALL-82] are created by any user, wait, and come without names; the event has no company in its name', async () => {
    const shop = await startShop();
    const contactId = customer(shop);
    const events = recordEvents(shop);
    const { body } = await create(shop, { contactId });
    expect(body).toEqual({
      id: 1,
      body: 'Lembrete do boleto',
      sendAt: WHEN,
      sentAt: null,
      contactId,
      ticketId: null,
      userId: shop.users.ana.id,
      companyId: 1,
      status: 'PENDENTE',
      mediaPath: null,
      mediaName: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await shop.as('ana', 'DELETE', '/schedules/1')).body).toEqual({ message: 'Schedule deleted' });
    expect(events).toEqual([
      { rooms: ['company-1-mainchannel'], event: 'schedule', payload: { action: 'create', schedule: body } },
      { rooms: ['company-1-mainchannel'], event: 'schedule', payload: { action: 'delete', scheduleId: '1' } },
    ]);
  });

  it('[DEMO-01] require 5 characters and a time', async () => {
    const shop = await startShop();
    expect((await create(shop, { body: 'abcd' })).body).toEqual({ error: 'body must be at least 5 characters' });
    expect((await create(shop, { sendAt: '' })).body).toEqual({ error: 'sendAt is a required field' });
    expect((await create(shop, { body: 'abcde' })).status).toBe(200);
  });

  it('[DEMO-01] read a time without an offset in the zone sent along, else in the server’s own; with an offset all agree', async () => {
    const shop = await startShop({ behave: 'a' });
    const other = await startShop({ behave: 'b' });
    const post = async (server: Shop, prefix: string, values: object) => {
      const { body } = await server.as('carla', 'POST', `${prefix}/schedules`, { body: 'Lembrete', ...values });
      return body['sendAt'];
    };
    const local = { sendAt: '2031-05-05 10:00:00' };
    expect(await post(shop, '/api', { ...local, timeZone: 'America/Sao_Paulo' })).toBe('2031-05-05T13:00:00.000Z');
    expect(await post(shop, '/api', local)).toBe('2031-05-05T10:00:00.000Z');
    expect(await post(other, '', { ...local, timeZone: 'Europe/Lisbon' })).toBe('2031-05-05T13:00:00.000Z');
    for (const [server, prefix] of [
      [shop, '/api'],
      [other, ''],
    ] as const) {
      expect(await post(server, prefix, { sendAt: WHEN, timeZone: 'America/Sao_Paulo' })).toBe(WHEN);
    }
    const refused = await shop.as('ana', 'POST', '/api/schedules', { ...local, body: 'Lembrete', timeZone: 'Marte/1' });
    expect(refused.status).toBe(500);
  });

  it('[DEMO-01] [CALL-84] are changed by admins only, and returned with names', async () => {
    const shop = await startShop();
    const contactId = customer(shop);
    await create(shop, { contactId });
    const change = { body: 'Lembrete novo', sendAt: '2031-06-06 08:00:00', timeZone: 'America/Sao_Paulo' };
    expect(await shop.as('bruno', 'PUT', '/schedules/1', change)).toMatchObject({
      status: 403,
      body: { error: 'ERR_NO_PERMISSION' },
    });
    const events = recordEvents(shop);
    const { body } = await shop.as('carla', 'PUT', '/schedules/1', change);
    // The time zone is not read here.
    expect(body).toMatchObject({ body: 'Lembrete novo', sendAt: '2031-06-06T08:00:00.000Z', contactId });
    expect(body).toMatchObject({
      contact: { id: contactId, name: 'Cliente 1' },
      user: { id: shop.users.ana.id, name: 'Ana' },
    });
    expect(events.map(({ payload }) => payload)).toEqual([{ action: 'update', schedule: body }]);
  });

  it('[DEMO-01] [CALL-81] are listed newest first, 20 per page, by text or name of the contact, by contact and by user', async () => {
    const shop = await startShop();
    const [contactId, other] = [customer(shop), customer(shop)];
    for (let index = 1; index <= 21; index += 1) await create(shop, { body: `Aviso ${index}`, contactId });
    await create(shop, { body: 'Feliz aniversário', contactId: other, userId: shop.users.bruno.id });
    const page = async (query: string) =>
      (await shop.as<{ schedules: ScheduleRow[]; count: number }>('ana', 'GET', `/schedules/?${query}`)).body;
    expect(await page('pageNumber=1')).toMatchObject({ count: 22, hasMore: true });
    expect((await page('pageNumber=2')).schedules.map(({ body }) => body)).toEqual(['Aviso 2', 'Aviso 1']);
    expect(await page('searchParam=ANIVERS%C3%81')).toMatchObject({ count: 1 });
    expect(await page('searchParam=cliente%202')).toMatchObject({ count: 1 });
    expect(await page(`contactId=${contactId}`)).toMatchObject({ count: 21 });
    expect(await page(`userId=${shop.users.bruno.id}`)).toMatchObject({ count: 1 });
  });

  it('[DEMO-01] of another company, or for its users, are unknown', async () => {
    const shop = await startShop();
    const contactId = customer(shop);
    await create(shop, { contactId });
    const sentence = { status: 400, body: { error: 'Não é possível excluir registro de outra empresa' } };
    expect(await shop.as('stranger', 'GET', '/schedules/1')).toMatchObject(sentence);
    expect(await shop.as('stranger', 'PUT', '/schedules/1', {})).toMatchObject(sentence);
    expect(await shop.as('stranger', 'DELETE', '/schedules/1')).toMatchObject({
      status: 404,
      body: { error: 'ERR_NO_SCHEDULE_FOUND' },
    });
    expect((await shop.as('stranger', 'GET', '/schedules')).body).toMatchObject({ schedules: [], count: 0 });
    const foreign = { body: 'De fora', sendAt: WHEN, contactId };
    expect((await shop.as('stranger', 'POST', '/schedules', foreign)).status).toBe(500);
  });

  it('[DEMO-01] [CALL-87] store a file under a bare name with a timestamp, and remove it again, without an event', async () => {
    const shop = await startShop();
    await create(shop);
    const events = recordEvents(shop);
    const sent = await upload(shop, 'ana', '/schedules/1/media-upload', ['file', png('minha foto.png')]);
    expect(sent.body).toEqual({ mensagem: 'Arquivo Anexado' });
    const { body } = await shop.as<ScheduleRow>('ana', 'GET', '/schedules/1');
    expect(body.mediaName).toBe('minha foto.png');
    expect(body.mediaPath).toMatch(/^\d{13}_minha_foto\.png$/);
    expect(body).not.toHaveProperty('mediaType');
    const address = `${shop.url}/public/${body.mediaPath}`;
    expect((await fetch(address)).status).toBe(200);
    const removed = await shop.as('ana', 'DELETE', '/schedules/1/media-upload');
    expect(removed.body).toEqual({ mensagem: 'Arquivo Excluído' });
    expect((await fetch(address)).status).toBe(404);
    expect((await upload(shop, 'ana', '/schedules/9/media-upload', ['file', png('a.png')])).status).toBe(400);
    expect(events).toEqual([]);
  });
});
