import { useCallback } from 'react';
import { useAppDispatch } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';
import { readRestBase } from './messagesApiThunks';

/** Where the server's calls lie; empty until it is known. */
export const useRestBase = (): string => {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(readRestBase()).unwrap(), [dispatch]);
  return useAnswer(ask).value ?? '';
};
