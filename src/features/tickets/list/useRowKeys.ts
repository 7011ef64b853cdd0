import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppStore } from '@/store/hooks';
import type { FixedRowsHandle } from '@/ui/collection/FixedRows';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { rowIdAround } from './rowElements';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Keys that move from the row to its buttons and back. */
const ASIDE: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface RowKeys {
  /** The row that Tab reaches: the last focused one, else the first. */
  readonly reachableId: number | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

interface RowsOnScreen {
  readonly list: RefObject<FixedRowsHandle | null>;
  /** The element around the rows. */
  readonly holder: RefObject<HTMLElement | null>;
  /** The shortcuts for the next and the previous ticket move the focus here, since waiting tickets do not open. */
  readonly walks: boolean;
  /** More rows are still to be loaded: at both ends the focus waits for them. */
  readonly hasMore: boolean;
  readonly loadNext: () => void;
}

const WITHOUT_SCROLL: FocusOptions = { preventScroll: true };
const anyRow = (): boolean => true;

/** Arrow keys in a virtual list: the focus moves to the next row, which is scrolled in and rendered first. */
export const useRowKeys = (
  ids: readonly number[],
  { list, holder, walks, hasMore, loadNext }: RowsOnScreen,
): RowKeys => {
  const [lastId, setLastId] = useState<number | null>(null);
  const store = useAppStore();
  const reachableId = lastId !== null && ids.includes(lastId) ? lastId : ids[0];
  const isUnread = (id: number): boolean => (selectTicket(store.getState(), id)?.unreadMessages ?? 0) > 0;

  const goTo = (index: number) => {
    const id = ids[index];
    if (id === undefined) return;
    // A distant row is rendered only once it is scrolled into view.
    flushSync(() => {
      setLastId(id);
      list.current?.reveal(index);
    });
    holder.current?.querySelector<HTMLElement>(`[data-row="${id}"]`)?.focus(WITHOUT_SCROLL);
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
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || reachableId === undefined) return;
    event.preventDefault();
    goTo(Math.min(ids.length - 1, Math.max(0, ids.indexOf(reachableId) + step)));
  };
  /** Moves the focus, wrapping around at the ends once all rows are loaded; from outside the list it goes to the row that Tab would reach. */
  const walk = (step: 1 | -1, isWanted: (id: number) => boolean) => () => {
    const isInside = holder.current?.contains(document.activeElement) ?? false;
    const from = reachableId === undefined ? -1 : ids.indexOf(reachableId);
    for (let distance = isInside ? 1 : 0; distance <= ids.length; distance += 1) {
      const place = from + step * distance;
      if (hasMore && ids[place] === undefined) {
        if (step === 1) loadNext();
        return;
      }
      const index = (place + ids.length * 2) % ids.length;
      const id = ids[index];
      if (id !== undefined && isWanted(id)) {
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
    const id = rowIdAround(event.target);
    if (id !== null && id !== lastId) setLastId(id);
  };
  return { reachableId, onKeyDown, onFocus };
};
