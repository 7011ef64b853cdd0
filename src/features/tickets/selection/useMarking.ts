import { useCallback, useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { rowsBetween } from '@/domain/conversations/batch';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { marksCleared, rowsMarked, rowToggled } from '@/processes/batch/batchActions';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { hasOpenLayer } from '@/ui/shortcuts/openLayer';
import { rowIdAt } from '../list/rowElements';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Marking {
  /** At least one row of the list is marked. */
  readonly marking: boolean;
  /** Marks or unmarks a row. */
  readonly onMark: (ticketId: number) => void;
  /** Runs before the row itself handles the click. */
  readonly onClickCapture: (event: MouseEvent) => void;
  /** Returns true if the key needs no further handling. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

/** Clears the marks on Escape anywhere on the screen, before the conversation handles the key. */
const useEscape = (enabled: boolean, clear: () => void): void => {
  useEffect(() => {
    if (!enabled) return undefined;
    let covered = false;
    const look = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') covered = hasOpenLayer();
    };
    const run = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || covered) return;
      event.preventDefault();
      clear();
    };
    // `run` listens on the document, so it comes before the shortcuts, which listen on the window.
    window.addEventListener('keydown', look, true);
    document.addEventListener('keydown', run);
    return () => {
      window.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', run);
    };
  }, [enabled, clear]);
};

/**
 * Marks rows of a list as file lists do. Ctrl or Cmd with a click toggles one row, Shift with a click or an arrow marks a range,
 * Shift with Space toggles the focused row, Ctrl or Cmd with A marks all loaded rows, Escape clears the marks.
 */
export const useMarking = (view: TicketViewName, ids: readonly number[]): Marking => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const marking = useAppSelector(({ batch }) => batch.marked.view === view);
  const clear = useCallback(() => void dispatch(marksCleared()), [dispatch]);
  const onMark = useCallback((ticketId: number) => void dispatch(rowToggled({ view, ticketId })), [dispatch, view]);
  useEscape(marking, clear);
  // Clear the marks with the list: rows that are not on screen must not be changed unnoticed.
  useEffect(() => clear, [clear]);

  const markTo = (ticketId: number, from: number) => {
    const { marked } = store.getState().batch;
    const anchor = marked.view === view ? (marked.anchor ?? from) : from;
    dispatch(rowsMarked({ view, ticketIds: rowsBetween(ids, anchor, ticketId), anchor }));
  };
  const onClickCapture = (event: MouseEvent) => {
    const ticketId = rowIdAt(event.target);
    // A key press on the row has a click count of 0.
    if (ticketId === null || event.detail === 0 || !(event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.shiftKey) markTo(ticketId, ticketId);
    else onMark(ticketId);
  };
  const onKeyDown = (event: KeyboardEvent): boolean => {
    const mod = event.ctrlKey || event.metaKey;
    if (mod && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'a') {
      event.preventDefault();
      dispatch(rowsMarked({ view, ticketIds: ids, anchor: null }));
      return true;
    }
    const ticketId = rowIdAt(event.target);
    if (ticketId === null || !event.shiftKey || mod || event.altKey) return false;
    if (event.key === ' ') {
      event.preventDefault();
      onMark(ticketId);
      return true;
    }
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : ids[ids.indexOf(ticketId) + step];
    if (next !== undefined) markTo(next, ticketId);
    // The arrow still has to move the focus.
    return false;
  };
  return { marking, onMark, onClickCapture, onKeyDown };
};
