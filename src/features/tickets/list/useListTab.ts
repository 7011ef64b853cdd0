import { useCallback, useState } from 'react';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { focusAfter } from '@/ui/focus';
import { useShortcut } from '@/ui/shortcuts/useShortcut';

export type ListTab = 'opened' | 'closed' | 'search';
export type OpenedSegment = 'open' | 'pending';

export interface ListTabs {
  readonly tab: ListTab;
  readonly segment: OpenedSegment;
  /** The list that tab and segment select. */
  readonly view: TicketViewName;
  /** Counts how often the user was led to a waiting ticket. */
  readonly led: number;
  readonly chooseTab: (tab: ListTab) => void;
  readonly chooseSegment: (segment: OpenedSegment) => void;
}

/** Where the focus goes after a shortcut: to the search field, else to the tab of the list. */
const PLACES: Readonly<Record<TicketViewName, string>> = {
  open: '[data-tab="open"]',
  pending: '[data-tab="pending"]',
  closed: '[data-tab="closed"]',
  search: '[data-ticket-search]',
};

/**
 * Which list is shown, and the shortcuts that choose one; `onShow` is called after such a choice. A user who is led to a waiting
 * ticket sees its list, whatever was shown before, also when it is the same ticket again. `visit` names the user's navigation.
 */
export const useListTab = (highlightedId: number | null, visit: string, onShow: () => void): ListTabs => {
  const [tab, chooseTab] = useState<ListTab>('opened');
  const [segment, chooseSegment] = useState<OpenedSegment>(highlightedId === null ? 'open' : 'pending');
  const [led, setLed] = useState(0);
  const [ledBy, setLedBy] = useState(visit);
  if (visit !== ledBy) {
    setLedBy(visit);
    if (highlightedId !== null) {
      setLed(led + 1);
      chooseTab('opened');
      chooseSegment('pending');
    }
  }
  const show = useCallback(
    (view: TicketViewName) => () => {
      const isOpened = view === 'open' || view === 'pending';
      const change = () => {
        chooseTab(isOpened ? 'opened' : view);
        if (isOpened) chooseSegment(view);
        onShow();
      };
      focusAfter(change, () => document.querySelector<HTMLElement>(PLACES[view]));
    },
    [onShow],
  );
  useShortcut('showOpen', show('open'));
  useShortcut('showPending', show('pending'));
  useShortcut('showClosed', show('closed'));
  useShortcut('showSearch', show('search'));
  return { tab, segment, view: tab === 'opened' ? segment : tab, led, chooseTab, chooseSegment };
};
