import { useCallback, useEffect, useRef, useState } from 'react';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { draftChanged } from '@/entities/drafts/draftsSlice';
import { useAppSelector, useAppStore } from '@/store/hooks';

/** Typing stays inside the text box this long before the rest of the screen hears of it (PERF-05). */
const PAUSE_MS = 250;

interface DraftText {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Puts the present text into the draft now. */
  readonly save: () => void;
}

/** The text being written for a ticket: kept here while typing, and as the ticket's draft after each pause (OFF-04). */
export const useDraftText = (ticketId: number): DraftText => {
  const store = useAppStore();
  const [text, setText] = useState(() => selectDraft(store.getState(), ticketId)?.text ?? '');
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(() => {
    clearTimeout(timer.current);
    if ((selectDraft(store.getState(), ticketId)?.text ?? '') === latest.current) return;
    store.dispatch(draftChanged({ ticketId, text: latest.current }));
  }, [store, ticketId]);
  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE_MS);
    },
    [save],
  );

  useEffect(() => {
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [save]);

  // Drafts are read from disk at sign-in; a conversation may be on screen before they are.
  const loaded = useAppSelector((state) => state.drafts.loaded);
  const adopted = useRef(loaded);
  useEffect(() => {
    if (!loaded || adopted.current) return;
    adopted.current = true;
    const stored = selectDraft(store.getState(), ticketId)?.text;
    if (stored && latest.current === '') change(stored);
  }, [change, loaded, store, ticketId]);

  return { text, change, save };
};
