import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { foldText } from '@/domain/foldedText';
import { selectThread, selectThreadMessages } from '@/entities/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/messages/messageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDebounced } from '@/ui/useDebounced';
import { useOlderWhile } from '../useOlderWhile';
import { findHits } from './messageWords';

/** A single letter stands in every page: only from here on pages are loaded for the sake of a search without hits. */
const SEEKS_FROM_LENGTH = 2;

interface SearchEffects {
  /** Leads the reader to a hit. */
  readonly onShow: (messageId: string) => void;
  /** The words to be marked in the messages. */
  readonly onNeedle: (needle: string) => void;
}

interface ConversationSearch {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly isSearching: boolean;
  /** Of the shown hit, counted from the newest, so that older pages do not renumber it; 0 for none. */
  readonly position: number;
  readonly count: number;
  /** Messages before the loaded ones have not been searched. */
  readonly hasMore: boolean;
  readonly isSeeking: boolean;
  readonly failed: boolean;
  readonly goOlder: () => void;
  readonly goNewer: () => void;
}

/** Searches the open conversation, from its newest message towards its first one. */
export const useConversationSearch = (ticketId: number, { onShow, onNeedle }: SearchEffects): ConversationSearch => {
  const dispatch = useAppDispatch();
  const messages = useAppSelector((state) => selectThreadMessages(state, ticketId));
  const { hasMore, olderFailed } = useAppSelector((state) => selectThread(state, ticketId));
  const [text, setText] = useState('');
  const [currentId, setCurrentId] = useState<string | null>(null);
  const [wantsOlder, setWantsOlder] = useState(false);
  const typed = foldText(text.trim());
  const needle = useDeferredValue(typed);
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const hits = useMemo(() => findHits(messages, needle), [messages, needle]);
  const index = currentId === null ? -1 : hits.indexOf(currentId);

  const mustSeek = hits.length === 0 && settled === typed && typed.length >= SEEKS_FROM_LENGTH;
  const isSeeking = hasMore && !olderFailed && needle === typed && (mustSeek || (wantsOlder && index === 0));
  useOlderWhile(ticketId, isSeeking);

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
    setText,
    isSearching: needle !== '',
    position: index === -1 ? 0 : hits.length - index,
    count: hits.length,
    hasMore,
    isSeeking,
    failed: olderFailed,
    goOlder: () => {
      if (index > 0) return show(hits[index - 1]);
      setWantsOlder(true);
      // After a failure the pages do not go on by themselves, but the reader just asked for them.
      if (olderFailed) void dispatch(loadOlderMessages({ ticketId }));
    },
    goNewer: () => show(hits[index + 1]),
  };
};
