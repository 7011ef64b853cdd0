import { useCallback, useEffect, useState } from 'react';
import { selectMessage } from '@/entities/conversations/messages/messageSelectors';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { toastShown, type ToastRequest } from '@/store/toasts';
import { useThreadFacts } from '../../shared/useThreadFacts';
import type { JumpTarget } from '../spotlight';
import { useOlderWhile } from '../list/useOlderWhile';

/** How long the found message is highlighted, ms. */
const GLOW_MS = 1_200;

const ENDS = {
  missing: { kind: 'info', textKey: 'conversation:quote.missing' },
  failed: { kind: 'error', textKey: 'conversation:thread.olderFailed' },
} as const satisfies Record<string, ToastRequest>;

interface Jump {
  readonly target: JumpTarget | null;
  /** Older pages are being loaded in search of a message. */
  readonly isSeeking: boolean;
  /** Scrolls to a message; loads older pages first if it is not loaded. */
  readonly jumpTo: (messageId: string) => void;
  readonly cancel: () => void;
}

export const useJump = (ticketId: number): Jump => {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const [target, setTarget] = useState<JumpTarget | null>(null);
  const [soughtId, setSoughtId] = useState<string | null>(null);
  const isFound = useAppSelector((state) => soughtId !== null && selectMessage(state, ticketId, soughtId) !== null);
  const { hasMore, olderFailed } = useThreadFacts(ticketId, 'hasMore', 'olderFailed');
  const isSeeking = soughtId !== null && !isFound;
  /** How the last search ended; a new object for each, since a second one may end like the first. */
  const [end, setEnd] = useState<ToastRequest | null>(null);
  const retryOlder = useOlderWhile(ticketId, isSeeking);

  if (soughtId !== null && isFound) {
    setTarget({ messageId: soughtId });
    setSoughtId(null);
  } else if (isSeeking && (olderFailed || !hasMore)) {
    setEnd({ ...(olderFailed ? ENDS.failed : ENDS.missing) });
    setSoughtId(null);
  }
  useEffect(() => {
    if (end) dispatch(toastShown(end));
  }, [dispatch, end]);
  useEffect(() => {
    if (!target) return undefined;
    const timer = setTimeout(() => setTarget(null), GLOW_MS);
    return () => clearTimeout(timer);
  }, [target]);

  const jumpTo = useCallback(
    (messageId: string) => {
      if (!selectMessage(store.getState(), ticketId, messageId)) retryOlder();
      setEnd(null);
      setSoughtId(messageId);
    },
    [retryOlder, store, ticketId],
  );
  const cancel = useCallback(() => setSoughtId(null), []);
  return { target, isSeeking, jumpTo, cancel };
};
