import { useCallback, useEffect, useRef, useState } from 'react';
import { joinedText, selectDraft } from '@/entities/conversations/drafts/draftsState';
import { draftChanged, lateTextTyped } from '@/entities/conversations/drafts/draftsSlice';
import { registerOpenText } from '@/entities/conversations/drafts/openTexts';
import { selectAccount } from '@/entities/session/sessionSelectors';
import { useAppSelector, useAppStore } from './hooks';

/** How long typed text stays in the text box before the store gets it, ms. */
const PAUSE_MS = 250;

export interface DraftText {
  readonly text: string;
  readonly change: (text: string) => void;
  /** Saves the present text as the draft now, unless a sent one is still being written. */
  readonly save: () => void;
  /** Empties the box for a text that is sent. The draft keeps it until it is on disk elsewhere: a crash in between must not lose it. */
  readonly handOver: (written: Promise<unknown>) => Promise<void>;
}

/** The text being written for a ticket: kept here while typing, and as the ticket's draft after each pause. */
export const useDraftText = (ticketId: number): DraftText => {
  const store = useAppStore();
  const [text, setText] = useState(() => selectDraft(store.getState(), ticketId)?.text ?? '');
  const [account] = useState(() => selectAccount(store.getState()));
  const latest = useRef(text);
  const saved = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  /** Sent texts that are not on disk elsewhere yet. */
  const leaving = useRef(0);

  // Drafts are read from disk at sign-in; a conversation may be on screen before they are.
  const loaded = useAppSelector((state) => state.drafts.loaded);
  const adopted = useRef(loaded);

  const saveNow = useCallback(() => {
    clearTimeout(timer.current);
    const text = latest.current;
    const state = store.getState();
    // The session may be ended while the user types, which also removes this box: hand its text over.
    if (selectAccount(state) !== account) {
      if (text !== saved.current) store.dispatch(lateTextTyped({ account, ticketId, text, begun: !adopted.current }));
    } else if ((selectDraft(state, ticketId)?.text ?? '') !== text) {
      store.dispatch(draftChanged({ ticketId, text }));
    }
    saved.current = text;
  }, [account, store, ticketId]);
  const save = useCallback(() => {
    if (leaving.current === 0) saveNow();
  }, [saveNow]);
  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, PAUSE_MS);
    },
    [save],
  );
  const handOver = useCallback(
    async (written: Promise<unknown>) => {
      leaving.current += 1;
      change('');
      await written;
      leaving.current -= 1;
      save();
    },
    [change, save],
  );

  useEffect(() => {
    window.addEventListener('pagehide', saveNow);
    const leave = registerOpenText(saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      leave();
      saveNow();
    };
  }, [saveNow]);

  useEffect(() => {
    if (!loaded || adopted.current) return;
    adopted.current = true;
    const known = selectDraft(store.getState(), ticketId)?.text ?? '';
    // What this box has saved by then is joined to the stored text already.
    const handed = saved.current;
    const stored = handed !== '' && known.endsWith(handed) ? known.slice(0, -handed.length).trimEnd() : known;
    const next = joinedText(stored, latest.current);
    if (next !== latest.current) change(next);
  }, [change, loaded, store, ticketId]);

  return { text, change, save, handOver };
};
