import { useCallback } from 'react';
import { THREAD_THRESHOLD_PX } from '@/domain/limits';
import { selectMayLoadOlder } from '@/entities/conversations/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { OlderLine } from '@/ui/conversation/Thread';
import { useThreadFacts } from '../../shared/useThreadFacts';

/** The line above the oldest loaded message: whether older ones are loading or failed to load. */
export const OlderMessages = ({ ticketId }: { readonly ticketId: number }) => {
  const dispatch = useAppDispatch();
  const { olderRequestId, olderFailed } = useThreadFacts(ticketId, 'olderRequestId', 'olderFailed');
  return (
    <OlderLine
      loading={olderRequestId !== null}
      failed={olderFailed}
      onRetry={() => void dispatch(loadOlderMessages({ ticketId }))}
    />
  );
};

interface OlderLoading {
  /** Loads older messages when the reader is within 50 px of the top. */
  readonly loadNearTop: (scroller: HTMLElement) => void;
  /** Loads older messages when all loaded ones fit on screen and scrolling is impossible. */
  readonly loadWhenShort: (scroller: HTMLElement) => void;
}

export const useOlderMessages = (ticketId: number): OlderLoading => {
  const dispatch = useAppDispatch();
  const mayLoad = useAppSelector((state) => selectMayLoadOlder(state, ticketId));
  const load = useCallback(() => {
    if (mayLoad) void dispatch(loadOlderMessages({ ticketId }));
  }, [dispatch, mayLoad, ticketId]);
  const loadNearTop = useCallback(
    (scroller: HTMLElement) => {
      if (scroller.scrollTop <= THREAD_THRESHOLD_PX) load();
    },
    [load],
  );
  const loadWhenShort = useCallback(
    ({ scrollHeight, clientHeight }: HTMLElement) => {
      if (scrollHeight - clientHeight <= THREAD_THRESHOLD_PX) load();
    },
    [load],
  );
  return { loadNearTop, loadWhenShort };
};
