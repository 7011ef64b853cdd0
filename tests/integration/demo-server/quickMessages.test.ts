import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { recordEvents } from './support';
import { startShop } from './shopWorld';
import type { Shop } from './shopWorld';
import { upload } from './upload';

interface QuickMessage {
  id: number;
  shortcode: string;
  userId: number;
  mediaPath: string | null;
  mediaName: string | null;
  error?: string;
}

const create = (shop: Shop, shortcode?: string, message: string | undefined = 'Olá, tudo bem?') =>
  shop.as<QuickMessage>('ana', 'POST', '/quick-messages', { shortcode, message, geral: true, isMedia: true });

const show = async (shop: Shop, id: number) =>
  (await shop.as<QuickMessage>('ana', 'GET', `/quick-messages/${id}`)).body;

const file = (name: string, content = 'content') => new File([content], name, { type: 'image/png' });

/** Files of the data folder whose names have this ending. */
const filesNamed = ({ context }: Shop, name: string): string[] =>
  fs
    .readdirSync(path.dirname(context.publicDir), { recursive: true, encoding: 'utf8' })
    .filter((found) => found.endsWith(name));

describe('quick messages', () => {
  it('[DEMO-01] [CALL-66] are requested by user, in pages of 20 by shortcode, in any case', async () => {
    const shop = await startShop();
    for (let index = 21; index > 0; index -= 1) await create(shop, `Ola${String(index).padStart(2, '0')}`);
    const { id } = shop.users.ana;
    const page = async (query: string) =>
      (await shop.as<{ records: QuickMessage[] }>('bruno', 'GET', `/quick-messages?${query}`)).body;
    const first = await page(`userId=${id}&pageNumber=1`);
    expect(first).toMatchObject({ count: 21, hasMore: true });
    expect(first.records.map(({ shortcode }) => shortcode).slice(0, 2)).toEqual(['Ola01', 'Ola02']);
    expect(await page(`userId=${id}&pageNumber=2`)).toMatchObject({
      records: [{ shortcode: 'Ola21' }],
      hasMore: false,
    });
    expect(await page(`userId=${id}&searchParam=OLA1`)).toMatchObject({ count: 10 });
    expect(await page(`userId=${shop.users.bruno.id}`)).toMatchObject({ records: [], count: 0 });
    expect((await shop.as('ana', 'GET', '/quick-messages')).status).toBe(500);
  });

  it('[DEMO-01] [CALL-67] are listed by company for the conversation, which requires both ids', async () => {
    const shop = await startShop();
    await create(shop, 'ola');
    const { id } = shop.users.ana;
    expect((await shop.as('ana', 'GET', `/quick-messages/list?companyId=1&userId=${id}`)).body).toMatchObject([
      { shortcode: 'ola', mediaPath: null, company: { id: 1, name: 'Empresa 1' } },
    ]);
    expect((await shop.as('ana', 'GET', '/quick-messages/list?companyId=1')).status).toBe(500);
    expect((await shop.as('stranger', 'GET', `/quick-messages/list?companyId=1&userId=${id}`)).body).toEqual([]);
  });

  it('[DEMO-01] require both texts of 3 characters', async () => {
    const shop = await startShop();
    const refusals = [
      [await create(shop), 'shortcode is a required field'],
      [await create(shop, 'ola', ''), 'message is a required field'],
      [await create(shop, 'ol'), 'ERR_QUICKMESSAGE_INVALID_NAME'],
      [await create(shop, 'ola', 'oi'), 'ERR_QUICKMESSAGE_INVALID_NAME'],
    ] as const;
    for (const [answer, error] of refusals) expect(answer).toMatchObject({ status: 400, body: { error } });
    expect((await create(shop, 'ola', 'oi!')).status).toBe(200);
  });

  it('[DEMO-01] [CALL-69] [CALL-70] [CALL-71] belong to the user who changed them last; the company receives every change', async () => {
    const shop = await startShop();
    const events = recordEvents(shop);
    const { body: created } = await create(shop, 'ola');
    const change = { shortcode: 'ola', message: 'Bom dia' };
    const { body: changed } = await shop.as('bruno', 'PUT', `/quick-messages/${created.id}`, change);
    expect(changed).toMatchObject({ message: 'Bom dia', userId: shop.users.bruno.id });
    const removed = await shop.as('ana', 'DELETE', `/quick-messages/${created.id}`);
    expect(removed.body).toEqual({ message: 'Contact deleted' });
    const heard = { rooms: ['company-1-mainchannel'], event: 'company-1-quickmessage' };
    expect(events).toEqual([
      { ...heard, payload: { action: 'create', record: created } },
      { ...heard, payload: { action: 'update', record: changed } },
      { ...heard, payload: { action: 'delete', id: String(created.id) } },
    ]);
  });

  it('[DEMO-01] of another company are unknown', async () => {
    const shop = await startShop();
    const { body } = await create(shop, 'ola');
    const where = `/quick-messages/${body.id}`;
    const unknown = { status: 404, body: { error: 'ERR_NO_TICKETNOTE_FOUND' } };
    expect(await shop.as('stranger', 'GET', where)).toMatchObject(unknown);
    expect(await shop.as('stranger', 'PUT', where, { shortcode: 'ola', message: 'x' })).toMatchObject(unknown);
    expect((await shop.as('stranger', 'DELETE', where)).body).toEqual({ error: 'ERR_NO_QUICKMESSAGE_FOUND' });
    expect(await upload(shop, 'stranger', `${where}/media-upload`, ['file', file('estranha.png')])).toMatchObject({
      status: 400,
    });
    expect(filesNamed(shop, 'estranha.png')).toEqual([]);
  });
});

describe('the file of a quick message', () => {
  it('[DEMO-01] [CALL-68] [CALL-72] [CALL-73] keeps its name in the folder of quick replies and replaces a file of the same name', async () => {
    const shop = await startShop();
    const { body } = await create(shop, 'catalogo');
    const where = `/quick-messages/${body.id}/media-upload`;
    const send = (content: string) =>
      upload(shop, 'ana', where, ['typeArch', 'quickMessage'], ['file', file('catálogo 2026.png', content)]);
    expect(await send('one')).toEqual({ status: 200, body: { mensagem: 'Arquivo Anexado' } });
    await send('two');
    const { mediaName, mediaPath } = await show(shop, body.id);
    expect(mediaName).toBe('catálogo 2026.png');
    expect(mediaPath).toBe(`${shop.url}/public/quickMessage/catálogo_2026.png`);
    expect(await (await fetch(mediaPath!)).text()).toBe('two');

    const removed = await shop.as('ana', 'DELETE', where);
    expect(removed.body).toEqual({ mensagem: 'Arquivo Excluído' });
    expect(await show(shop, body.id)).toMatchObject({ mediaName: null, mediaPath: null });
    expect((await fetch(mediaPath!)).status).toBe(404);
  });

  it('[DEMO-01] is stored elsewhere when its type is sent after it, so its address is dead', async () => {
    const shop = await startShop();
    const { body } = await create(shop, 'catalogo');
    const where = `/quick-messages/${body.id}/media-upload`;
    await upload(shop, 'ana', where, ['file', file('a.png')], ['typeArch', 'quickMessage']);
    const { mediaPath } = await show(shop, body.id);
    expect((await fetch(mediaPath!)).status).toBe(404);
    expect((await fetch(mediaPath!.replace('quickMessage/', ''))).status).toBe(200);
  });

  it('[DEMO-01] is refused under another field or when missing, and never leaves its folder', async () => {
    const shop = await startShop();
    const { body } = await create(shop, 'catalogo');
    const where = `/quick-messages/${body.id}/media-upload`;
    expect((await upload(shop, 'ana', where, ['medias', file('a.png')])).status).toBe(500);
    expect((await upload(shop, 'ana', where, ['typeArch', 'quickMessage'])).status).toBe(400);
    await upload(shop, 'ana', where, ['typeArch', 'quickMessage'], ['file', file('../../fora.png')]);
    expect(filesNamed(shop, 'fora.png')).toEqual([path.join('public', 'quickMessage', 'fora.png')]);
  });
});
