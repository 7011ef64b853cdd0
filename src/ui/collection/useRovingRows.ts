import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Identified } from '@/entities/base/collection/collectionState';
import { isFocusLost } from '../focus';

const ROWS = 'tr[data-record]';

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ROWS) : null;

const idOf = (row: HTMLElement): number => Number(row.dataset['record']);

/** Steps beyond the ends lead to the first and the last row. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

interface RovingRows {
  /** Place of the row that Tab reaches, with its buttons: the last focused one, else the first. */
  readonly reachableAt: number;
  /** For the element around the rows. */
  readonly rowKeys: {
    readonly onFocus: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * The focus of a row that leaves the table goes to the row in its place, or to the last one; without any to the page's last button, that
 * of the empty list.
 */
const useFocusAfterRemoval = (
  frame: HTMLElement | null,
  records: readonly Identified[],
  lastId: number | null,
): void => {
  const place = records.findIndex(({ id }) => id === lastId);
  const lastPlace = useRef(0);
  useEffect(() => {
    if (place !== -1) lastPlace.current = place;
  }, [place]);
  const page = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (frame) page.current = frame.parentElement;
  }, [frame]);
  const isGone = lastId !== null && place === -1;
  useEffect(() => {
    if (!isGone || !isFocusLost()) return;
    const heir = records[Math.min(lastPlace.current, records.length - 1)];
    const target = heir
      ? frame?.querySelector<HTMLElement>(`${ROWS}[data-record="${heir.id}"]`)
      : [...(page.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1);
    target?.focus({ preventScroll: true });
  }, [frame, isGone, records]);
};

/** Makes one row of a table, with its buttons, the Tab stop; arrows, Home and End move to the others, rendered or not. */
export const useRovingRows = (frame: HTMLElement | null, records: readonly Identified[]): RovingRows => {
  const [lastId, setLastId] = useState<number | null>(null);
  useFocusAfterRemoval(frame, records, lastId);
  const placeOf = (wanted: number | null): number => records.findIndex(({ id }) => id === wanted);

  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(target);
    if (row) setLastId(idOf(row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement && event.target.matches(ROWS) ? event.target : null;
    const step = STEPS[event.key];
    if (!row || step === undefined) return;
    event.preventDefault();
    const next = records[Math.min(records.length - 1, Math.max(0, placeOf(idOf(row)) + step))];
    if (!next) return;
    // A distant row is rendered only once it is the one that Tab reaches.
    flushSync(() => setLastId(next.id));
    frame?.querySelector<HTMLElement>(`${ROWS}[data-record="${next.id}"]`)?.focus();
  };
  return { reachableAt: Math.max(0, placeOf(lastId)), rowKeys: { onFocus, onKeyDown } };
};
