import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { Ticket } from '@/protocol/records/tickets';
import { useShortcut } from '@/ui/shortcuts/useShortcut';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** From the row to its buttons and back. */
const ASIDE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface RowKeys {
  /** The row that Tab reaches: the one that had the focus last, else the first. */
  readonly reachableId: number | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

interface RowsOnScreen {
  readonly list: RefObject<VirtuosoHandle | null>;
  /** The element around the rows. */
  readonly holder: RefObject<HTMLElement | null>;
  /** The keys for the next and the previous ticket move the focus here: waiting tickets do not open. */
  readonly walks: boolean;
}

const WITHOUT_SCROLL: FocusOptions = { preventScroll: true };
const anyRow = (): boolean => true;
const isUnread = ({ unreadMessages }: Ticket): boolean => (unreadMessages ?? 0) > 0;

const rowOf = (element: Element): number =>
  Number(element.closest('li')?.querySelector('[data-row]')?.getAttribute('data-row'));

/** Arrow keys in a virtual list: the focus moves to the next row, which is scrolled in and rendered first. */
export const useRowKeys = (tickets: readonly Ticket[], { list, holder, walks }: RowsOnScreen): RowKeys => {
  const [lastId, setLastId] = useState<number | null>(null);
  const reachable = tickets.find((ticket) => ticket.id === lastId) ?? tickets[0];

  const goTo = (index: number) => {
    const next = tickets[index];
    if (!next) return;
    setLastId(next.id);
    const focus = () => holder.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus(WITHOUT_SCROLL);
    list.current?.scrollIntoView({ index, behavior: 'auto', done: focus });
    focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const aside = ASIDE[event.key];
    if (aside && event.target instanceof Element) {
      const buttons = [
        ...(event.target.closest('li')?.querySelectorAll<HTMLElement>(':is(input, button):not(:disabled)') ?? []),
      ];
      buttons[buttons.indexOf(event.target as HTMLElement) + aside]?.focus(WITHOUT_SCROLL);
      return;
    }
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !reachable) return;
    event.preventDefault();
    goTo(Math.min(tickets.length - 1, Math.max(0, tickets.indexOf(reachable) + step)));
  };
  /** Round the ends; from outside the list to the row that Tab would reach. */
  const walk = (step: 1 | -1, isWanted: (ticket: Ticket) => boolean) => () => {
    const isInside = holder.current?.contains(document.activeElement) ?? false;
    const from = reachable ? tickets.indexOf(reachable) : -1;
    for (let distance = isInside ? 1 : 0; distance <= tickets.length; distance += 1) {
      const index = (from + step * distance + tickets.length * 2) % tickets.length;
      const row = tickets[index];
      if (row && isWanted(row)) {
        goTo(index);
        return;
      }
    }
  };
  useShortcut('nextTicket', walks ? walk(1, anyRow) : null);
  useShortcut('previousTicket', walks ? walk(-1, anyRow) : null);
  useShortcut('nextUnread', walks ? walk(1, isUnread) : null);
  useShortcut('previousUnread', walks ? walk(-1, isUnread) : null);
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = rowOf(event.target);
    if (Number.isFinite(id) && id !== lastId) setLastId(id);
  };
  return { reachableId: reachable?.id, onKeyDown, onFocus };
};
