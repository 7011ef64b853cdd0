import { describe, expect, it } from 'vitest';
import { recordEvents } from '../support';
import { startShop } from '../shopWorld';
import type { Shop } from '../shopWorld';

interface Note {
  id: number;
  note: string;
  userId: number;
}

const write = (shop: Shop, { id, contactId }: { id: number; contactId: number }, note?: string) =>
  shop.as<Note & { error?: string }>('ana', 'POST', '/ticket-notes', { note, ticketId: id, contactId });

describe('ticket notes', () => {
  it('[DEMO-01] [CALL-42] [CALL-43] belong to the caller, are listed newest first with names, and have no event', async () => {
    const shop = await startShop();
    const ticket = shop.addTicket({ status: 'open' });
    const events = recordEvents(shop);
    const { body: first } = await write(shop, ticket, 'Cliente pediu retorno');
    await write(shop, ticket, 'Prioridade alta');
    expect(first).toMatchObject({ userId: shop.users.ana.id, ticketId: ticket.id, contactId: ticket.contactId });
    const query = `?ticketId=${ticket.id}&contactId=${ticket.contactId}`;
    const { body } = await shop.as('bruno', 'GET', `/ticket-notes/list${query}`);
    expect(body).toMatchObject([
      { note: 'Prioridade alta' },
      {
        note: 'Cliente pediu retorno',
        user: { id: shop.users.ana.id, name: 'Ana', email: 'ana@shop.test' },
        contact: { id: ticket.contactId, name: 'Cliente 1' },
        ticket: { id: ticket.id, status: 'open', createdAt: ticket.createdAt },
      },
    ]);
    expect(events).toEqual([]);
  });

  it('[DEMO-01] have 3 to 255 characters', async () => {
    const shop = await startShop();
    const ticket = shop.addTicket();
    expect(await write(shop, ticket)).toMatchObject({ status: 400, body: { error: 'note is a required field' } });
    expect(await write(shop, ticket, 'ab')).toMatchObject({
      status: 400,
      body: { error: 'ERR_TICKETNOTE_INVALID_NAME' },
    });
    expect((await write(shop, ticket, 'abc')).status).toBe(200);
    expect((await write(shop, ticket, 'x'.repeat(255))).status).toBe(200);
    expect((await write(shop, ticket, 'x'.repeat(256))).status).toBe(500);
  });

  it('[DEMO-01] [CALL-44] are deleted by admins only, not by a supervisor', async () => {
    const shop = await startShop();
    const { body: note } = await write(shop, shop.addTicket(), 'Para apagar');
    for (const who of ['ana', 'bruno'] as const) {
      expect(await shop.as(who, 'DELETE', `/ticket-notes/${note.id}`)).toMatchObject({
        status: 403,
        body: { error: 'ERR_NO_PERMISSION' },
      });
    }
    const removed = await shop.as('carla', 'DELETE', `/ticket-notes/${note.id}`);
    expect(removed).toMatchObject({ status: 200, body: { message: 'Observação removida' } });
    expect(await shop.as('carla', 'DELETE', `/ticket-notes/${note.id}`)).toMatchObject({
      status: 404,
      body: { error: 'ERR_NO_TICKETNOTE_FOUND' },
    });
  });

  it('[DEMO-01] [CALL-42] are changed by any user, in pages of 20, and the list of a ticket requires both ids', async () => {
    const shop = await startShop();
    const ticket = shop.addTicket();
    for (let index = 0; index < 21; index += 1) await write(shop, ticket, `nota ${index}`);
    const page = async (number: number) =>
      (await shop.as<{ ticketNotes: Note[] }>('ana', 'GET', `/ticket-notes?pageNumber=${number}`)).body;
    expect(await page(1)).toMatchObject({ count: 21, hasMore: true });
    const { ticketNotes } = await page(2);
    expect(ticketNotes).toMatchObject([{ note: 'nota 0' }]);
    const { id } = ticketNotes[0]!;
    expect((await shop.as('bruno', 'PUT', `/ticket-notes/${id}`, { id, note: 'corrigida' })).body).toMatchObject({
      note: 'corrigida',
      userId: shop.users.ana.id,
    });
    const refused = await shop.as('ana', 'GET', `/ticket-notes/list?ticketId=${ticket.id}`);
    expect(refused).toMatchObject({ status: 500, body: { message: {} } });
  });

  it('[DEMO-01] of another company are unknown, and are deleted with their contact', async () => {
    const shop = await startShop();
    const ticket = shop.addTicket();
    const { body: note } = await write(shop, ticket, 'Só nossa');
    const query = `?ticketId=${ticket.id}&contactId=${ticket.contactId}`;
    expect((await shop.as('stranger', 'GET', `/ticket-notes/list${query}`)).body).toEqual([]);
    expect((await shop.as('stranger', 'GET', '/ticket-notes')).body).toMatchObject({ ticketNotes: [], count: 0 });
    for (const method of ['GET', 'DELETE']) {
      expect((await shop.as('stranger', method, `/ticket-notes/${note.id}`)).status).toBe(404);
    }
    const foreign = { note: 'De fora', ticketId: ticket.id, contactId: ticket.contactId };
    expect((await shop.as('stranger', 'POST', '/ticket-notes', foreign)).status).toBe(500);
    await shop.as('ana', 'DELETE', `/contacts/${ticket.contactId}`);
    expect(shop.context.tables.ticketNotes.count()).toBe(0);
  });
});
