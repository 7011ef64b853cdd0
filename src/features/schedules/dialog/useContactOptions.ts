import { useEffect, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { searchContacts } from '@/entities/contacts/contactThunks';
import { useAppDispatch } from '@/store/hooks';

export interface ContactOption {
  readonly value: number;
  readonly label: string;
}

interface ContactOptions {
  readonly options: readonly ContactOption[];
  /** An answer is awaited. */
  readonly busy: boolean;
}

/** Contacts to choose from: asked 500 ms after the last letter, at once when the list is opened. */
export const useContactOptions = (open: boolean, text: string): ContactOptions => {
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<readonly ContactOption[]>([]);
  const [answered, setAnswered] = useState<string | null>(null);
  useEffect(() => {
    if (!open) return undefined;
    let request: { readonly abort: () => void } | undefined;
    const search = async (): Promise<void> => {
      const asked = dispatch(searchContacts(text));
      request = asked;
      const answer = await asked;
      if (searchContacts.rejected.match(answer) && answer.meta.aborted) return;
      if (searchContacts.fulfilled.match(answer)) {
        setFound(answer.payload.records.map(({ id, name }) => ({ value: id, label: name })));
      }
      setAnswered(text);
    };
    const timer = setTimeout(() => void search(), text === '' ? 0 : SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      request?.abort();
    };
  }, [dispatch, open, text]);
  return { options: found, busy: answered !== text };
};
