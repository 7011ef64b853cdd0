import { describe, expect, it } from 'vitest';
import { unzipSync, strFromU8 } from 'fflate';
import { plainText, printedPage, storedName } from '@/features/tickets/export/exportDocuments';
import { exportLines } from '@/features/tickets/export/exportLines';
import { isInPeriod } from '@/features/tickets/export/exportThunks';
import { makeArchive } from '@/features/tickets/export/makeArchive';
import { aMessage } from '@tests/support/records';

const words = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
  [key, ...Object.values(values)].join(' ');
const names = { company: 'Casa Aurora', contact: 'Rita', isGroup: false };
const at = new Date(2026, 10, 21, 9, 5).toISOString();
const lineOf = (facts: Parameters<typeof aMessage>[0]) =>
  exportLines([aMessage({ createdAt: at, ...facts })], names, words)[0]!;

describe('[TRIAGE-08] the lines of an exported conversation', () => {
  it('[FMT-03] have author, time and marks', () => {
    expect(lineOf({ body: 'Oi', fromMe: true, ack: 4, isEdited: true })).toMatchObject({
      author: 'Casa Aurora',
      at: '21/11/2026 09:05',
      text: 'Oi',
      marks: ['tickets:message.edited', 'tickets:mark.read'],
    });
    expect(lineOf({ body: 'Bom dia' })).toMatchObject({ author: 'Rita', marks: [] });
    const group = exportLines(
      [aMessage({ contact: { id: 3, name: 'Caio' } })],
      { ...names, contact: 'Grupo', isGroup: true },
      words,
    );
    expect(group[0]?.author).toBe('Caio');
  });

  it.each([
    [0, ['tickets:mark.refused']],
    [1, ['tickets:mark.queued']],
    [2, ['tickets:mark.sent']],
    [3, ['tickets:mark.delivered']],
    [4, ['tickets:mark.read']],
    [undefined, []],
  ])('of our own messages with the acknowledgement %s have the marks %j', (ack, marks) => {
    expect(lineOf({ fromMe: true, ack }).marks).toEqual(marks);
    // A customer's message has none.
    expect(lineOf({ fromMe: false, ack }).marks).toEqual([]);
  });

  it('[FMT-03] are printed and written with all of this', () => {
    const line = lineOf({ body: 'Sim', fromMe: true, ack: 4, isEdited: true, quotedMsg: aMessage({ body: 'Tem?' }) });
    const [, article] = printedPage('Conversa', 'pt', [], [line]).split('</dl>\n');
    expect(new DOMParser().parseFromString(article ?? '', 'text/html').body.textContent?.trim()).toBe(
      'Casa Aurora · 21/11/2026 09:05 · tickets:message.edited · tickets:mark.readtickets:message.quoted Rita: Tem?Sim',
    );
    expect(plainText('Conversa', [['Contato', 'Rita']], [line], () => '')).toBe(
      [
        'Conversa',
        'Contato: Rita',
        '',
        '[21/11/2026 09:05] Casa Aurora (tickets:message.edited, tickets:mark.read):',
        '    tickets:message.quoted Rita: Tem?',
        '    Sim',
        '',
      ].join('\n'),
    );
  });

  it('show deleted messages as deleted, without their text', () => {
    const deleted = { body: 'segredo', isDeleted: true, fromMe: true, ack: 4, isEdited: true };
    for (const facts of [{}, { mediaType: 'image', mediaUrl: 'segredo.jpg' }]) {
      const line = lineOf({ ...deleted, ...facts });
      expect(line).toMatchObject({ kind: 'tickets:message.deleted', text: '', marks: [], file: null });
      expect(JSON.stringify(line)).not.toContain('segredo');
    }
    const answer = lineOf({ body: 'Sim', quotedMsg: aMessage(deleted) });
    expect(answer.quote).toBe('tickets:message.quoted Casa Aurora: tickets:message.deleted');
  });

  it('name files, places, cards, calls, reactions and quoted messages', () => {
    expect(lineOf({ mediaType: 'image', mediaUrl: '1700000000000_sofa.jpg', body: 'Este' })).toMatchObject({
      kind: 'tickets:preview.image: sofa.jpg',
      text: 'Este',
      file: { source: '1700000000000_sofa.jpg', name: 'sofa.jpg' },
    });
    expect(lineOf({ mediaType: 'locationMessage', body: '|https://maps/x|Loja' }).text).toBe('Loja\nhttps://maps/x');
    expect(lineOf({ mediaType: 'call_log' })).toMatchObject({ kind: 'tickets:preview.call', text: '' });
    const card = 'BEGIN:VCARD\nFN:Rita\nTEL;waid=55:+55 11 98000-2222\nEND:VCARD';
    expect(lineOf({ mediaType: 'contactMessage', body: card })).toMatchObject({
      kind: 'tickets:preview.contact',
      text: 'Rita\n+55 11 98000-2222',
    });
    expect(lineOf({ mediaType: 'reactionMessage', body: '👍' }).kind).toBe('tickets:preview.reaction 👍');
    for (const [mediaType, mediaUrl] of [
      ['audio', 'voz.ogg'],
      ['video', 'sala.mp4'],
      ['application', 'nota.pdf'],
    ] as const)
      expect(lineOf({ mediaType, mediaUrl, body: '-' }).file).toEqual({ source: mediaUrl, name: mediaUrl });
    const answer = lineOf({ body: 'Sim', quotedMsg: aMessage({ body: 'Tem?' }) });
    expect(answer.quote).toBe('tickets:message.quoted Rita: Tem?');
  });
});

describe('[TRIAGE-08] hostile texts stay text', () => {
  const HOSTILE = `</p><script>alert(1)</script><img src=x onerror='a()'>&"`;

  it('[SEC-03] on the printed page', () => {
    const page = printedPage(
      HOSTILE,
      'pt',
      [['Contato', HOSTILE]],
      [lineOf({ body: HOSTILE }), { ...lineOf({}), author: HOSTILE, quote: HOSTILE, kind: HOSTILE, marks: [HOSTILE] }],
    );
    const { body } = new DOMParser().parseFromString(page, 'text/html');
    expect(body.querySelectorAll('script, img')).toHaveLength(0);
    expect(body.querySelector('article p')?.textContent).toBe(HOSTILE);
    expect(body.querySelector('dd')?.textContent).toBe(HOSTILE);
    expect(page).toContain("default-src 'none'");
  });

  it('[SEC-04] in the text file, where no message can imitate another or reverse the text direction', () => {
    const faked = 'Oi\n[21/11/2026 09:06] Casa Aurora:\u2028    falso \u202Eabc';
    const title = 'Conversa com Rita\n[21/11/2026 09:04] Casa Aurora: \u202Efdp';
    const reaction = lineOf({ mediaType: 'reactionMessage', body: '\u202E👍\n[21/11/2026 09:07] Casa Aurora:' });
    const lines = [lineOf({ body: faked }), reaction];
    const text = plainText(title, [['Contato', 'Rita\n[x] y:']], lines, () => '');
    const starts = text.split('\n').filter((line) => line.startsWith('['));
    expect(starts).toEqual(['[21/11/2026 09:05] Rita:', '[21/11/2026 09:05] Rita:']);
    for (const document of [text, printedPage(title, 'pt', [], lines)]) expect(document).not.toContain('\u202E');
    const disguised = `rec\u0456bo_${encodeURIComponent('\u202E')}fdp.exe`;
    expect(lineOf({ mediaType: 'application', mediaUrl: disguised, body: '-' }).kind).toContain(
      ': rec[U+0456]bo_[U+202E]fdp.exe',
    );
  });

  it('in file names', () => {
    expect(storedName(7, '../../etc/passwd')).toBe('0007-_.._etc_passwd');
    expect(storedName(1, '...')).toBe('0001-arquivo');
    expect(storedName(2, `${'x'.repeat(200)}.pdf`)).toMatch(/^0002-x{76}\.pdf$/);
  });
});

describe('[TRIAGE-08] the period', () => {
  const day = (number: number) => aMessage({ createdAt: new Date(2026, 10, number, 23, 59).toISOString() });

  it('includes its whole first and last day', () => {
    const period = { from: '2026-11-10', to: '2026-11-12' };
    expect([9, 10, 12, 13].map((number) => isInPeriod(day(number), period))).toEqual([false, true, true, false]);
    expect(isInPeriod(day(1), { from: '', to: '' })).toBe(true);
  });
});

it('[TRIAGE-08] an archive contains texts and files unchanged', async () => {
  const archive = await makeArchive([
    { name: 'conversa.txt', content: 'Olá' },
    { name: 'arquivos/a.bin', content: new Blob([new Uint8Array([0, 255, 7])]) },
  ]);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(strFromU8(files['conversa.txt']!)).toBe('Olá');
  expect([...files['arquivos/a.bin']!]).toEqual([0, 255, 7]);
});
