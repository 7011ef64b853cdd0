import { spoofSafeFileName } from '@/domain/text/spoofSafeText';
import { withEncodedName } from './mediaAddresses';
import { visibleText } from './messageText';
import { oneLine } from '@/domain/text/oneLine';
import type { Message } from '@/protocol/records/messages';

/** Servers store `{epochMs}_{original name}` or `{epochMs}.{extension}`. */
const STORED_PREFIX = /^\d{13}_/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    // Written in another encoding: use the raw name.
    return text;
  }
};

/** Last part of an address or path, decoded, without query and without the server's time prefix. */
export const fileNameOf = (address: string): string => {
  const path = withEncodedName(address).split('?', 1)[0] ?? '';
  return decoded(path.slice(path.lastIndexOf('/') + 1)).replace(STORED_PREFIX, '');
};

/** Extension in lower case without the dot, or an empty text. */
export const fileExtension = (address: string): string =>
  /\.([a-z0-9]{1,5})$/i.exec(fileNameOf(address))?.[1]?.toLowerCase() ?? '';

/** How a message is rendered. An unknown kind is `file` if it has an address, else `text`. */
export type MessageKind =
  | 'text'
  | 'image'
  | 'sticker'
  | 'audio'
  | 'video'
  | 'location'
  | 'contact'
  | 'call'
  | 'reaction'
  | 'file';

type Media = Pick<Message, 'mediaType' | 'mediaUrl' | 'body'>;

// Maps, since an object would also know words such as `constructor`.
const WITH_FILE: ReadonlyMap<string, MessageKind> = new Map([
  ['image', 'image'],
  ['audio', 'audio'],
  ['video', 'video'],
]);
const WITHOUT_FILE: ReadonlyMap<string, MessageKind> = new Map([
  ['locationMessage', 'location'],
  ['vcard', 'contact'],
  ['contactMessage', 'contact'],
  ['contactsArrayMessage', 'contact'],
  ['call_log', 'call'],
  ['reactionMessage', 'reaction'],
]);

export const messageKind = ({ mediaType, mediaUrl, body }: Media): MessageKind => {
  const plain = WITHOUT_FILE.get(mediaType ?? '');
  if (plain) return plain;
  if (!mediaUrl) return 'text';
  // Servers send stickers as pictures; only the format and the fixed body tell them apart.
  if (mediaType === 'image' && body === 'sticker' && fileExtension(mediaUrl) === 'webp') return 'sticker';
  return WITH_FILE.get(mediaType ?? '') ?? 'file';
};

const textOf = ({ body }: Pick<Message, 'body'>): string => visibleText(body).trim();

const sameType = (a: string, b: string) => a !== '' && a.replace('jpeg', 'jpg') === b.replace('jpeg', 'jpg');

/** Servers fill the body of an uncaptioned file with '-' or with the name it was sent under. */
const isFileNameOf = (text: string, url: string): boolean =>
  text === fileNameOf(url) || (!text.includes('\n') && sameType(fileExtension(text), fileExtension(url)));

/** The caption below a picture, video or file; empty when the body only repeats the file. */
export const captionOf = (message: Media): string => {
  const text = textOf(message);
  return text === '-' || !message.mediaUrl || isFileNameOf(text, message.mediaUrl) ? '' : text;
};

/** The file name to show: the sender's own name for it, if the server still has it, made safe against spoofing. */
export const fileTitleOf = (message: Media): string => {
  const address = message.mediaUrl ?? '';
  const text = textOf(message);
  return spoofSafeFileName(address && isFileNameOf(text, address) ? text : fileNameOf(address));
};

type Previewed = Pick<Message, 'mediaType' | 'mediaUrl' | 'body' | 'isDeleted'>;

/** A message in one line: its kind, and its text or file name, empty where the kind says all. */
export interface MessagePreview {
  readonly kind: MessageKind | 'deleted';
  readonly words: string;
}

export const messagePreview = (message: Previewed): MessagePreview => {
  if (message.isDeleted) return { kind: 'deleted', words: '' };
  const kind = messageKind(message);
  if (kind === 'text' || kind === 'reaction') return { kind, words: oneLine(message.body) };
  if (kind === 'file') return { kind, words: oneLine(captionOf(message)) || fileTitleOf(message) };
  return { kind, words: kind === 'image' || kind === 'video' ? oneLine(captionOf(message)) : '' };
};

/** Kinds that the text in a list reveals; `media` is a file of unknown kind. */
type ListedKind = 'contact' | 'location' | 'audio' | 'sticker' | 'media';

/**
 * Lists contain only the text of a last message. For content without text, servers put a placeholder there that reveals the
 * kind. Null for real text.
 */
export const listedKind = (text: string): ListedKind | null => {
  if (text.startsWith('BEGIN:VCARD')) return 'contact';
  if (text.startsWith('data:image/')) return 'location';
  if (text === 'Áudio') return 'audio';
  if (text === 'sticker') return 'sticker';
  if (text === '-') return 'media';
  return null;
};
