import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import type { VirtuosoHandle } from 'react-virtuoso';
import type { Ticket } from '@/protocol/records/tickets';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface RowKeys {
  /** The row that Tab reaches: the one that had the focus last, else the first. */
  readonly reachableId: number | undefined;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
}

const rowOf = (element: Element): number =>
  Number(element.closest('li')?.querySelector('[data-row]')?.getAttribute('data-row'));

/** Arrow keys in a virtual list: the focus moves to the next row, which is scrolled in and rendered first. */
export const useRowKeys = (tickets: readonly Ticket[], list: RefObject<VirtuosoHandle | null>): RowKeys => {
  const [lastId, setLastId] = useState<number | null>(null);
  const reachable = tickets.find((ticket) => ticket.id === lastId) ?? tickets[0];

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || !reachable) return;
    event.preventDefault();
    const holder = event.currentTarget;
    const from = tickets.indexOf(reachable);
    const index = Math.min(tickets.length - 1, Math.max(0, from + step));
    const next = tickets[index];
    if (!next) return;
    setLastId(next.id);
    const focus = () => holder.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus({ preventScroll: true });
    list.current?.scrollIntoView({ index, behavior: 'auto', done: focus });
    focus();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const id = rowOf(event.target);
    if (Number.isFinite(id) && id !== lastId) setLastId(id);
  };
  return { reachableId: reachable?.id, onKeyDown, onFocus };
};
