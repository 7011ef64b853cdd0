import type { Message } from '@/protocol/records/messages';
import { foldText } from '@/domain/foldedText';
import { visibleText } from '@/domain/messageText';
import { captionOf, fileTitleOf, messageKind } from '../../shared/messageKind';
import { readContactCard } from '../contactCard';
import { readLocation } from '../location';

const wordsOf = (message: Message): string => {
  switch (messageKind(message)) {
    case 'text':
      return visibleText(message.body);
    case 'image':
    case 'video':
      return captionOf(message);
    case 'file':
      return `${fileTitleOf(message)}\n${captionOf(message)}`;
    case 'location':
      return readLocation(message.body)?.description ?? visibleText(message.body);
    case 'contact': {
      const card = readContactCard(message.body);
      return card ? `${card.name}\n${card.number}` : visibleText(message.body);
    }
    default:
      return '';
  }
};

/** A message's words are read once, however often the search text changes. */
const known = new WeakMap<Message, string>();

const foldedWordsOf = (message: Message): string => {
  const found = known.get(message);
  if (found !== undefined) return found;
  const words = foldText(wordsOf(message));
  known.set(message, words);
  return words;
};

/** Ids of the messages whose words hold `needle`, folded already; in the order of the messages. */
export const findHits = (messages: readonly Message[], needle: string): readonly string[] =>
  needle === '' ? [] : messages.filter((message) => foldedWordsOf(message).includes(needle)).map(({ id }) => id);
