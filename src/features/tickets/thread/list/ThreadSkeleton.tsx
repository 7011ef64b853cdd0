import { useTranslation } from '@/i18n/useTranslation';
import { useSkeletonDelay } from '@/ui/feedback/useDelayed';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from '../Thread.module.css';

const BUBBLES = [
  { width: '46%', height: 34, own: false },
  { width: '30%', height: 34, own: false },
  { width: '52%', height: 53, own: true },
  { width: '38%', height: 34, own: false },
  { width: '24%', height: 34, own: true },
  { width: '44%', height: 72, own: true },
  { width: '34%', height: 34, own: false },
] as const;

/** Placeholder of a loading conversation, in the shape of bubbles. */
export const ThreadSkeleton = () => {
  const { t } = useTranslation('tickets');
  const visible = useSkeletonDelay();
  if (!visible) return <div />;
  return (
    <output className={styles.skeleton}>
      <VisuallyHidden>{t('thread.loading')}</VisuallyHidden>
      {BUBBLES.map(({ width, height, own }) => (
        <span key={width} style={{ width, height }} data-own={own} aria-hidden="true" />
      ))}
    </output>
  );
};
