import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { foldText } from '@/domain/text/foldedText';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { visibleText } from '@/domain/conversations/messageText';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import type { Message } from '@/protocol/records/messages';
import { useAppSelector } from '@/store/hooks';
import { useDebounced } from '@/ui/useDebounced';
import { captionOf, fileTitleOf, messageKind } from '@/domain/conversations/messageContent';
import { useThreadFacts } from '../../shared/useThreadFacts';
import { readContactCard } from '../contactCard';
import { readLocation } from '../location';
import { useOlderWhile } from '../list/useOlderWhile';

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

/** Cache of folded texts, so that a change of the search text does not fold all messages again. */
const known = new WeakMap<Message, string>();

const foldedWordsOf = (message: Message): string => {
  const found = known.get(message);
  if (found !== undefined) return found;
  const words = foldText(wordsOf(message));
  known.set(message, words);
  return words;
};

/** Ids of the messages whose text contains `needle` (already folded), in the order of the messages. */
const findHits = (messages: readonly Message[], needle: string): readonly string[] =>
  needle === '' ? [] : messages.filter((message) => foldedWordsOf(message).includes(needle)).map(({ id }) => id);

interface SearchEffects {
  /** Scrolls to a hit. */
  readonly onShow: (messageId: string) => void;
  /** The words to be marked in the messages. */
  readonly onNeedle: (needle: string) => void;
}

interface ConversationSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isSearching: boolean;
  /** Number of the shown hit, counted from the newest, so that older pages do not renumber it; 0 for none. */
  readonly position: number;
  readonly count: number;
  /** Older messages are not loaded and so not searched. */
  readonly hasMore: boolean;
  readonly isSeeking: boolean;
  /** The older messages that are wanted could not be read. */
  readonly failed: boolean;
  readonly goOlder: () => void;
  readonly goNewer: () => void;
}

/** Searches the open conversation from its newest message to its oldest. */
export const useConversationSearch = (ticketId: number, { onShow, onNeedle }: SearchEffects): ConversationSearch => {
  const messages = useAppSelector((state) => selectThreadMessages(state, ticketId));
  const { hasMore, olderFailed } = useThreadFacts(ticketId, 'hasMore', 'olderFailed');
  const [text, setText] = useState('');
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [wantsOlder, setWantsOlder] = useState(false);
  const typed = foldText(text.trim());
  const needle = useDeferredValue(typed);
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const hits = useMemo(() => findHits(messages, needle), [messages, needle]);
  const index = currentId === null ? -1 : hits.indexOf(currentId);

  const mustSeek = hits.length === 0 && settled === typed && typed !== '';
  const awaitsOlder = wantsOlder && index === 0;
  const isSeeking = hasMore && !olderFailed && needle === typed && (mustSeek || awaitsOlder);
  const retryOlder = useOlderWhile(ticketId, isSeeking);

  const show = (id: string | undefined) => {
    if (id === undefined) return;
    setWantsOlder(false);
    setCurrentId(id);
  };
  if (index === -1) show(hits.at(-1));
  else if (wantsOlder && index > 0) show(hits[index - 1]);
  useEffect(() => onNeedle(needle), [needle, onNeedle]);
  useEffect(() => {
    if (currentId !== null) onShow(currentId);
  }, [currentId, onShow]);

  return {
    text,
    setText: (next) => {
      // The wish for an older hit was for the former text.
      setWantsOlder(false);
      setText(next);
    },
    isSearching: needle !== '',
    position: index === -1 ? 0 : hits.length - index,
    count: hits.length,
    hasMore,
    isSeeking,
    failed: olderFailed && (hits.length === 0 || awaitsOlder),
    goOlder: () => {
      if (index > 0) return show(hits[index - 1]);
      setWantsOlder(true);
      retryOlder();
    },
    goNewer: () => show(hits[index + 1]),
  };
};
