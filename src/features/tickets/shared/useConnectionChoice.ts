import { useEffect } from 'react';
import type { Whatsapp } from '@/protocol/records/whatsappConnections';
import { loadConnections } from '@/entities/company/whatsappConnections/connectionThunks';
import { selectConnections } from '@/entities/company/whatsappConnections/whatsappConnectionsSlice';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';

/** The connections a user may choose from. The session's start reads them; after a failure they are read again when a choice opens. */
export const useConnectionChoice = (): readonly Whatsapp[] => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  useEffect(() => {
    if (store.getState().whatsappConnections.status === 'failed') void dispatch(loadConnections());
  }, [dispatch, store]);
  return useAppSelector(selectConnections);
};
