import type { Message } from '@/protocol/records/messages';
import { findLinks } from '@/domain/conversations/links';
import { visibleText } from '@/domain/conversations/messageText';
import { captionOf, messageKind } from '@/domain/conversations/messageContent';

/** The kinds of shared items of a conversation. */
export type SharedKind = 'image' | 'video' | 'file' | 'link';

export const SHARED_KINDS: readonly SharedKind[] = ['image', 'video', 'file', 'link'];

export interface SharedItem {
  readonly key: string;
  readonly message: Message;
  /** A link's text and its target; null for files. */
  readonly link: { readonly text: string; readonly href: string } | null;
}

const WEB = /^https?:/i;

const linksOf = (message: Message): readonly SharedItem[] => {
  const kind = messageKind(message);
  if (kind === 'location' || kind === 'contact' || kind === 'call' || kind === 'reaction') return [];
  const text = kind === 'text' ? visibleText(message.body) : captionOf(message);
  return findLinks(text)
    .filter(({ href }) => WEB.test(href))
    .map(({ start, end, href }) => ({
      key: `${message.id}-${start}`,
      message,
      link: { text: text.slice(start, end), href },
    }));
};

/** The items of a kind, newest first, in messages that come oldest first. Deleted messages are skipped. */
export const sharedItems = (messages: readonly Message[], kind: SharedKind): readonly SharedItem[] =>
  messages.toReversed().flatMap((message): readonly SharedItem[] => {
    if (message.isDeleted) return [];
    if (kind === 'link') return linksOf(message).toReversed();
    return messageKind(message) === kind ? [{ key: message.id, message, link: null }] : [];
  });
