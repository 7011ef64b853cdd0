import { matchingEntries, type PaletteEntry } from './entries';
import { useListEntries } from './useListEntries';
import { usePageEntries } from './usePageEntries';
import { usePeopleEntries } from './usePeopleEntries';
import { usePeopleSearch, type PeopleSearch } from './usePeopleSearch';
import { usePreferenceEntries } from './usePreferenceEntries';
import { useQuickAnswerEntries } from './useQuickAnswerEntries';
import { useTagEntries } from './useTagEntries';
import { useTicketEntries } from './useTicketEntries';
import { useTransferEntries } from './useTransferEntries';

interface PaletteEntries {
  /** What fits the words, group by group. */
  readonly entries: readonly PaletteEntry[];
  /** Of the search on the server. */
  readonly status: PeopleSearch['status'];
}

/** All that the palette offers for some words. People are what the server found; quick answers appear once there are words. */
export const usePaletteEntries = (query: string): PaletteEntries => {
  const { status, found } = usePeopleSearch(query);
  const people = usePeopleEntries(found, query);
  const answers = useQuickAnswerEntries();
  const tags = useTagEntries();
  const receivers = useTransferEntries();
  const entries = [
    ...useTicketEntries(),
    ...people,
    ...useListEntries(query),
    ...usePageEntries(),
    ...(query.trim() === '' ? [] : [...answers, ...tags, ...receivers]),
    ...usePreferenceEntries(),
  ];
  return { status, entries: matchingEntries(entries, query) };
};
