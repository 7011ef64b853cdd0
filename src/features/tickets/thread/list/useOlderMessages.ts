import { useCallback } from 'react';
import { THREAD_THRESHOLD_PX } from '@/domain/limits';
import { selectMayLoadOlder } from '@/entities/conversations/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

interface OlderMessages {
  /** Loads older messages when the reader is within 50 px of the top. */
  readonly loadNearTop: (scroller: HTMLElement) => void;
  /** Loads older messages when all loaded ones fit on screen, since then nothing can be scrolled. */
  readonly loadWhenShort: (scroller: HTMLElement) => void;
}

export const useOlderMessages = (ticketId: number): OlderMessages => {
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
