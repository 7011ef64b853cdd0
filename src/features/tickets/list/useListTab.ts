import { useState } from 'react';
import type { TicketViewName } from '@/domain/ticketViews';

export type ListTab = 'opened' | 'closed' | 'search';
export type OpenedSegment = 'open' | 'pending';

interface ListTabs {
  readonly tab: ListTab;
  readonly segment: OpenedSegment;
  /** The list that tab and segment show. */
  readonly view: TicketViewName;
  readonly chooseTab: (tab: ListTab) => void;
  readonly chooseSegment: (segment: OpenedSegment) => void;
}

/** Which list is shown. Whoever is led to a waiting ticket gets its list, whatever was shown before (NOTIF-06). */
export const useListTab = (highlightedId: number | null): ListTabs => {
  const [tab, chooseTab] = useState<ListTab>('opened');
  const [segment, chooseSegment] = useState<OpenedSegment>(highlightedId === null ? 'open' : 'pending');
  const [ledTo, setLedTo] = useState(highlightedId);
  if (highlightedId !== ledTo) {
    setLedTo(highlightedId);
    if (highlightedId !== null) {
      chooseTab('opened');
      chooseSegment('pending');
    }
  }
  return { tab, segment, view: tab === 'opened' ? segment : tab, chooseTab, chooseSegment };
};
