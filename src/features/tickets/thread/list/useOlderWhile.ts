import { useCallback, useEffect } from 'react';
import { selectMayLoadOlder, selectThread } from '@/entities/conversations/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

/**
 * Loads older messages, page by page, while `wanted` is true. A failure ends that; the returned function tries again and is for a request
 * of the user alone.
 */
export const useOlderWhile = (ticketId: number, wanted: boolean): (() => void) => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const mayLoad = useAppSelector((state) => selectMayLoadOlder(state, ticketId));
  useEffect(() => {
    if (wanted && mayLoad) void dispatch(loadOlderMessages({ ticketId }));
  }, [dispatch, mayLoad, ticketId, wanted]);
  return useCallback(() => {
    if (selectThread(store.getState(), ticketId).olderFailed) void dispatch(loadOlderMessages({ ticketId }));
  }, [dispatch, store, ticketId]);
};
