import { useEffect, useState } from 'react';
import { CONNECTION_CHECK_MS } from '@/domain/limits';
import { isConnectionTroubled } from '@/domain/connectionStatus';
import { selectConnections } from '@/entities/connections/connectionSelectors';
import { useAppSelector } from '@/store/hooks';

/** Is a connection down? Looked at 2000 ms after the list was loaded, and from then on with every change. */
export const useConnectionTrouble = (): boolean => {
  const isLoaded = useAppSelector((state) => state.connections.status === 'ready');
  const isTroubled = useAppSelector((state) => selectConnections(state).some(isConnectionTroubled));
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    if (!isLoaded) return undefined;
    const timer = setTimeout(() => setChecked(true), CONNECTION_CHECK_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);
  return isChecked && isTroubled;
};
