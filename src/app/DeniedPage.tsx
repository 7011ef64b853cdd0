import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { DENIED_REDIRECT_MS } from '@/domain/limits';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';

/** In place of a page the plan or the role does not allow: says so at once and leads home a second later. */
export const DeniedPage = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => void dispatch(toastShown({ kind: 'error', textKey: 'notices:pageDenied' })), [dispatch]);
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), DENIED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return null;
};
