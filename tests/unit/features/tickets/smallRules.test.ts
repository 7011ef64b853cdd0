import { describe, expect, it } from 'vitest';
import { templateDoubt } from '@/domain/conversations/templateText';
import { matchingReplies } from '@/features/tickets/composer/quick-replies/quickReplyQuery';
import { clampWidth, columnOf, listDivision, PAIR_DIVISION, shareOf } from '@/features/tickets/layout/splitWidth';
import { storedWidth } from '@/features/tickets/layout/useSplit';
import { fitTags, tagRoom } from '@/features/tickets/list/fitTags';
import { lastMessagePreview } from '@/features/tickets/list/lastMessagePreview';
import { formatPhone } from '@/lib/formatPhone';
import { oneLine } from '@/domain/text/oneLine';
import { eventually } from '@tests/support/eventually';
import { createMemoryStorage } from '@tests/support/fakes/memoryStorage';
import { aMessage } from '@tests/support/records';

describe('double braces', () => {
  it.each(['Oi', 'Oi {{name}}', '{{ firstName }} {{ms}} {{gretting}} {{protocol}} {{hora}}', '{um} }}'])(
    '%s is fine',
    (text) => {
      expect(templateDoubt(text)).toBeNull();
    },
  );

  it('[INPUT-01] names unknown to servers would be removed', () => {
    expect(templateDoubt('{{name}} {{preco}} {{preco}} {{prazo}}')).toEqual({
      vanishing: ['preco', 'prazo'],
      unclosed: false,
    });
  });

  it('[INPUT-01] an unclosed pair would be refused', () => {
    expect(templateDoubt('veja {{ aqui')).toEqual({ vanishing: [], unclosed: true });
  });
});

describe('width of the list', () => {
  it('[TLIST-01] is one third, between 320 px and the width that leaves room for the conversation', () => {
    const list = listDivision('conversation');
    expect(shareOf(1_440, list)).toBe(480);
    expect(columnOf(null, list)).toBe('clamp(320px, calc(100% / 3), max(320px, 100% - 420px))');
    expect(columnOf(400, list)).toContain('400px');
    expect(clampWidth(100, 1_440, list)).toBe(320);
    expect(clampWidth(2_000, 1_440, list)).toBe(1_020);
    expect(clampWidth(2_000, 1_440, listDivision('column'))).toBe(708);
  });

  it('[TRIAGE-10] leaves 420 px for each of two conversations, which share the space equally until their divider moves', () => {
    // The narrowest window that shows two, minus the open side menu.
    expect(clampWidth(2_000, 1_160, listDivision('pair'))).toBe(320);
    expect(shareOf(840, PAIR_DIVISION)).toBe(420);
    expect(columnOf(null, PAIR_DIVISION)).toBe('clamp(420px, calc(100% / 2), max(420px, 100% - 420px))');
    expect(clampWidth(419, 1_200, PAIR_DIVISION)).toBe(420);
    expect(clampWidth(781, 1_200, PAIR_DIVISION)).toBe(780);
  });

  it('is remembered, and an invalid value is not', () => {
    const storage = createMemoryStorage();
    storedWidth('ticketListWidth').write(storage, 400);
    expect(storedWidth('ticketListWidth').read(storage)).toBe(400);
    expect(storedWidth('besideWidth').read(storage)).toBeNull();
    storedWidth('ticketListWidth').remove(storage);
    expect(storedWidth('ticketListWidth').read(storage)).toBeNull();
    for (const damaged of ['wide', '0', '-3', '320.5', '{}']) {
      expect(storedWidth('ticketListWidth').read(createMemoryStorage({ ticketListWidth: damaged }))).toBeNull();
    }
  });
});

describe('tags of a row', () => {
  const tags = ['VIP', 'Orçamento', 'Novo cliente'].map((name, id) => ({ id, name, color: '#123456' }));

  it('[TLIST-22] are all shown when they fit', () => {
    expect(fitTags(tags, 400).rest).toEqual([]);
  });

  it('[TLIST-22] are counted when they do not fit', () => {
    const { shown, rest } = fitTags(tags, 150);
    expect(shown.map((tag) => tag.name)).toEqual(['VIP', 'Orçamento'].slice(0, shown.length));
    expect([...shown, ...rest]).toEqual(tags);
    expect(rest.length).toBeGreaterThan(0);
  });

  it('[TLIST-22] the first is cut rather than left out while 48 px of it are visible', () => {
    const names = (room: number) => {
      const { shown, isCut } = fitTags(tags, room);
      return [shown.map(({ name }) => name), isCut];
    };
    const [first] = tags;
    expect(names(400)[1]).toBe(false);
    expect(names(48)).toEqual([[first?.name], true]);
    expect(names(47)).toEqual([[], false]);
  });

  it('[TLIST-22] share the row with the chips before them', () => {
    expect(tagRoom(400, ['Loja SP', 'Ana'])).toBeLessThan(tagRoom(400, []));
  });
});

describe('last message of a row', () => {
  const MEDIA = 'https://atende.example.com.br/public';
  const ticket = { lastMessage: 'Bom dia', updatedAt: '2026-11-21T13:00:00.000Z' };

  it('[MSG-19] has a mark when the message itself is loaded', () => {
    const newest = aMessage({ fromMe: true, ack: 3 });
    expect(lastMessagePreview(ticket, newest)).toEqual({ kind: 'text', words: 'Bom dia', stage: 'delivered' });
  });

  it('[TLIST-19] is the text of the list when the loaded message is older', () => {
    const newest = aMessage({ body: 'Antes', createdAt: '2026-11-21T12:00:00.000Z' });
    expect(lastMessagePreview(ticket, newest)).toEqual({ kind: 'text', words: 'Bom dia', stage: null });
    // Bots begin their texts with a mark that nobody sees.
    const marked = { ...ticket, lastMessage: '\u200eBom dia' };
    expect(lastMessagePreview(marked, newest)).toMatchObject({ kind: 'text', words: 'Bom dia' });
    // A new ticket has none.
    expect(lastMessagePreview({ lastMessage: null }, undefined)).toEqual({ kind: 'text', words: '', stage: null });
  });

  it('[SEC-04] never runs backwards, in the list as in the message itself', () => {
    const row = { ...ticket, lastMessage: 'fatura_\u202Efdp.exe' };
    const text = aMessage({ body: row.lastMessage });
    const file = { ...text, mediaType: 'application', mediaUrl: 'https://media.test/fatura.exe' };
    for (const newest of [undefined, text, file])
      expect(lastMessagePreview(row, newest).words).toBe('fatura_[U+202E]fdp.exe');
  });

  it.each([
    ['Áudio', 'audio'],
    ['-', 'media'],
    ['sticker', 'sticker'],
    ['BEGIN:VCARD\nFN:x', 'contact'],
    ['data:image/png;base64, xyz|https://maps.google.com', 'location'],
  ])('[TLIST-19] %j shows its kind', (lastMessage, kind) => {
    expect(lastMessagePreview({ ...ticket, lastMessage }, undefined)).toMatchObject({ kind, words: '' });
  });

  it.each([
    [{ mediaType: 'image', mediaUrl: `${MEDIA}/sofa.jpg`, body: '-' }, 'image', ''],
    [{ mediaType: 'image', mediaUrl: `${MEDIA}/riso.webp`, body: 'sticker' }, 'sticker', ''],
    [{ mediaType: 'video', mediaUrl: `${MEDIA}/mesa.mp4`, body: 'Veja' }, 'video', 'Veja'],
    [{ mediaType: 'application', mediaUrl: `${MEDIA}/contrato.pdf`, body: '-' }, 'file', 'contrato.pdf'],
    [{ mediaType: 'contactMessage', body: 'BEGIN:VCARD' }, 'contact', ''],
    [{ body: 'Engano', isDeleted: true }, 'deleted', ''],
  ])('[TLIST-19] is told by the loaded message, whose kind the list does not know: %j', (facts, kind, words) => {
    const newest = aMessage({ createdAt: '2026-11-21T13:00:00.000Z', ...facts });
    expect(lastMessagePreview({ ...ticket, lastMessage: '-' }, newest)).toMatchObject({ kind, words });
  });
});

it('[TLIST-19] is one line, without breaks, symbols or invisible marks', () => {
  expect(oneLine('\u200e*Ana:*\n  Bom   dia_')).toBe('Ana: Bom dia_');
});

it.each([
  ['5511988342217', '+55 11 98834-2217'],
  ['551140028922', '+55 11 4002-8922'],
  ['14155550100', '+1 415 555 0100'],
  ['5491123456789', '+54 9 11 2345 6789'],
  ['351912345678', '+351 912 345 678'],
  ['1234', '+1234'],
  ['', ''],
])('%s is written %s', async (number, written) => {
  await eventually(() => expect(formatPhone(number)).toBe(written));
});

it('[INPUT-08] quick replies whose shortcode begins with the words come before those that only contain them', () => {
  const replies = ['reprazo', 'prazo', 'preço', 'Prática'].map((shortcode, id) => ({ id, shortcode, message: '' }));
  const found = (words: string) => matchingReplies(replies, words).map(({ shortcode }) => shortcode);
  expect(found('pra')).toEqual(['prazo', 'Prática', 'reprazo']);
  expect(found('')).toEqual(['reprazo', 'prazo', 'preço', 'Prática']);
});
