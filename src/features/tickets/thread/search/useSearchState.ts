import { useCallback, useRef, useState, type RefObject } from 'react';
import { useShortcut } from '@/ui/shortcuts/useShortcut';

interface SearchState {
  readonly isOpen: boolean;
  /** The search field, while the search is open. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly needle: string;
  readonly setNeedle: (needle: string) => void;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the search of a conversation is open, and what it marks; Ctrl+F and Cmd+F open it. */
export const useSearchState = (): SearchState => {
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const [needle, setNeedle] = useState('');
  const open = useCallback(() => {
    setOpen(true);
    field.current?.focus();
    field.current?.select();
  }, []);
  const close = useCallback(() => setOpen(false), []);
  useShortcut('searchConversation', open);
  return { isOpen, field, needle, setNeedle, open, close };
};
