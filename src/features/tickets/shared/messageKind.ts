import type { Message } from '@/protocol/records/messages';
import { revealFileName } from '@/domain/honestText';
import { visibleText } from '@/domain/messageText';
import { fileExtension, fileNameOf } from './fileName';

/** How a message is drawn. Whatever a server calls a kind we do not know is `file` with an address and `text` without. */
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

const WITH_FILE: Readonly<Record<string, MessageKind>> = { image: 'image', audio: 'audio', video: 'video' };
const WITHOUT_FILE: Readonly<Record<string, MessageKind>> = {
  locationMessage: 'location',
  vcard: 'contact',
  contactMessage: 'contact',
  contactsArrayMessage: 'contact',
  call_log: 'call',
  reactionMessage: 'reaction',
};

export const messageKind = ({ mediaType, mediaUrl, body }: Media): MessageKind => {
  const plain = WITHOUT_FILE[mediaType ?? ''];
  if (plain) return plain;
  if (!mediaUrl) return 'text';
  // Servers send stickers as pictures; only the format and the fixed body distinguish them.
  if (mediaType === 'image' && body === 'sticker' && fileExtension(mediaUrl) === 'webp') return 'sticker';
  return WITH_FILE[mediaType ?? ''] ?? 'file';
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

/** The name a file is shown under: what its sender called it, as far as the server still tells, with nothing hidden in it. */
export const fileTitleOf = (message: Media): string => {
  const address = message.mediaUrl ?? '';
  const text = textOf(message);
  return revealFileName(address && isFileNameOf(text, address) ? text : fileNameOf(address));
};
