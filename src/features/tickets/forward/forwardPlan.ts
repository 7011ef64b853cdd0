import type { Message } from '@/protocol/records/messages';
import { isTemplate, visibleText } from '@/domain/conversations/messageText';
import type { ForwardPart } from '@/entities/conversations/outbox/forward';
import { captionOf, fileNameOf, messageKind } from '@/domain/conversations/messageContent';
import { contactCardText, readContactCard } from '../thread/contactCard';
import { locationText, readLocation } from '../thread/location';

/** Why a message cannot be forwarded: it has no content left, or servers cannot send its kind. */
export type Obstacle = 'deleted' | 'call' | 'reaction' | 'location' | 'contact' | 'empty' | 'braces';

export type Forwardable =
  | { readonly part: ForwardPart; readonly obstacle: null }
  | { readonly part: null; readonly obstacle: Obstacle };

const can = (part: ForwardPart): Forwardable => ({ part, obstacle: null });
const cannot = (obstacle: Obstacle): Forwardable => ({ part: null, obstacle });

/** The picture as a file; null for data that was cut off on its way. */
const blobOf = (dataUrl: string): Blob | null => {
  const [head = '', data = ''] = dataUrl.split(',', 2);
  try {
    const bytes = Uint8Array.from(atob(data), (char) => char.codePointAt(0) ?? 0);
    return new Blob([bytes], { type: head.slice('data:'.length).split(';', 1)[0] ?? '' });
  } catch {
    return null;
  }
};

const placeOf = (body: string): Forwardable => {
  const place = readLocation(body);
  const source = place?.picture ? blobOf(place.picture) : null;
  if (!place || !source) return cannot('location');
  return can({ kind: 'file', source, name: 'mapa.png', caption: locationText(place) });
};

const cardOf = (body: string): Forwardable => {
  const card = readContactCard(body);
  return card ? can({ kind: 'text', text: contactCardText(card) }) : cannot('contact');
};

const contentOf = (message: Message): Forwardable => {
  if (message.isDeleted) return cannot('deleted');
  const kind = messageKind(message);
  if (kind === 'call' || kind === 'reaction') return cannot(kind);
  if (kind === 'location') return placeOf(message.body);
  if (kind === 'contact') return cardOf(message.body);
  if (kind === 'text') {
    const text = visibleText(message.body);
    return text.trim() === '' ? cannot('empty') : can({ kind: 'text', text });
  }
  const source = message.mediaUrl ?? '';
  return can({ kind: 'file', source, name: fileNameOf(source), caption: kind === 'sticker' ? '' : captionOf(message) });
};

/** What a forward sends of a message: the unchanged text, the file again, a location as its picture, a contact card as text. */
export const forwardable = (message: Message): Forwardable => {
  const content = contentOf(message);
  if (content.part === null) return content;
  // Servers would fill in double braces, or refuse the whole message.
  return isTemplate(content.part.kind === 'text' ? content.part.text : content.part.caption)
    ? cannot('braces')
    : content;
};
