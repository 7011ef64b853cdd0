import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { useAppDispatch } from '@/store/hooks';
import { useDebounced } from '@/ui/useDebounced';
import { searchPeople, type FoundPeople } from './searchPeople';

interface Outcome {
  readonly words: string;
  /** Null when the server did not answer. */
  readonly found: FoundPeople | null;
}

export interface PeopleSearch {
  readonly status: 'idle' | 'searching' | 'ready' | 'failed';
  readonly found: FoundPeople;
}

/** Fewest characters to search for; shorter texts match too many people. */
const SHORTEST = 2;
const NOTHING_FOUND: FoundPeople = { tickets: [], contacts: [] };

/** Searches tickets and contacts for the typed text once typing pauses; answers to earlier texts are dropped. */
export const usePeopleSearch = (query: string): PeopleSearch => {
  const dispatch = useAppDispatch();
  const words = query.trim();
  const asked = useDebounced(words, SEARCH_DEBOUNCE_MS);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (asked.length < SHORTEST) return undefined;
    const search = dispatch(searchPeople(asked));
    let isCurrent = true;
    const follow = async (): Promise<void> => {
      const action = await search;
      if (isCurrent) setOutcome({ words: asked, found: searchPeople.fulfilled.match(action) ? action.payload : null });
    };
    void follow();
    return () => {
      isCurrent = false;
      search.abort();
    };
  }, [asked, dispatch]);
  if (words.length < SHORTEST) return { status: 'idle', found: NOTHING_FOUND };
  if (outcome?.words !== words) return { status: 'searching', found: outcome?.found ?? NOTHING_FOUND };
  return outcome.found ? { status: 'ready', found: outcome.found } : { status: 'failed', found: NOTHING_FOUND };
};
