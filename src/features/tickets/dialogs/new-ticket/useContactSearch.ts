import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Contact } from '@/protocol/records/contacts';
import { CONTACT_SEARCH_LENGTH, SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import { digitsOfNumber, textFinder } from '@/domain/text/foldedText';
import { searchContacts } from '@/entities/company/contacts/contacts';
import { useAppDispatch } from '@/store/hooks';
import { useDebounced } from '@/ui/useDebounced';

interface Found {
  readonly text: string;
  readonly contacts: readonly Contact[];
  readonly failed: boolean;
}

interface ContactSearch {
  /** `short`: the text is too short to search for. */
  readonly status: 'short' | 'searching' | 'ready' | 'failed';
  /** The matches known so far; kept while a newer answer is awaited. */
  readonly contacts: readonly Contact[];
  /** What to say in the place of the matches where there are none. */
  readonly noneText: string;
}

const isLongEnough = (text: string): boolean => text.length >= CONTACT_SEARCH_LENGTH;

/** Searches contacts by name or number (sent as digits only) from 3 characters on, 500 ms after the last keystroke. */
export const useContactSearch = (typed: string): ContactSearch => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const [found, setFound] = useState<Found>({ text: '', contacts: [], failed: false });
  const text = digitsOfNumber(typed) || typed.trim();
  const settled = useDebounced(text, SEARCH_DEBOUNCE_MS);

  useEffect(() => {
    if (!isLongEnough(settled)) return undefined;
    const request = dispatch(searchContacts(settled));
    const follow = async () => {
      const answer = await request;
      if (answer.meta.requestStatus === 'rejected' && answer.meta.aborted) return;
      const contacts = searchContacts.fulfilled.match(answer) ? answer.payload.records : [];
      setFound({ text: settled, contacts, failed: !searchContacts.fulfilled.match(answer) });
    };
    void follow();
    return () => request.abort();
  }, [dispatch, settled]);

  if (!isLongEnough(text)) return { status: 'short', contacts: [], noneText: t('newTicket.typeMore') };
  const isFound = textFinder(text);
  if (found.text !== text) {
    const contacts = found.contacts.filter(({ name, number }) => isFound(name, number));
    return { status: 'searching', contacts, noneText: t('newTicket.searching') };
  }
  return found.failed
    ? { status: 'failed', contacts: found.contacts, noneText: t('newTicket.searchFailed') }
    : { status: 'ready', contacts: found.contacts, noneText: t('newTicket.nothingFor', { text: typed.trim() }) };
};
