import { useTranslation } from '@/i18n/useTranslation';
import pulse from '../feedback/loading.module.css';
import { useSkeletonDelay } from '../feedback/useDelayed';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import type { Column } from './columns';
import styles from './InfiniteTable.module.css';

interface TableSkeletonProps<Item> {
  /** A column without a title stays empty. */
  readonly columns: readonly Column<Item>[];
  readonly maxWidth: number | undefined;
}

const ROWS = 8;
/** Placeholder of a loading table: its head and empty rows, so that nothing moves when the records arrive. */
export const TableSkeleton = <Item,>({ columns, maxWidth }: TableSkeletonProps<Item>) => {
  const { t } = useTranslation('common');
  const visible = useSkeletonDelay();
  if (!visible) return null;
  return (
    <>
      <output>
        <VisuallyHidden>{t('state.loading')}</VisuallyHidden>
      </output>
      <table className={styles.table} style={{ maxWidth }} aria-hidden="true">
        <thead>
          <tr>
            {columns.map(({ key, title, width, align }) => (
              <th key={key} scope="col" style={{ width, textAlign: align }}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={pulse.pulse}>
          {Array.from({ length: ROWS }, (_, row) => (
            <tr key={row}>
              {columns.map(({ key, title }, column) => (
                // The whole table is decorative.
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                <td key={key}>
                  {title && (
                    <span className={pulse.line} style={{ width: `${45 + ((row * 17 + column * 29) % 40)}%` }} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};
