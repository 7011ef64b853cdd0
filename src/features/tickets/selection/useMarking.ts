import { useCallback, useEffect, type KeyboardEvent, type MouseEvent } from 'react';
import { rowsBetween } from '@/domain/conversations/batch';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { marksCleared, rowsMarked, rowToggled } from '@/processes/batch/batchActions';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { hasOpenLayer } from '@/ui/shortcuts/openLayer';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

interface Marking {
  /** At least one row of the list is marked. */
  readonly marking: boolean;
  /** Marks a row, or takes its mark away. */
  readonly onMark: (ticketId: number) => void;
  /** Before the row itself takes the click. */
  readonly onClickCapture: (event: MouseEvent) => void;
  /** True where the key did all there was to do. */
  readonly onKeyDown: (event: KeyboardEvent) => boolean;
}

const rowIdOf = (target: EventTarget): number | null => {
  const row = target instanceof Element ? target.closest('[data-row]') : null;
  return row ? Number(row.getAttribute('data-row')) : null;
};

/** Ends the marking by Escape from anywhere on the screen, before the conversation takes the key. */
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
    // Shortcuts listen to the window, which comes after the document.
    window.addEventListener('keydown', look, true);
    document.addEventListener('keydown', run);
    return () => {
      window.removeEventListener('keydown', look, true);
      document.removeEventListener('keydown', run);
    };
  }, [enabled, clear]);
};

/**
 * Marks rows of a list, as lists of files do: Ctrl or Cmd with a click marks one more, Shift with a click or an arrow all
 * between, Shift with the space bar the row that has the focus, Ctrl or Cmd with A all that are loaded, Escape none.
 */
export const useMarking = (view: TicketViewName, ids: readonly number[]): Marking => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const marking = useAppSelector(({ batch }) => batch.marked.view === view);
  const clear = useCallback(() => void dispatch(marksCleared()), [dispatch]);
  const onMark = useCallback((ticketId: number) => void dispatch(rowToggled({ view, ticketId })), [dispatch, view]);
  useEscape(marking, clear);
  // Rows that are not on screen must not be changed unnoticed.
  useEffect(() => clear, [clear]);

  const markTo = (ticketId: number, from: number) => {
    const { marked } = store.getState().batch;
    const anchor = marked.view === view ? (marked.anchor ?? from) : from;
    dispatch(rowsMarked({ view, ticketIds: rowsBetween(ids, anchor, ticketId), anchor }));
  };
  const onClickCapture = (event: MouseEvent) => {
    const ticketId = rowIdOf(event.target);
    // A key press on the row counts no clicks.
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
    const ticketId = rowIdOf(event.target);
    if (ticketId === null || !event.shiftKey || mod || event.altKey) return false;
    if (event.key === ' ') {
      event.preventDefault();
      onMark(ticketId);
      return true;
    }
    const step = STEPS[event.key];
    const next = step === undefined ? undefined : ids[ids.indexOf(ticketId) + step];
    if (next !== undefined) markTo(next, ticketId);
    // The focus moves on as by any arrow.
    return false;
  };
  return { marking, onMark, onClickCapture, onKeyDown };
};
