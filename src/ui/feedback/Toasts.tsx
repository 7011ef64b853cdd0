import { memo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { createTranslate } from '@/i18n/translate';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectToasts, toastDismissed } from '@/store/toasts';
import { ToastCard } from './ToastCard';
import styles from './toasts.module.css';

/** Most toasts at a time: more would hide the content, so older ones make room and come back for the rest of their time. */
const MOST = 3;

/** The toasts at the bottom left of the content, the newest last. */
export const Toasts = memo(() => {
  const { t, i18n } = useTranslation('common');
  const dispatch = useAppDispatch();
  const translate = createTranslate(i18n);
  const toasts = useAppSelector(selectToasts);
  return (
    <section className={styles.toasts} aria-label={t('toasts.region')}>
      {toasts.map((toast, place) => (
        <ToastCard
          key={toast.id}
          waits={place < toasts.length - MOST}
          kind={toast.kind}
          text={translate(toast.textKey, toast.values)}
          onUndo={toast.undo && (() => dispatch(toast.undo!))}
          onClose={() => dispatch(toastDismissed(toast.id))}
        />
      ))}
    </section>
  );
});
Toasts.displayName = 'Toasts';
