import { useTranslation } from 'react-i18next';
import { TOAST_MS } from '@/domain/limits';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './ToastCard.module.css';
import { usePausableTimer } from './usePausableTimer';

interface ToastCardProps {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  readonly onClose: () => void;
}

const SIGNS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;

/** One toast: closes by itself after 3 seconds (SHELL-12), waits while the pointer or the focus is on it. */
export const ToastCard = ({ kind, text, onClose }: ToastCardProps) => {
  const { t } = useTranslation('common');
  const { pause, resume } = usePausableTimer(TOAST_MS, onClose);
  const Sign = SIGNS[kind];
  return (
    <div
      className={styles.toast}
      role={kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
    >
      <Sign size={17} className={styles[kind]} />
      <span className={styles.text}>{text}</span>
      <IconButton icon={X} size={24} label={t('actions.close')} onClick={onClose} />
    </div>
  );
};
