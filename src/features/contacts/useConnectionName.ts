import { useCallback } from 'react';
import type { Contact } from '@/protocol/records/contacts';
import { useAppSelector } from '@/store/hooks';

/** The name of a contact's connection, which servers tell in lists or leave to its id; empty where it is not known. */
export const useConnectionName = (): ((contact: Contact) => string) => {
  const connections = useAppSelector((state) => state.whatsappConnections.byId);
  return useCallback(
    ({ whatsapp, whatsappId }) => whatsapp?.name ?? (whatsappId ? connections[whatsappId]?.name : undefined) ?? '',
    [connections],
  );
};
