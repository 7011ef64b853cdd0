import { useCallback } from 'react';
import { createAppThunk } from '@/entities/thunk';
import { useAppDispatch } from '@/store/hooks';
import { useAnswer } from '@/ui/useAnswer';

const readServerVersion = createAppThunk('shell/readServerVersion', (_: void, { extra }) => extra.api.auth.version(), {
  silent: true,
});

/** Version text of the server; null while it is unknown or when the server sends none. */
export const useServerVersion = (): string | null => {
  const dispatch = useAppDispatch();
  const ask = useCallback(() => dispatch(readServerVersion()).unwrap(), [dispatch]);
  return useAnswer(ask).value;
};
