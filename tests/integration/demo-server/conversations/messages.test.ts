import { describe, expect, it } from 'vitest';
import { handClock, handTimers } from '../support';
import { join, listen, settle } from '../socketListener';
import { CONNECTIONS, startShop } from '../shopWorld';
import type { Person, Shop } from '../shopWorld';

const EVENT = 'company-1-appMessage';

interface Page {
  count: number;
  hasMore: boolean;
  messages: { id: string; body: string; queue: unknown; contact: unknown; quotedMsg: { id: string } | null }[];
  ticket: Record<string, unknown>;
}

const page = async (shop: Shop, who: Person, ticketId: number, pageNumber = 1) =>
  (await shop.as<Page>(who, 'GET', `/messages/${ticketId}?pageNumber=${pageNumber}`)).body;

const send = (shop: Shop, ticketId: number, body: object) => shop.as('ana', 'POST', `/messages/${ticketId}`, body);

const sendFiles = (
  shop: Shop,
  ticketId: number,
  files: readonly (readonly [name: string, type: string])[],
  captions: readonly string[] = [],
  field = 'medias',
) => {
  const form = new FormData();
  for (const caption of captions) form.append('body', caption);
  for (const [name, type] of files) form.append(field, new Blob(['0123456789'], { type }), name);
  return fetch(`${shop.url}/messages/${ticketId}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${shop.tokens.ana}` },
    body: form,
  });
};

const stored = (shop: Shop, ticketId: number) => shop.context.tables.messages.findAll({ ticketId });

describe('reading', () => {
  it('[DEMO-01] [CALL-36] gives pages of 20, the newest first, each oldest first', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open' });
    for (let index = 1; index <= 25; index += 1) {
      shop.addMessage(id, {
        body: `linha ${index}`,
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      });
    }
    const [first, second] = [await page(shop, 'ana', id), await page(shop, 'ana', id, 2)];
    expect([first.messages.length, first.messages[0]!.body, first.messages.at(-1)!.body]).toEqual([
      20,
      'linha 6',
      'linha 25',
    ]);
    expect([second.messages.map(({ body }) => body).join(), second.count]).toEqual([
      'linha 1,linha 2,linha 3,linha 4,linha 5',
      25,
    ]);
    expect([first.hasMore, second.hasMore]).toEqual([true, false]);
  });

  it('[DEMO-01] hides other queues from users with queues, also in the count; admins see all', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open' });
    for (const queueId of [null, 1, 3]) shop.addMessage(id, { queueId });
    expect((await page(shop, 'ana', id)).messages).toHaveLength(2);
    expect((await page(shop, 'ana', id)).count).toBe(2);
    expect((await page(shop, 'bruno', id)).messages).toHaveLength(2);
    expect((await page(shop, 'carla', id)).messages).toHaveLength(3);
  });

  it('[DEMO-01] marks the conversation read and informs the whole company', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open', queueId: 3, unreadMessages: 2 });
    shop.addMessage(id);
    const ana = await listen(shop, 'ana');
    expect((await page(shop, 'bruno', id)).ticket).toMatchObject({ id, unreadMessages: 0, queue: { prompt: null } });
    await settle(shop, ana);
    expect(ana.heard()).toEqual([{ event: 'company-1-ticket', payload: { action: 'updateUnread', ticketId: id } }]);
    expect(stored(shop, id)[0]!.read).toBe(true);
  });

  it('[DEMO-01] refuses unknown tickets and those of other companies', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket();
    for (const [who, ticket] of [
      ['ana', 999],
      ['stranger', id],
    ] as const) {
      expect(await shop.as(who, 'GET', `/messages/${ticket}`)).toMatchObject({
        status: 400,
        body: { error: 'Não é possível consultar registros de outra empresa' },
      });
    }
  });
});

describe('sending a text', () => {
  it('[DEMO-01] returns nothing; the message arrives as an event, after contact and read state', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 3, unreadMessages: 2 });
    const quoted = shop.addMessage(id);
    const ana = await listen(shop, 'ana');
    await join(shop, ana, ['joinChatBox', String(id)]);
    expect(
      await send(shop, id, { body: 'Olá!', quotedMsg: { id: quoted.id }, read: 1, fromMe: true, mediaUrl: '' }),
    ).toMatchObject({ status: 200, text: '' });
    await settle(shop, ana);
    expect(ana.heard().map(({ event }) => event)).toEqual(['company-1-contact', 'company-1-ticket', EVENT]);
    expect(ana.heard().at(-1)!.payload).toMatchObject({
      action: 'create',
      message: {
        body: 'Olá!',
        ack: 1,
        read: true,
        fromMe: true,
        mediaType: 'extendedTextMessage',
        contact: null,
        quotedMsg: { id: quoted.id, contact: { id: shop.ticket(id).contactId } },
      },
      ticket: { id, lastMessage: 'Olá!', unreadMessages: 0, status: 'open', whatsapp: { name: 'Principal' } },
      contact: { id: shop.ticket(id).contactId },
    });
    expect(ana.heard().at(-1)!.payload['ticket']).not.toHaveProperty('user');
  });

  it('[DEMO-01] fills the variables of a text', async () => {
    const shop = await startShop({ clock: { now: () => new Date(2026, 2, 2, 9, 5, 7) }, accessTokenSeconds: 1e9 });
    for (const [body, sent] of [
      ['Olá {{firstName}}, {{ name }}!', 'Olá Maria, Maria Silva!'],
      ['{{ms}}/{{gretting}} {{hora}}', 'Bom dia/Bom dia 09:05:07'],
      ['{{protocol}}{{nada}}.', '20260302090507.'],
    ] as const) {
      const { id, contactId } = shop.addTicket({ status: 'open' });
      shop.context.tables.contacts.update({ id: contactId }, { name: 'Maria Silva' });
      await send(shop, id, { body });
      expect(stored(shop, id).map((message) => message.body)).toEqual([sent]);
    }
  });

  it('[DEMO-01] refuses unclosed braces, a broken connection, and what WhatsApp refuses', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open' });
    const broken = shop.addTicket({ status: 'open', whatsappId: CONNECTIONS.broken });
    expect(await send(shop, id, { body: 'oi {{name' })).toMatchObject({
      status: 400,
      body: { error: 'ERR_SENDING_WAPP_MSG' },
    });
    expect(await send(shop, broken.id, { body: 'oi' })).toMatchObject({
      status: 400,
      body: { error: 'ERR_WAPP_NOT_INITIALIZED' },
    });
    shop.control.network.refuseNext('send');
    expect(await send(shop, id, { body: 'oi' })).toMatchObject({
      status: 400,
      body: { error: 'ERR_SENDING_WAPP_MSG' },
    });
    expect(stored(shop, id)).toEqual([]);
    expect(await send(shop, id, { body: 'oi' })).toMatchObject({ status: 200 });
  });

  it('[DEMO-01] stores no automatic text, and no unknown quoted message', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open' });
    expect(await send(shop, id, { body: '\u200eautomático' })).toMatchObject({ status: 200 });
    expect(stored(shop, id)).toEqual([]);
    await send(shop, id, { body: 'oi', quotedMsg: { id: 'NADA' } });
    expect(stored(shop, id)).toMatchObject([{ quotedMsgId: null }]);
  });
});

describe('sending files', () => {
  it('[DEMO-01] are kept and sent by their type and name', async () => {
    const shop = await startShop();
    for (const [name, type, mediaType, body, url, details] of [
      ['foto.jpg', 'image/jpeg', 'image', '-', /\/public\/\d+\.jpeg$/, 'imageMessage'],
      ['clipe.mp4', 'video/mp4', 'video', '-', /\.mp4$/, 'videoMessage'],
      ['audio-record-site-1.mp3', 'audio/mpeg', 'audio', 'Áudio', /\.mp3$/, '"ptt":true'],
      ['musica.mp3', 'audio/mpeg', 'audio', 'Áudio', /\.mp3$/, '"ptt":false'],
      ['contrato ção.pdf', 'application/pdf', 'application', '-', /\.pdf$/, 'contrato ção.pdf'],
      ['notas.txt', 'text/plain', 'text', '-', /\.txt$/, 'notas.txt'],
      ['fonte.ttf', 'font/ttf', 'image', '-', /\.ttf$/, 'imageMessage'],
    ] as const) {
      const { id } = shop.addTicket({ status: 'open' });
      const answer = await sendFiles(shop, id, [[name, type]]);
      expect([answer.status, await answer.text()]).toEqual([200, '']);
      const [message] = stored(shop, id);
      expect(message).toMatchObject({ mediaType, body, mediaUrl: expect.stringMatching(url) });
      expect(message!.dataJson).toContain(details);
    }
  });

  it('[DEMO-01] accepts one caption for all or one per file, and only the field medias', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open' });
    const files = [
      ['a.png', 'image/png'],
      ['b.png', 'image/png'],
    ] as const;
    await sendFiles(shop, id, files, ['as duas']);
    await sendFiles(shop, id, files, ['primeira', 'segunda']);
    expect(stored(shop, id).map(({ body }) => body)).toEqual(['as duas', 'as duas', 'primeira', 'segunda']);
    expect(new Set(stored(shop, id).map(({ mediaUrl }) => mediaUrl)).size).toBe(4);
    expect((await sendFiles(shop, id, files, [], 'files')).status).toBe(500);
  });

  it('[DEMO-01] a server like B writes the file name where A writes a dash', async () => {
    const shop = await startShop({ behave: 'b' });
    const { id } = shop.addTicket({ status: 'open' });
    await sendFiles(shop, id, [['foto.jpg', 'image/jpeg']]);
    expect(stored(shop, id)[0]!.body).toBe('foto.jpg');
  });

  it('[DEMO-01] serves them to anyone, also in ranges; a missing one is HTML with 404', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open' });
    await sendFiles(shop, id, [['a.png', 'image/png']]);
    const url = (await page(shop, 'ana', id)).messages.map(
      (message) => (message as unknown as { mediaUrl: string }).mediaUrl,
    )[0]!;
    expect(url.startsWith(`${shop.url}/public/`)).toBe(true);
    const part = await fetch(url, { headers: { Range: 'bytes=2-5' } });
    expect([part.status, await part.text(), part.headers.get('content-type')]).toEqual([206, '2345', 'image/png']);
    const missing = await fetch(`${shop.url}/public/nada.png`);
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, expect.stringContaining('text/html')]);
  });
});

describe('deleting', () => {
  it('[DEMO-01] [CALL-38] keeps row and text, informs the open chat box, and refuses messages of customers', async () => {
    const shop = await startShop();
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id });
    const own = shop.addMessage(id, { fromMe: true, body: 'engano' });
    const foreign = shop.addMessage(id);
    const ana = await listen(shop, 'ana');
    await join(shop, ana, ['joinChatBox', String(id)]);
    expect(await shop.as('ana', 'DELETE', `/messages/${own.id}`)).toMatchObject({ status: 200, text: '' });
    await settle(shop, ana);
    const { payload } = ana.heard().at(-1)!;
    expect(payload).toMatchObject({
      action: 'update',
      message: { id: own.id, isDeleted: true, body: 'engano', ticket: { id, contact: {} } },
    });
    expect(payload['message']).not.toHaveProperty('contact');
    expect(await shop.as('ana', 'DELETE', `/messages/${foreign.id}`)).toMatchObject({
      status: 400,
      body: { error: 'ERR_DELETE_WAPP_MSG' },
    });
    for (const [who, message] of [
      ['ana', 'NADA'],
      ['stranger', own.id],
    ] as const) {
      expect(await shop.as(who, 'DELETE', `/messages/${message}`)).toMatchObject({
        status: 400,
        body: { error: 'No message found with this ID.' },
      });
    }
  });
});

describe('delivery marks', () => {
  it('[DEMO-01] rise through 1, 2, 3 in steps of half a second, sent only to the open chat box', async () => {
    const [clock, timers] = [handClock(new Date().toISOString()), handTimers()];
    const shop = await startShop({ clock, timers });
    const { id } = shop.addTicket({ status: 'open', userId: shop.users.ana.id, queueId: 1 });
    const [inside, outside] = [await listen(shop, 'ana'), await listen(shop, 'ana')];
    for (const ear of [inside, outside]) await join(shop, ear, ['joinNotification']);
    await join(shop, inside, ['joinChatBox', String(id)]);
    await send(shop, id, { body: 'oi' });
    const acks = () =>
      inside
        .heard()
        .filter(({ event }) => event === EVENT)
        .map(({ payload }) => (payload['message'] as { ack: number }).ack);
    const after = async (seconds: number) => {
      clock.pass(seconds);
      timers.turn();
      await settle(shop, inside, outside);
      return acks();
    };
    expect(await after(0.499)).toEqual([1]);
    expect(await after(0.001)).toEqual([1, 2]);
    expect(await after(0.5)).toEqual([1, 2, 3]);
    expect(await after(60)).toEqual([1, 2, 3]);
    expect(outside.actions(EVENT)).toEqual(['create']);
  });
});
