import type { Message } from '@/protocol/records/messages';
import { ECHO_WINDOW_MS } from '../limits';
import { fileKindOf, takesCaption } from './fileKind';
import { comparableText, isTemplate } from './messageText';

/** A text or file that left this computer and whose message has not come back yet. */
export interface SentText {
  readonly id: string;
  /** Ticket id, or `placeOfChat` of an internal chat. */
  readonly ticketId: number;
  /** The text, or the caption of `file`. */
  readonly body: string;
  readonly file?: { readonly type: string };
  /** When the request started or, for a file, its last byte left: ms by this computer's clock; null = not yet. */
  readonly sentAt: number | null;
  /** `createdAt` of the newest message known in the conversation when the request started. */
  readonly after: string | null;
}

/** The parts of a message that show whether it is the echo of a sent text. */
export type Copy = Pick<
  Message,
  'id' | 'ticketId' | 'body' | 'fromMe' | 'isEdited' | 'createdAt' | 'mediaType' | 'mediaUrl'
>;

/** Texts that can be compared come first: a template matches any words and must not take the echo of another text. */
const strictFirst = <Text extends SentText>(texts: readonly Text[]): Text[] => [
  ...texts.filter(({ body }) => !isTemplate(body)),
  ...texts.filter(({ body }) => isTemplate(body)),
];

const isOwnCreate = (text: SentText, message: Copy): boolean =>
  message.fromMe && message.isEdited !== true && message.ticketId === text.ticketId && text.sentAt !== null;

const hasSameWords = (text: SentText, message: Copy): boolean =>
  isTemplate(text.body) || comparableText(text.body) === comparableText(message.body);

/** Servers insert their own text where a file has no caption, so only the kind can be compared. */
const isSameContent = (sent: SentText, message: Copy): boolean => {
  if (!sent.file || !message.mediaUrl) return !sent.file && !message.mediaUrl && hasSameWords(sent, message);
  if (fileKindOf(message.mediaType ?? '') !== fileKindOf(sent.file.type)) return false;
  return sent.body === '' || !takesCaption(sent.file.type) || hasSameWords(sent, message);
};

/** Was a message created after the text was sent? Compares the server's own times where both are known. */
const isLater = (text: SentText, message: Copy): boolean => {
  if (!message.createdAt || text.sentAt === null) return false;
  const created = Date.parse(message.createdAt);
  if (text.after !== null) return created > Date.parse(text.after);
  return Math.abs(created - text.sentAt) <= ECHO_WINDOW_MS;
};

/**
 * The text whose echo a live message is, or null: the first in sending order with the same words that was sent at most 60 s
 * ago. A text with double braces matches by order alone, since servers rewrite it; a file matches by kind and caption. A slow server
 * may be later: then only the words themselves can tell, since any file or template could be another one.
 */
export const findEcho = <Text extends SentText>(
  texts: readonly Text[],
  message: Copy,
  receivedAt: number,
): Text | null => {
  const candidates = strictFirst(texts).filter((text) => isOwnCreate(text, message) && isSameContent(text, message));
  const isRecent = (text: Text): boolean => receivedAt - (text.sentAt ?? 0) <= ECHO_WINDOW_MS;
  const isLate = (text: Text): boolean =>
    text.body !== '' && !isTemplate(text.body) && hasSameWords(text, message) && isLater(text, message);
  return candidates.find(isRecent) ?? candidates.find(isLate) ?? null;
};

/**
 * Pairs sent texts with the messages of a loaded page: each text, in sending order, takes the first later own message with
 * the same words that no earlier text took. Returns the ids of the texts that came back.
 */
export const findEchoes = (texts: readonly SentText[], messages: readonly Copy[]): string[] => {
  const taken = new Set<string>();
  return strictFirst(texts).flatMap((text) => {
    const echo = messages.find(
      (message) =>
        !taken.has(message.id) && isOwnCreate(text, message) && isLater(text, message) && isSameContent(text, message),
    );
    if (!echo) return [];
    taken.add(echo.id);
    return [text.id];
  });
};
