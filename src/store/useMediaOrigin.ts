import { useEffect, useState } from 'react';
import { createAppThunk } from '@/entities/base/thunk';
import { useAppDispatch } from './hooks';

const readMediaOrigin = createAppThunk<string>('server/readMediaOrigin', async (_, { extra }) => {
  const { current } = await extra.desktop.server.state();
  return current?.media ?? '';
});

/** Origin under which the server's files lie, empty for the moment until it is known. */
export const useMediaOrigin = (): string => {
  const dispatch = useAppDispatch();
  const [origin, setOrigin] = useState('');
  useEffect(() => {
    const request = dispatch(readMediaOrigin());
    // The bridge always answers; should it fail, absolute addresses still work.
    request.unwrap().then(setOrigin, () => {});
    return () => request.abort();
  }, [dispatch]);
  return origin;
};
