import { describe, expect, it } from 'vitest';
import { readContactCard } from '@/features/tickets/thread/contactCard';
import { readLocation } from '@/features/tickets/thread/location';
import { downloadAddress, mediaAddresses } from '@/domain/conversations/mediaAddresses';
import { missedCall } from '@/features/tickets/thread/missedCall';
import { deliveryStage } from '@/features/tickets/shared/deliveryStage';
import { captionOf, fileTitleOf, messageKind } from '@/domain/conversations/messageContent';
import { aMessage } from '@tests/support/records';

const URL_BASE = 'https://media.test/public';
const PICTURE = 'data:image/png;base64, iVBORw0KGgo=';
const MAP = 'https://maps.google.com/maps?q=-23.5%2C-46.6&z=17&hl=pt-BR';

describe('kinds', () => {
  it.each([
    ['conversation', null, 'text'],
    ['extendedTextMessage', null, 'text'],
    ['editedMessage', null, 'text'],
    ['buttonsMessage', null, 'text'],
    [null, null, 'text'],
    [null, `${URL_BASE}/a.bin`, 'file'],
    ['application', null, 'text'],
    ['image', `${URL_BASE}/1795240824472.jpeg`, 'image'],
    ['image', null, 'text'],
    ['audio', `${URL_BASE}/a.mp3`, 'audio'],
    ['video', `${URL_BASE}/v.mp4`, 'video'],
    ['locationMessage', null, 'location'],
    ['vcard', null, 'contact'],
    ['contactMessage', null, 'contact'],
    ['call_log', null, 'call'],
    ['reactionMessage', null, 'reaction'],
  ] as const)(
    '[MSG-08] [MSG-09] [MSG-10] [MSG-11] [MSG-13] [MSG-14] [MSG-21] %s with %s is %s',
    (mediaType, mediaUrl, kind) => {
      expect(messageKind(aMessage({ mediaType, mediaUrl }))).toBe(kind);
    },
  );

  it('[MSG-14] an unknown type is a download with a file and text without one', () => {
    expect(messageKind(aMessage({ mediaType: 'application', mediaUrl: `${URL_BASE}/a.pdf` }))).toBe('file');
    expect(messageKind(aMessage({ mediaType: 'futureMessage', mediaUrl: `${URL_BASE}/a.bin` }))).toBe('file');
    expect(messageKind(aMessage({ mediaType: 'futureMessage', mediaUrl: null }))).toBe('text');
  });

  it('[MSG-08] a sticker is a picture with a fixed body and format', () => {
    const sticker = { mediaType: 'image', mediaUrl: `${URL_BASE}/1795240824816.webp`, body: 'sticker' };
    expect(messageKind(aMessage(sticker))).toBe('sticker');
    expect(messageKind(aMessage({ ...sticker, mediaUrl: `${URL_BASE}/a.png` }))).toBe('image');
  });
});

describe('captions', () => {
  const mediaUrl = `${URL_BASE}/1795240824108_contrato%20final.pdf`;

  it.each([
    ['-', ''],
    ['contrato final.pdf', ''],
    ['minuta.pdf', ''],
    ['Contrato assinado', 'Contrato assinado'],
  ])('[MSG-14] [COMPAT-01] a body of %j is shown as caption %j', (body, caption) => {
    expect(captionOf(aMessage({ mediaType: 'application', mediaUrl, body }))).toBe(caption);
  });

  it('[MSG-14] a file is named as its sender named it', () => {
    expect(fileTitleOf(aMessage({ mediaUrl, body: '-' }))).toBe('contrato final.pdf');
    expect(fileTitleOf(aMessage({ mediaUrl: `${URL_BASE}/1795240830965.pdf`, body: 'contrato cliente.pdf' }))).toBe(
      'contrato cliente.pdf',
    );
  });
});

describe('locations', () => {
  it('[MSG-11] are read from picture, link and description between pipes', () => {
    expect(readLocation(`${PICTURE} | ${MAP}|Rua Domingos de Morais, 2187 `)).toEqual({
      picture: 'data:image/png;base64,iVBORw0KGgo=',
      link: MAP,
      description: 'Rua Domingos de Morais, 2187',
    });
    expect(readLocation(' | http://mapa.example/7 | Loja 2 | Fundos')).toEqual({
      picture: null,
      link: 'http://mapa.example/7',
      description: 'Loja 2 | Fundos',
    });
  });

  it.each(['png', 'jpeg', 'jpg', 'webp', 'gif'])('[MSG-11] have a picture of the type %s', (type) => {
    const picture = `data:image/${type};base64,/9j/4AAQ+g==`;
    expect(readLocation(`${picture}|${MAP}|Loja`)?.picture).toBe(picture);
  });

  it('[MSG-12] need no description', () => {
    expect(readLocation(`${PICTURE} | ${MAP}`)).toEqual({
      picture: 'data:image/png;base64,iVBORw0KGgo=',
      link: MAP,
      description: '',
    });
  });

  it.each(['rua sem número', `${PICTURE}|javascript:alert(1)|x`])('[SEC-04] %s is no location', (body) => {
    expect(readLocation(body)).toBeNull();
  });

  it.each(['data:image/svg+xml;base64,PHN2Zz4=', 'https://evil.test/pixel.png', '/public/mapa.png'])(
    '[SEC-03] only a picture that is inside the message is shown, so that nothing is fetched: %s is left out',
    (picture) => {
      expect(readLocation(`${picture} | ${MAP}`)).toEqual({ picture: null, link: MAP, description: '' });
    },
  );
});

describe('contacts', () => {
  it.each(['vcard', 'contactMessage', 'contactsArrayMessage'])('[MSG-13] %s is a contact card', (mediaType) => {
    expect(messageKind(aMessage({ mediaType, mediaUrl: null }))).toBe('contact');
  });

  it('[MSG-13] are read from the lines FN and TEL', () => {
    const card =
      'BEGIN:VCARD\nVERSION:3.0\nN:;Maria;;;\nFN:Maria Contato\nitem1.TEL;waid=5511988887777:+5511988887777\nEND:VCARD';
    expect(readContactCard(card)).toEqual({ name: 'Maria Contato', number: '+5511988887777' });
    expect(readContactCard('BEGIN:VCARD\r\nFN:Maria\r\nEND:VCARD')).toEqual({ name: 'Maria', number: '' });
    expect(readContactCard('BEGIN:VCARD\nTEL:190\nEND:VCARD')).toEqual({ name: '', number: '190' });
    const other = 'begin:vcard\nfn;charset=utf-8:Prado\\, Carla\ntel:190\ntel:191\nend:vcard';
    expect(readContactCard(other)).toEqual({ name: 'Prado, Carla', number: '190' });
  });

  it('[MSG-13] unreadable ones are null, and so shown as text', () => {
    expect(readContactCard('varios contatos')).toBeNull();
    expect(readContactCard('BEGIN:VCARD\nFN:\nEMAIL:contato@loja.com.br\nEND:VCARD')).toBeNull();
  });
});

describe('missed calls', () => {
  it.each([
    ['Chamada de voz perdida às 6:0', 'voice'],
    ['Chamada de vídeo perdida às 6:0', 'video'],
    ['Chamada de voz/vídeo perdida às 6:0', 'either'],
    ['Chamada de VIDEO perdida', 'video'],
    ['Missed video call', 'video'],
    ['Missed voice call', 'voice'],
    ['Chamada perdida', 'either'],
  ])('[MSG-21] %s', (body, kind) => {
    expect(missedCall(body)).toBe(kind);
  });
});

describe('delivery stages', () => {
  it.each([
    [0, 'refused'],
    [1, 'queued'],
    [2, 'sent'],
    [3, 'delivered'],
    [4, 'read'],
    [5, 'read'],
    [6, null],
    [undefined, null],
  ])('[MSG-19] ack %s of an own message is %s', (ack, stage) => {
    expect(deliveryStage({ fromMe: true, ack })).toBe(stage);
  });

  it('[MSG-19] received messages have none', () => {
    expect(deliveryStage({ fromMe: false, ack: 4 })).toBeNull();
  });
});

describe('file addresses', () => {
  const origin = 'https://atende.test';

  it('[MSG-15] [COMPAT-01] a bare name is below the media origin', () => {
    expect(mediaAddresses('foto.jpg', origin)).toEqual(['https://atende.test/public/foto.jpg']);
    expect(mediaAddresses('a/foto.jpg', origin)).toEqual(['https://atende.test/public/a/foto.jpg']);
  });

  it('[MSG-15] [COMPAT-01] an absolute address is tried as it is, then under the media origin', () => {
    expect(mediaAddresses('http://interno:8080/public/a/foto.jpg', origin)).toEqual([
      'http://interno:8080/public/a/foto.jpg',
      'https://atende.test/public/a/foto.jpg',
    ]);
  });

  it.each([
    ['Pedido #45.pdf', 'Pedido %2345.pdf'],
    ['Desconto 10%.pdf', 'Desconto 10%25.pdf'],
    ['nota%20fiscal.pdf', 'nota%20fiscal.pdf'],
    ['Qual o preço? E o 2.0?.pdf', 'Qual o preço%3F E o 2.0%3F.pdf'],
    // A query, not a name.
    ['foto.jpg?v=2.pdf', 'foto.jpg?v=2.pdf'],
    ['foto.jpg?1795240824', 'foto.jpg?1795240824'],
  ])('[MSG-15] the signs in the name %s do not break its address', (name, written) => {
    expect(mediaAddresses(name, origin)).toEqual([`${origin}/public/${written}`]);
    expect(mediaAddresses(`http://interno:8080/public/${name}`, origin)).toEqual([
      `http://interno:8080/public/${written}`,
      `${origin}/public/${written}`,
    ]);
    expect(downloadAddress(`${origin}/public/${name}`, origin)).toBe(`${origin}/public/${written}`);
  });

  it('is not tried twice when both are the same', () => {
    expect(mediaAddresses('https://atende.test/public/f.jpg', origin)).toEqual(['https://atende.test/public/f.jpg']);
  });
});
