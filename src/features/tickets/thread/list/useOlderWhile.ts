import { useEffect } from 'react';
import { selectMayLoadOlder } from '@/entities/conversations/messages/messageSelectors';
import { loadOlderMessages } from '@/entities/conversations/messages/messageThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** Loads older messages, page by page, while `wanted` is true. */
export const useOlderWhile = (ticketId: number, wanted: boolean): void => {
  const dispatch = useAppDispatch();
  const mayLoad = useAppSelector((state) => selectMayLoadOlder(state, ticketId));
  useEffect(() => {
    if (wanted && mayLoad) void dispatch(loadOlderMessages({ ticketId }));
  }, [dispatch, mayLoad, ticketId, wanted]);
};
