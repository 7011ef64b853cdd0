import { describe, expect, it } from 'vitest';
import type { ContactListItemRow } from '@native/demo-server/db/campaignRows';
import { spreadsheetOf, type SpreadsheetKind } from '@tests/support/spreadsheet';
import { startShop, type Shop } from './shopWorld';
import { recordEvents } from './support';
import { upload } from './upload';

const PEOPLE = [
  ['Nome', 'Número', 'E-mail'],
  ['Alice', '+55 (11) 98000-0000', 'alice@exemplo.com.br'],
  ['Bruno', 5_511_980_001_111, ''],
  ['Ruim', '0000123', ''],
  ['Sem número', '', ''],
] as const;

const importFile = (shop: Shop, bytes: BlobPart, name = 'lista.xlsx') =>
  upload(shop, 'ana', '/contact-lists/1/upload', ['file', new File([bytes], name)]);

const withList = async () => {
  const shop = await startShop();
  await shop.as('carla', 'POST', '/contact-lists', { name: 'Leads' });
  return shop;
};

describe('contact lists', () => {
  it.each<SpreadsheetKind>(['xlsx', 'xls'])(
    '[CALL-106] accept a spreadsheet of the type %s, check each number, and report it',
    async (kind) => {
      const shop = await withList();
      const events = recordEvents(shop);
      const { status, body } = await importFile(shop, spreadsheetOf(PEOPLE, kind), `lista.${kind}`);
      expect(status).toBe(200);
      const added = body as unknown as ContactListItemRow[];
      expect(added.map(({ name, number, isWhatsappValid }) => [name, number, isWhatsappValid])).toEqual([
        ['Alice', '5511980000000', true],
        ['Bruno', '5511980001111', true],
        ['Ruim', '0000123', false],
      ]);
      expect(events).toEqual([
        {
          rooms: ['company-1-mainchannel'],
          event: 'company-1-ContactListItem-1',
          payload: { action: 'reload', records: added },
        },
      ]);
      expect((await importFile(shop, spreadsheetOf(PEOPLE, kind))).body).toEqual([]);
    },
  );

  it('[DEMO-01] [CALL-106] refuse a file that is not a spreadsheet, a missing file, and a list of another company', async () => {
    const shop = await withList();
    expect((await importFile(shop, 'nome;numero')).status).toBe(500);
    expect((await upload(shop, 'ana', '/contact-lists/1/upload', ['x', '1'])).status).toBe(500);
    const file = new File([spreadsheetOf(PEOPLE)], 'lista.xlsx');
    expect((await upload(shop, 'stranger', '/contact-lists/1/upload', ['file', file])).status).toBe(404);
  });

  it('[DEMO-01] [LIST-02] [CALL-100] ⚠ never report more pages, but count every list', async () => {
    const shop = await startShop();
    for (let number = 1; number <= 21; number += 1) {
      await shop.as('carla', 'POST', '/contact-lists', { name: `Lista ${String(number).padStart(2, '0')}` });
    }
    const first = await shop.as<{ records: object[]; count: object[]; hasMore: boolean }>(
      'ana',
      'GET',
      '/contact-lists/',
    );
    expect(first.body.records).toHaveLength(20);
    expect(first.body.records[0]).toEqual({ id: 1, name: 'Lista 01', contactsCount: '0' });
    expect(first.body.count).toHaveLength(21);
    expect(first.body.hasMore).toBe(false);
    const second = await shop.as<{ records: object[] }>('ana', 'GET', '/contact-lists/?pageNumber=2');
    expect(second.body.records).toHaveLength(1);
  });
});

describe('file lists', () => {
  const list = { name: 'Materiais', message: 'm', options: [{ name: 'Capa', path: 'capa.pdf', mediaType: '' }] };
  const create = (shop: Shop) => shop.as<{ id: number; options: { id: number }[] }>('carla', 'POST', '/files', list);

  it('[DEMO-01] [CALL-114] [CALL-115] keep options with an id, remove missing ones and add new ones; only admins change them', async () => {
    const shop = await startShop();
    const { body } = await create(shop);
    const kept = { ...list.options[0], id: body.options[0]!.id, name: 'Outra capa' };
    const change = (who: 'carla' | 'ana', options: object[]) =>
      shop.as<{ options: object[] }>(who, 'PUT', `/files/${body.id}`, { ...list, options });
    const changed = await change('carla', [kept, { name: 'Nova', path: 'nova.pdf', mediaType: '' }]);
    expect(changed.body.options).toMatchObject([{ id: kept.id, name: 'Outra capa' }, { name: 'Nova' }]);
    expect((await change('ana', [])).status).toBe(403);
    expect((await change('carla', [])).body.options).toEqual([]);
  });

  it('[DEMO-01] [CALL-114] [CALL-117] ⚠ store a file in the folder of its list only when the text parts come first', async () => {
    const shop = await startShop();
    const { id, options } = (await create(shop)).body;
    const file = new File(['pdf'], 'minha capa.pdf', { type: 'application/pdf' });
    const texts = [
      ['fileId', String(id)],
      ['typeArch', 'fileList'],
      ['mediaType', 'application/pdf'],
      ['id', String(options[0]!.id)],
    ] as const;
    const send = (...parts: Parameters<typeof upload>[3][]) =>
      upload(shop, 'carla', `/files/uploadList/${id}`, ...parts);
    expect((await send(...texts, ['files', file])).body).toEqual({ mensagem: 'Arquivos atualizados' });
    const stored = await shop.as<{ options: { path: string }[] }>('carla', 'GET', `/files/${id}`);
    expect(stored.body.options[0]?.path).toBe('minha_capa.pdf');
    expect((await fetch(`${shop.url}/public/fileList/${id}/minha_capa.pdf`)).status).toBe(200);
    expect((await send(['files', file], ...texts)).status).toBe(400);
  });
});
