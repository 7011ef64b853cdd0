import { useTranslation } from '@/i18n/useTranslation';
import { classNames } from '../classNames';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import styles from './loading.module.css';
import { useSkeletonDelay } from './useDelayed';

interface SkeletonRowsProps {
  readonly rows: number;
  /** Height of one row in pixels, the same as the rows to come, so that nothing moves when they arrive. */
  readonly height: number;
  /** Shape of a row: an avatar and two lines, a label above a field, or a box. */
  readonly shape?: 'person' | 'field' | 'box';
}

/** Placeholder of a loading list, in the shape of its rows. */
export const SkeletonRows = ({ rows, height, shape = 'person' }: SkeletonRowsProps) => {
  const { t } = useTranslation('common');
  const visible = useSkeletonDelay();
  if (!visible) return null;
  return (
    <output className={classNames(styles.rows, styles.pulse)}>
      <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classNames(styles.row, styles[shape])} style={{ height }} aria-hidden="true">
          {shape === 'person' && <span className={styles.disc} style={{ height: Math.min(40, height - 16) }} />}
          {shape !== 'box' && (
            <span className={styles.lines}>
              <span
                className={styles.line}
                style={{ width: `${(shape === 'field' ? 14 : 38) + ((row * 17) % 25)}%` }}
              />
              {shape === 'field' ? (
                <span className={styles.field} />
              ) : (
                <span className={styles.line} style={{ width: `${62 + ((row * 23) % 30)}%` }} />
              )}
            </span>
          )}
        </div>
      ))}
    </output>
  );
};
