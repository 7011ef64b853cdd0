import { describe, expect, it } from 'vitest';
import { sharedItems } from '@/features/tickets/drawer/sharedItems';
import { aMessage } from '@tests/support/records';

const image = aMessage({ id: 'I', mediaType: 'image', mediaUrl: '1700000000000_a.jpg', body: '-' });
const sticker = aMessage({ id: 'S', mediaType: 'image', mediaUrl: '1700000000000.webp', body: 'sticker' });
const video = aMessage({ id: 'V', mediaType: 'video', mediaUrl: 'v.mp4', body: 'veja https://um.com' });
const file = aMessage({ id: 'F', mediaType: 'application', mediaUrl: 'contrato.pdf', body: 'contrato.pdf' });
const talk = aMessage({ id: 'T', body: 'https://a.com e www.b.com, ou ana@c.com' });
const place = aMessage({
  id: 'L',
  mediaType: 'locationMessage',
  body: 'data:image/png;base64,x|https://maps.google.com/x|',
});
const later = [image, video, file].map((item, place) => ({ ...item, id: 'JWG'[place]! }));

describe('[TRIAGE-09] items of a conversation besides text', () => {
  const all = [image, sticker, video, file, talk, place, ...later];

  it('are found by kind, newest first', () => {
    expect(sharedItems(all, 'image').map(({ key }) => key)).toEqual(['J', 'I']);
    expect(sharedItems(all, 'video').map(({ key }) => key)).toEqual(['W', 'V']);
    expect(sharedItems(all, 'file').map(({ key }) => key)).toEqual(['G', 'F']);
  });

  it('links are those of texts and captions that lead to the web; in one message the last one first', () => {
    expect(sharedItems(all, 'link').map(({ message, link }) => [message.id, link?.text, link?.href])).toEqual([
      ['W', 'https://um.com', 'https://um.com/'],
      ['T', 'www.b.com', 'https://www.b.com/'],
      ['T', 'https://a.com', 'https://a.com/'],
      ['V', 'https://um.com', 'https://um.com/'],
    ]);
  });

  it('exclude deleted messages', () => {
    const gone = all.map((message) => ({ ...message, isDeleted: true }));
    expect(sharedItems(gone, 'image')).toEqual([]);
    expect(sharedItems(gone, 'link')).toEqual([]);
  });
});
