import { useCallback, useEffect } from 'react';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { selectConnections } from '@/entities/connections/connectionSelectors';
import { loadConnections } from '@/entities/connections/connectionThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { CollectionList } from '@/ui/collection/useCollectionList';

const nothingMore = () => {};

/** The company's connections, reloaded when the page opens. The list has no pages. */
export const useConnectionList = (): CollectionList<Whatsapp> => {
  const dispatch = useAppDispatch();
  const records = useAppSelector(selectConnections);
  const status = useAppSelector((state) => state.connections.status);
  const onRetry = useCallback(() => void dispatch(loadConnections()), [dispatch]);
  useEffect(onRetry, [onRetry]);
  return {
    records,
    loading: status === 'idle' || status === 'loading',
    failed: status === 'failed',
    hasMore: false,
    count: status === 'ready' ? records.length : null,
    onMore: nothingMore,
    onRetry,
  };
};
