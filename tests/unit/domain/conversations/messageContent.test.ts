import { describe, expect, it } from 'vitest';
import {
  captionOf,
  fileExtension,
  fileNameOf,
  fileTitleOf,
  listedKind,
  messageKind,
  messagePreview,
} from '@/domain/conversations/messageContent';
import { aMessage } from '@tests/support/records';

const BASE = 'https://media.test/public';

describe('the name of a file', () => {
  it.each([
    [`${BASE}/1795240824108_contrato%20final.pdf?x=1`, 'contrato final.pdf'],
    [`${BASE}/1795240824108_Pedido #45 10%.pdf`, 'Pedido #45 10%.pdf'],
    [`${BASE}/100%.pdf`, '100%.pdf'],
    [`${BASE}/1795240824108_Qual o preço? E o 2.0?.pdf`, 'Qual o preço? E o 2.0?.pdf'],
    [`${BASE}/179524082410_curto.pdf`, '179524082410_curto.pdf'],
    [`${BASE}/x1795240824108_a.pdf`, 'x1795240824108_a.pdf'],
    ['foto.png', 'foto.png'],
    ['', ''],
  ])('[MSG-14] in %s is %j', (address, name) => {
    expect(fileNameOf(address)).toBe(name);
  });

  it.each([
    ['a.PDF', 'pdf'],
    ['a.tar.gz', 'gz'],
    ['a.jpeg?x=.png', 'jpeg'],
    ['a.toolong', ''],
    ['a.p-f', ''],
    ['pdf', ''],
    ['a.pdf.', ''],
  ])('[MSG-14] %s has the extension %j', (address, extension) => {
    expect(fileExtension(address)).toBe(extension);
  });
});

describe('a sticker', () => {
  const sticker = { mediaType: 'image', mediaUrl: `${BASE}/1.webp`, body: 'sticker' };
  it.each([
    [{}, 'sticker'],
    [{ body: 'Oi' }, 'image'],
    [{ mediaType: 'video' }, 'video'],
    [{ mediaUrl: `${BASE}/1.png` }, 'image'],
  ])('[MSG-08] with %j is %s', (facts, kind) => {
    expect(messageKind(aMessage({ ...sticker, ...facts }))).toBe(kind);
  });
});

const picture = (body: string, name = '1795240824108.jpeg') =>
  aMessage({ mediaType: 'image', mediaUrl: `${BASE}/${name}`, body });

describe('what is written below a file', () => {
  it('[MSG-08] [MSG-14] is nothing when the text only names the file, whatever the spelling of its format', () => {
    expect(captionOf(picture('praia.jpg'))).toBe('');
    expect(captionOf(picture('praia.jpeg', '1.jpg'))).toBe('');
    expect(captionOf(picture('praia.png'))).toBe('praia.png');
    expect(captionOf(picture('1795240824108.jpeg'))).toBe('');
    expect(captionOf(picture('sem', 'sem'))).toBe('');
    expect(captionOf(picture('Oi', 'sem'))).toBe('Oi');
  });

  it('[MSG-08] [MSG-14] is a text of several lines even when it ends like a file, without invisible marks and outer spaces', () => {
    expect(captionOf(picture('Veja\nfoto.jpg'))).toBe('Veja\nfoto.jpg');
    expect(captionOf(picture('\u200e Boa tarde '))).toBe('Boa tarde');
    expect(captionOf(picture(' - '))).toBe('');
  });

  it('is nothing without a file', () => {
    expect(captionOf(aMessage({ body: 'Oi', mediaUrl: null }))).toBe('');
  });

  it('[SEC-04] the title of a file never hides its extension', () => {
    expect(fileTitleOf(aMessage({ mediaUrl: `${BASE}/a_\u202Efdp.exe`, body: '-' }))).toBe('a_[U+202E]fdp.exe');
    expect(fileTitleOf(aMessage({ mediaUrl: null, body: 'a.pdf' }))).toBe('');
    expect(fileTitleOf(picture('Boa tarde'))).toBe('1795240824108.jpeg');
  });
});

describe('a message in one line', () => {
  const file = (mediaType: string, name: string, body: string) => ({ mediaType, mediaUrl: `${BASE}/${name}`, body });
  it.each([
    ['a text', { body: '*Bom*\ndia' }, { kind: 'text', words: 'Bom dia' }],
    ['a deleted text', { body: 'Bom dia', isDeleted: true }, { kind: 'deleted', words: '' }],
    ['a reaction', { mediaType: 'reactionMessage', body: '👍' }, { kind: 'reaction', words: '👍' }],
    ['a picture with a caption', file('image', 'a.png', '*Veja*'), { kind: 'image', words: 'Veja' }],
    ['a picture without one', file('image', 'a.png', '-'), { kind: 'image', words: '' }],
    ['a video with a caption', file('video', 'a.mp4', 'Veja'), { kind: 'video', words: 'Veja' }],
    ['a recording', file('audio', 'a.mp3', 'Áudio'), { kind: 'audio', words: '' }],
    ['a file with a caption', file('application', 'a.pdf', 'Assine'), { kind: 'file', words: 'Assine' }],
    ['a file without one', file('application', 'a.pdf', '-'), { kind: 'file', words: 'a.pdf' }],
    ['several contacts', { mediaType: 'contactsArrayMessage', body: 'x' }, { kind: 'contact', words: '' }],
    ['a place', { mediaType: 'locationMessage', body: '|https://m.test|Loja' }, { kind: 'location', words: '' }],
    ['a missed call', { mediaType: 'call_log', body: 'Chamada de voz' }, { kind: 'call', words: '' }],
    ['a sticker', file('image', 'a.webp', 'sticker'), { kind: 'sticker', words: '' }],
  ])('[MSG-16] [TLIST-19] %s', (_, facts, preview) => {
    expect(messagePreview(aMessage(facts))).toEqual(preview);
  });
});

it.each([
  ['BEGIN:VCARD\nFN:x', 'contact'],
  ['data:image/png;base64,x', 'location'],
  ['Áudio', 'audio'],
  ['sticker', 'sticker'],
  ['-', 'media'],
  ['Veja BEGIN:VCARD', null],
  ['um data:image/', null],
  ['Bom dia', null],
  ['', null],
])('[TLIST-19] the last message %j of a list reveals %s', (text, kind) => {
  expect(listedKind(text)).toBe(kind);
});

it.each(['constructor', 'toString', '__proto__'])('[MSG-14] the word %s for a kind is an unknown one', (mediaType) => {
  expect(messageKind(aMessage({ mediaType }))).toBe('text');
  expect(messageKind(aMessage({ mediaType, mediaUrl: `${BASE}/a.bin` }))).toBe('file');
});

it('[MSG-14] a file named in its text by another spelling is still named by its sender', () => {
  expect(fileTitleOf(picture('praia.jpg'))).toBe('praia.jpg');
});
