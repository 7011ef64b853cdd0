import { signOut } from '@/entities/session/signOut';
import { useAppDispatch } from '@/store/hooks';
import { useMayEndSession } from './useMayEndSession';

/**
 * Signs out, after a question where that would end or lose something.
 *
 * @param container - Where the question is rendered; the page by default
 */
export const useSignOut = (container?: () => HTMLElement): (() => Promise<void>) => {
  const dispatch = useAppDispatch();
  const mayEndSession = useMayEndSession(container);
  return async () => {
    if (await mayEndSession()) await dispatch(signOut());
  };
};
