import { useCallback } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';
import { probeServer } from './serverThunks';

export type Reachability = 'checking' | 'available' | 'silent';

/** Whether the server in use answers now; asked again when the address changes. */
export const useReachability = (address: string): Reachability => {
  const dispatch = useAppDispatch();
  // The address was accepted before, so plain http needs no second question.
  const ask = useCallback(() => dispatch(probeServer({ address, allowInsecure: true })).unwrap(), [address, dispatch]);
  const { status, value } = useAnswer(ask);
  if (status === 'loading') return 'checking';
  return status === 'ready' && value?.ok ? 'available' : 'silent';
};
