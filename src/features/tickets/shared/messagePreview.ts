import type { Message } from '@/protocol/records/messages';
import { oneLine } from '@/domain/oneLine';
import { captionOf, fileTitleOf, messageKind, type MessageKind } from './messageKind';

type Previewed = Pick<Message, 'mediaType' | 'mediaUrl' | 'body' | 'isDeleted'>;

/** A message in one line: its kind, and what its sender wrote or called it, empty where the kind says all. */
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
