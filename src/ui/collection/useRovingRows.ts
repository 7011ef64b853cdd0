import { useEffect, type FocusEvent, type KeyboardEvent } from 'react';

const ROWS = 'tr[data-record]';
const STOPS = 'button, a, input';

const rowOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(ROWS) : null;

const setStop = (row: HTMLElement, isStop: boolean): void => {
  for (const element of [row, ...row.querySelectorAll<HTMLElement>(STOPS)]) element.tabIndex = isStop ? 0 : -1;
};

const targetOf = (key: string, row: HTMLElement): Element | null | undefined => {
  if (key === 'ArrowDown') return row.nextElementSibling;
  if (key === 'ArrowUp') return row.previousElementSibling;
  if (key === 'Home') return row.parentElement?.firstElementChild;
  return key === 'End' ? row.parentElement?.lastElementChild : undefined;
};

/**
 * Makes one row of a table, with its buttons, the Tab stop; arrows, Home and End move to the others. Rows render without a Tab stop,
 * and the attributes are set in the DOM, so that a step costs the same in a list of any length.
 */
export const useRovingRows = (frame: HTMLElement | null) => {
  useEffect(() => {
    const current =
      frame?.querySelector<HTMLElement>(`${ROWS}[tabindex="0"]`) ?? frame?.querySelector<HTMLElement>(ROWS);
    if (current) setStop(current, true);
  });
  const onFocus = ({ target }: FocusEvent) => {
    const row = rowOf(target);
    if (!row || !frame) return;
    for (const other of frame.querySelectorAll<HTMLElement>(`${ROWS}[tabindex="0"]`)) {
      if (other !== row) setStop(other, false);
    }
    setStop(row, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = event.target instanceof HTMLElement && event.target.matches(ROWS) ? event.target : null;
    const next = row && targetOf(event.key, row);
    if (!(next instanceof HTMLElement)) return;
    event.preventDefault();
    next.focus();
  };
  return { onFocus, onKeyDown };
};
