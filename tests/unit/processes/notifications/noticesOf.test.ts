import { describe, expect, it } from 'vitest';
import { messageNotice } from '@/processes/notifications/noticesOf';
import { aMessage, aTicket } from '@tests/support/records';

const translate = (key: string, values?: Readonly<Record<string, string | number>>) =>
  [key, ...Object.values(values ?? {})].join(' ');

describe('the text of a message notification', () => {
  it.each([
    [{ mediaType: 'image', mediaUrl: 'http://x/1.png', body: '-' }, 'tickets:preview.image'],
    [{ mediaType: 'image', mediaUrl: 'http://x/1.webp', body: 'sticker' }, 'tickets:preview.sticker'],
    [{ mediaType: 'audio', mediaUrl: 'http://x/1.mp3' }, 'tickets:preview.audio'],
    [{ mediaType: 'locationMessage', body: 'data:image/png;base64,xx|http://x' }, 'tickets:preview.location'],
    [{ mediaType: 'contactMessage', body: 'BEGIN:VCARD' }, 'tickets:preview.contact'],
    [{ mediaType: 'application', mediaUrl: 'http://x/1.pdf' }, 'tickets:preview.file'],
    [{ mediaType: 'reactionMessage', body: '👍' }, 'tickets:preview.reaction 👍'],
    [{ mediaType: 'neverSeen', body: '\u200eOi' }, 'Oi'],
    [{ mediaType: 'conversation', body: 'Bom dia.\nTudo bem?' }, 'Bom dia.\nTudo bem?'],
  ])('%j', (facts, body) => {
    expect(messageNotice(translate, aTicket(), aMessage(facts)).body).toBe(body);
  });
});
