import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { hasLaterTexts, loadLaterTexts } from './init';

/** Renders its children once the texts outside the first chunk are loaded. */
export const LaterTexts = ({ children }: { readonly children: ReactNode }) => {
  const { i18n } = useTranslation();
  const [ready, setReady] = useState(() => hasLaterTexts(i18n));
  useEffect(() => {
    if (ready) return;
    loadLaterTexts(i18n).then(
      () => setReady(true),
      // The error boundary offers to load the page again.
      (error: unknown) =>
        setReady(() => {
          throw error;
        }),
    );
  }, [ready, i18n]);
  return ready && children;
};
