import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { type DraftText, useDraftText } from '@/store/useDraftText';

export interface TextBox extends DraftText {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly focus: () => void;
  /** Inserts words at the caret, replacing the selection. */
  readonly insert: (words: string) => void;
  /** Replaces a part of the text by words; the caret moves behind them. */
  readonly replace: (from: number, to: number, words: string) => void;
}

/** The text box of a conversation and the ways to write into it. */
export const useTextBox = (ticketId: number): TextBox => {
  const ref = useRef<HTMLTextAreaElement>(null);
  const { text, change, save, handOver } = useDraftText(ticketId);
  // The text box is always visible; scrolling it into view would cost another layout of the page.
  const focus = useCallback(() => ref.current?.focus({ preventScroll: true }), []);
  const replace = useCallback(
    (from: number, to: number, words: string) => {
      const box = ref.current;
      if (!box) return;
      box.setRangeText(words, from, to, 'end');
      change(box.value);
    },
    [change],
  );
  const insert = useCallback(
    (words: string) => {
      const { selectionStart = 0, selectionEnd = 0 } = ref.current ?? {};
      replace(selectionStart, selectionEnd, words);
    },
    [replace],
  );
  return useMemo(
    () => ({ ref, text, change, save, handOver, focus, insert, replace }),
    [text, change, save, handOver, focus, insert, replace],
  );
};
