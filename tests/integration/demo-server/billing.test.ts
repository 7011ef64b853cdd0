import { describe, expect, it } from 'vitest';
import { handClock, handTimers, recordEvents, signIn } from './support';
import { startShop } from './shopWorld';
import type { Shop } from './shopWorld';

interface Charge {
  txid: string;
  valor: { original: string };
  qrcode: { qrcode: string };
  solicitacaoPagador: string;
}

const PAYMENT = { price: 49.9, users: 3, connections: 3 };
const DUE = '2026-03-10T00:00:00.000Z';

const seedInvoice = ({ context: { tables } }: Shop) => {
  tables.companies.update({ id: 1 }, { dueDate: DUE });
  return tables.invoices.insert({ detail: 'Plano 1', value: 30, status: 'open', dueDate: '2026-03-10', companyId: 1 });
};

describe('invoices', () => {
  it('[DEMO-01] are created once per due date when fewer than 20 days remain', async () => {
    const [timers, clock] = [handTimers(), handClock()];
    const shop = await startShop({ timers, clock });
    shop.context.tables.companies.update({ id: 1 }, { dueDate: '2026-03-22T12:00:00.000Z' });
    timers.turn();
    expect((await shop.as<object[]>('carla', 'GET', '/invoices/all')).body).toEqual([]);
    clock.pass(1);
    timers.turn();
    timers.turn();
    expect((await shop.as<object[]>('carla', 'GET', '/invoices/all')).body).toMatchObject([
      { detail: 'Plano 1', value: 30, status: 'open', dueDate: '2026-03-22T12:00:00+00:00', companyId: 1 },
    ]);
  });

  it('[DEMO-01] of another company are unknown', async () => {
    const shop = await startShop();
    const { id } = seedInvoice(shop);
    expect((await shop.as('stranger', 'GET', `/invoices/${id}`)).status).toBe(404);
    expect((await shop.as('stranger', 'GET', '/invoices/all')).body).toEqual([]);
    const answer = await shop.as('stranger', 'POST', '/subscription', { ...PAYMENT, invoiceId: id });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Validation fails' } });
  });
});

describe('a payment', () => {
  it('[DEMO-01] [CALL-158] creates a charge; the provider’s report pays the invoice and moves the due date by 30 days, once', async () => {
    const shop = await startShop();
    const invoice = seedInvoice(shop);
    const events = recordEvents(shop);
    const { body: charge } = await shop.as<Charge>('carla', 'POST', '/subscription', {
      ...PAYMENT,
      invoiceId: invoice.id,
    });
    expect(charge).toMatchObject({ valor: { original: '49.90' }, solicitacaoPagador: `#Fatura:${invoice.id}` });
    expect(charge.qrcode.qrcode).toMatch(/^000201.*540549\.90.*6304[0-9A-F]{4}$/);
    for (let told = 0; told < 2; told += 1) {
      const answer = await shop.call('POST', '/subscription/webhook', { body: { pix: [{ txid: charge.txid }] } });
      expect(answer.body).toEqual({ ok: true });
    }
    expect(events).toEqual([
      {
        rooms: ['company-1-mainchannel'],
        event: 'company-1-payment',
        payload: {
          action: 'CONCLUIDA',
          company: expect.objectContaining({ id: 1, dueDate: '2026-04-09T00:00:00.000Z' }),
        },
      },
    ]);
    expect((await shop.as('carla', 'GET', `/invoices/${invoice.id}`)).body).toMatchObject({ status: 'paid' });
  });

  it('[DEMO-03] arrives by itself a little later when people are simulated', async () => {
    const [timers, clock] = [handTimers(), handClock()];
    const shop = await startShop({ timers, clock, simulate: true, pace: 'off' });
    const invoice = seedInvoice(shop);
    await shop.as('carla', 'POST', '/subscription', { ...PAYMENT, invoiceId: invoice.id });
    const state = async () =>
      (await shop.as<{ status: string }>('carla', 'GET', `/invoices/${invoice.id}`)).body.status;
    clock.pass(7);
    timers.turn();
    expect(await state()).toBe('open');
    clock.pass(2);
    timers.turn();
    expect(await state()).toBe('paid');
  });
});

describe('a forgotten password', () => {
  it('[DEMO-01] [CALL-160] [CALL-161] is reset by the code from the demo’s own mailbox, which works once', async () => {
    const shop = await startShop();
    const email = 'ana@shop.test';
    await shop.call('POST', `/forgetpassword/${email}`);
    await shop.call('POST', `/forgetpassword/${email}`);
    const page = await shop.call('GET', '/__demo/mail?lang=en');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.text).toContain('Demo mailbox');
    const codes = page.text.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? [];
    expect(codes).toHaveLength(2);
    const reset = (code: string, password: string) =>
      shop.call('POST', `/resetpasswords/${email}/${code}/${encodeURIComponent(password)}`);
    // The newest is first; requesting again makes the previous one invalid.
    expect((await reset(codes[1]!, 'Nova1234')).status).toBe(404);
    expect((await reset(codes[0]!, 'Nova/12#4?%')).status).toBe(200);
    expect((await reset(codes[0]!, 'Outra123')).status).toBe(404);
    expect((await signIn(shop.call, email, 'Nova/12#4?%')).user).toMatchObject({ email });
  });

  it('[DEMO-01] the mailbox shows user names as text, never as markup', async () => {
    const shop = await startShop();
    shop.context.tables.users.update({ email: 'ana@shop.test' }, { name: '<img src=x onerror=alert(1)>' });
    await shop.call('POST', '/forgetpassword/ana@shop.test');
    const { text } = await shop.call('GET', '/__demo/mail');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(text).not.toContain('<img');
  });
});

describe('the external API', () => {
  const send = (shop: Shop, token: string, body: object) => shop.call('POST', '/api/messages/send', { token, body });

  it('[DEMO-01] [CALL-159] writes into the ticket of the number, with or without the prefix, with variables filled in', async () => {
    const shop = await startShop();
    shop.context.tables.whatsapps.update({ id: 1 }, { token: 'tok' });
    const message = { number: '+55 (11) 93333-0009', body: 'Olá, {{name}}' };
    expect(await send(shop, 'tok', message)).toMatchObject({ status: 200, body: { mensagem: 'Mensagem enviada' } });
    expect((await shop.call('POST', '/api/api/messages/send', { token: 'tok', body: message })).status).toBe(200);
    const { tables } = shop.context;
    const contact = tables.contacts.find({ number: '5511933330009' })!;
    const ticket = tables.tickets.find({ contactId: contact.id })!;
    expect(ticket).toMatchObject({ status: 'pending', whatsappId: 1, userId: null, lastMessage: 'Olá, 5511933330009' });
    expect(tables.messages.count({ ticketId: ticket.id })).toBe(2);
  });

  it('[DEMO-01] refuses empty tokens, unknown tokens, and tokens of a connection that is down', async () => {
    const shop = await startShop();
    const message = { number: '5511933330009', body: 'x' };
    shop.context.tables.whatsapps.update({ id: 3 }, { token: 'down' });
    for (const token of ['', 'nobody']) {
      expect(await send(shop, token, message)).toMatchObject({ status: 401, body: { error: 'Acesso não permitido' } });
    }
    expect((await send(shop, 'down', message)).body).toEqual({ error: 'ERR_WAPP_NOT_INITIALIZED' });
    expect(shop.context.tables.contacts.count()).toBe(0);
  });
});

describe('helps', () => {
  it('[DEMO-01] [CALL-152] [CALL-154] [CALL-155] [CALL-156] are written by the super user only; short texts are refused on creation', async () => {
    const shop = await startShop();
    const body = { title: 'Primeiros passos', description: 'Como atender', video: 'abc' };
    expect((await shop.as('carla', 'POST', '/helps', body)).status).toBe(401);
    shop.context.tables.users.update({ email: 'carla@shop.test' }, { super: true });
    const { body: help } = await shop.as<{ id: number }>('carla', 'POST', '/helps', body);
    expect((await shop.as('carla', 'POST', '/helps', { ...body, title: 'ab' })).body).toEqual({
      error: 'ERR_HELP_INVALID_NAME',
    });
    await shop.as('carla', 'POST', '/helps', { ...body, title: 'Campanhas' });
    const changed = await shop.as('carla', 'PUT', `/helps/${help.id}`, { ...body, title: 'Ágil' });
    expect(changed.body).toMatchObject({ title: 'Ágil', video: 'abc' });
    const listed = await shop.as<{ title: string }[]>('ana', 'GET', '/helps/list');
    expect(listed.body.map(({ title }) => title)).toEqual(['Ágil', 'Campanhas']);
    expect((await shop.as('ana', 'GET', '/helps?searchParam=CAMP')).body).toMatchObject({
      records: [{ title: 'Campanhas', video: 'abc' }],
      count: 1,
      hasMore: false,
    });
    expect((await shop.as('carla', 'DELETE', `/helps/${help.id}`)).body).toEqual({ message: 'Help deleted' });
  });
});
