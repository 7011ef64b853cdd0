import type { Message } from '@/protocol/records/messages';
import { visibleText } from './messageText';

/** Kinds of content whose body is not readable text. Each has a label instead. */
const WORDLESS = {
  image: 'image',
  audio: 'audio',
  video: 'video',
  locationMessage: 'location',
  liveLocationMessage: 'location',
  contactMessage: 'contact',
  contactsArrayMessage: 'contact',
  vcard: 'contact',
} as const;

export type PreviewKind = (typeof WORDLESS)[keyof typeof WORDLESS] | 'file';

/** One line about a message: its text, or what kind of thing it is. */
export type MessagePreview = { readonly text: string } | { readonly kind: PreviewKind };

const isWordless = (mediaType: string): mediaType is keyof typeof WORDLESS => mediaType in WORDLESS;

export const previewOf = ({ body, mediaType, mediaUrl }: Message): MessagePreview => {
  if (mediaType && isWordless(mediaType)) return { kind: WORDLESS[mediaType] };
  return mediaUrl ? { kind: 'file' } : { text: visibleText(body) };
};
