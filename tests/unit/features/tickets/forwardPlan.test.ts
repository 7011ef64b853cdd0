import { describe, expect, it } from 'vitest';
import { forwardable } from '@/features/tickets/forward/forwardPlan';
import { aMessage } from '@tests/support/records';

const PIXEL = 'data:image/png;base64,iVBORw0KGgo=';

describe('[TRIAGE-07] a forwarded message is sent', () => {
  it('as unchanged text, without the invisible server mark and without a signature', () => {
    expect(forwardable(aMessage({ body: '\u200e*Oi*\n  tudo _bem_? ' })).part).toEqual({
      kind: 'text',
      text: '*Oi*\n  tudo _bem_? ',
    });
  });

  it('as a file from its address, with name and caption', () => {
    const file = aMessage({ mediaType: 'image', mediaUrl: 'http://s/public/1700000000000_sofa.jpg', body: 'Este' });
    expect(forwardable(file).part).toEqual({
      kind: 'file',
      source: 'http://s/public/1700000000000_sofa.jpg',
      name: 'sofa.jpg',
      caption: 'Este',
    });
    expect(forwardable({ ...file, body: '-' }).part).toMatchObject({ caption: '' });
    const sticker = aMessage({ mediaType: 'image', mediaUrl: 's.webp', body: 'sticker' });
    expect(forwardable(sticker).part).toMatchObject({ kind: 'file', caption: '' });
  });

  it.each([
    ['video', 'sala.mp4', 'Veja'],
    ['audio', 'voz.ogg', ''],
    ['application', 'nota.pdf', 'Segue a nota'],
    ['document', 'tabela.xlsx', ''],
  ])('as the file of a %s, %s, with the caption %j', (mediaType, mediaUrl, caption) => {
    expect(forwardable(aMessage({ mediaType, mediaUrl, body: caption || '-' })).part).toEqual({
      kind: 'file',
      source: mediaUrl,
      name: mediaUrl,
      caption,
    });
  });

  it('as its picture with a map link for a place', () => {
    const { part } = forwardable(aMessage({ mediaType: 'locationMessage', body: `${PIXEL}|https://maps/x|Loja` }));
    expect(part).toMatchObject({ kind: 'file', name: 'mapa.png', caption: 'Loja\nhttps://maps/x' });
    const source = part?.kind === 'file' ? part.source : '';
    expect(source).toBeInstanceOf(Blob);
    expect((source as Blob).type).toBe('image/png');
  });

  it('as name and number for a contact card', () => {
    const body = 'BEGIN:VCARD\nFN:Rita\nTEL;waid=55:+55 11 98000-2222\nEND:VCARD';
    expect(forwardable(aMessage({ mediaType: 'contactMessage', body })).part).toEqual({
      kind: 'text',
      text: 'Rita\n+55 11 98000-2222',
    });
  });

  it.each([
    ['deleted', { isDeleted: true }],
    ['call', { mediaType: 'call_log' }],
    ['reaction', { mediaType: 'reactionMessage', body: '👍' }],
    ['location', { mediaType: 'locationMessage', body: '|https://maps/x|' }],
    ['contact', { mediaType: 'contactMessage', body: '???' }],
    ['contact', { mediaType: 'contactMessage', body: 'BEGIN:VCARD\nFN: \nEND:VCARD' }],
    ['contact', { mediaType: 'contactMessage', body: 'BEGIN:VCARD\nFN:\u200E\nEND:VCARD' }],
    ['empty', { body: ' ' }],
    ['braces', { body: 'Oi, {{name}}' }],
    ['braces', { body: '{{ aberto' }],
    ['braces', { mediaType: 'image', mediaUrl: 'sofa.jpg', body: 'Para {{name}}' }],
  ] as const)('not at all when it cannot be sent: %s', (obstacle, facts) => {
    expect(forwardable(aMessage(facts))).toEqual({ part: null, obstacle });
  });
});
