import { matchingEntries, PALETTE_GROUPS, type PaletteEntry } from './entries';
import { usePageEntries } from './usePageEntries';
import { usePeopleEntries } from './usePeopleEntries';
import { usePeopleSearch, type PeopleSearch } from './usePeopleSearch';
import { usePreferenceEntries } from './usePreferenceEntries';
import { useQuickAnswerEntries } from './useQuickAnswerEntries';
import { useTicketEntries } from './useTicketEntries';

interface PaletteEntries {
  /** What fits the words, group by group. */
  readonly entries: readonly PaletteEntry[];
  /** Of the search on the server. */
  readonly status: PeopleSearch['status'];
}

/** All that the palette offers for some words. People are what the server found; quick answers appear once there are words. */
export const usePaletteEntries = (query: string): PaletteEntries => {
  const { status, found } = usePeopleSearch(query);
  const people = usePeopleEntries(found);
  const answers = useQuickAnswerEntries();
  const here = [
    ...useTicketEntries(),
    ...usePageEntries(),
    ...(query.trim() === '' ? [] : answers),
    ...usePreferenceEntries(),
  ];
  const fitting = [...people, ...matchingEntries(here, query)];
  return { status, entries: PALETTE_GROUPS.flatMap((group) => fitting.filter((entry) => entry.group === group)) };
};
