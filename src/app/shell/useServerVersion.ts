import { useCallback, useState } from 'react';
import { createAppThunk } from '@/entities/base/thunk';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';

const readServerVersion = createAppThunk('shell/readServerVersion', (_: void, { extra }) => extra.api.auth.version(), {
  silent: true,
});

/**
 * Version text of the server; null while it is unknown or when the server sends none. Read once a session, after the first calls, and
 * again after a gap, in which the server may have been updated. The frame keeps it, so that a menu that opens shows it at once: its
 * entries would move under the pointer when it came later.
 */
export const useServerVersion = (): string | null => {
  const dispatch = useAppDispatch();
  const isSettled = useAppSelector((state) => state.session.settled);
  const [version, setVersion] = useState<string | null>(null);
  const load = useCallback(() => {
    const read = async (): Promise<void> => {
      const answer = await dispatch(readServerVersion());
      if (readServerVersion.fulfilled.match(answer)) setVersion(answer.payload);
    };
    if (isSettled) void read();
  }, [dispatch, isSettled]);
  useLoadAfterGaps(load);
  return version;
};
