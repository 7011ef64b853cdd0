import { Button } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { TOAST_MS } from '@/domain/limits';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './toasts.module.css';

/** Calls `onEnd` once after `duration` ms of unpaused time. */
const usePausableTimer = (
  duration: number,
  onEnd: () => void,
): { readonly pause: () => void; readonly resume: () => void } => {
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });
  const left = useRef(duration);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);

  const resume = useCallback(() => {
    if (timer.current !== null) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(() => end.current(), left.current);
  }, []);

  const pause = useCallback(() => {
    if (timer.current === null) return;
    clearTimeout(timer.current);
    timer.current = null;
    left.current = Math.max(0, left.current - (Date.now() - startedAt.current));
  }, []);

  return { pause, resume };
};

interface ToastCardProps {
  readonly kind: 'success' | 'error' | 'warning' | 'info';
  readonly text: string;
  /** Newer ones take its place: it is not shown, and its time does not pass. */
  readonly waits?: boolean;
  /** Reverts what the toast reports. */
  readonly onUndo?: (() => void) | undefined;
  readonly onClose: () => void;
}

const SIGNS = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info } as const;

/** One toast. Closes after 3 seconds, but not while the pointer or the focus is on it. */
export const ToastCard = ({ kind, text, waits = false, onUndo, onClose }: ToastCardProps) => {
  const { t } = useTranslation('common');
  const { pause, resume } = usePausableTimer(TOAST_MS, onClose);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const Sign = SIGNS[kind];
  if (waits && (hasPointer || hasFocus)) {
    // A hidden toast has neither, and a browser may not tell that it lost them.
    setHasPointer(false);
    setHasFocus(false);
  }
  const rests = waits || hasPointer || hasFocus;
  useEffect(() => {
    if (rests) return undefined;
    resume();
    return pause;
  }, [rests, resume, pause]);
  return (
    <div
      className={styles.toast}
      role={kind === 'error' ? 'alert' : 'status'}
      hidden={waits}
      onMouseEnter={() => setHasPointer(true)}
      onMouseLeave={() => setHasPointer(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <Sign size={17} className={styles[kind]} />
      <span className={styles.text}>{text}</span>
      {onUndo && (
        <Button
          size="small"
          onClick={() => {
            onUndo();
            onClose();
          }}
        >
          {t('actions.undo')}
        </Button>
      )}
      <IconButton icon={X} size={24} label={t('actions.close')} onClick={onClose} />
    </div>
  );
};
