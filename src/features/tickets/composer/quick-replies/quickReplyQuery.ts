import type { QuickMessage } from '@/protocol/records/quickMessages';
import { QUICK_REPLY_LABEL_LENGTH } from '@/domain/limits';
import { foldText, textFinder } from '@/domain/text/foldedText';

/** A '/' and the text between it and the caret. */
export interface QuickReplyQuery {
  /** Index of the '/' in the text. */
  readonly start: number;
  /** Index of the caret. */
  readonly end: number;
  readonly words: string;
}

const TRIGGER = /(?:^|\s)\/(\S*)$/;

/** Returns the query at the caret, or null. The '/' must begin a word, so that dates, addresses and "e/ou" are no queries. */
export const quickReplyQuery = (text: string, caret: number): QuickReplyQuery | null => {
  const words = TRIGGER.exec(text.slice(0, caret))?.[1];
  return words === undefined ? null : { start: caret - words.length - 1, end: caret, words };
};

/** The replies whose shortcode contains the words; shortcodes that begin with them come first. */
export const matchingReplies = (replies: readonly QuickMessage[], words: string): readonly QuickMessage[] => {
  const isFound = textFinder(words);
  const needle = foldText(words);
  const found = replies.filter(({ shortcode }) => isFound(shortcode));
  const begins = ({ shortcode }: QuickMessage): number => (foldText(shortcode).startsWith(needle) ? 0 : 1);
  return found.toSorted((left, right) => begins(left) - begins(right));
};

/** A message as the list shows it: one line, cut after 35 characters. */
export const quickReplyLabel = (message: string): string => {
  const characters = Array.from(message.replaceAll(/\s+/g, ' ').trim());
  return characters.length > QUICK_REPLY_LABEL_LENGTH
    ? `${characters.slice(0, QUICK_REPLY_LABEL_LENGTH).join('')}…`
    : characters.join('');
};
