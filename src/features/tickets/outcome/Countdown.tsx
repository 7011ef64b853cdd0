import { useEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { RESOLVE_UNDO_MS } from '@/domain/limits';
import styles from '../shared/bars.module.css';

/** Seconds until the offer to undo a resolve ends, only for display; a listener ends the offer itself. */
export const Countdown = () => {
  const { t } = useTranslation('handling');
  const [seconds, setSeconds] = useState(RESOLVE_UNDO_MS / 1_000);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className={styles.seconds} aria-hidden="true">
      {t('resolveUndo.seconds', { seconds })}
    </span>
  );
};
