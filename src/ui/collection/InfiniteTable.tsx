import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Identified } from '@/entities/collection/collectionState';
import { ErrorState } from '../feedback/ErrorState';
import { SkeletonRows } from '../feedback/SkeletonRows';
import type { Column, RowAction } from './columns';
import styles from './InfiniteTable.module.css';
import { isNearEnd } from './nearEnd';
import { NothingFound } from './NothingFound';
import { RowContextMenu } from './RowContextMenu';
import { TableFoot } from './TableFoot';
import { TableRow } from './TableRow';
import type { CollectionList } from './useCollectionList';
import { useGrowingRows } from './useGrowingRows';

interface InfiniteTableProps<Item extends Identified> {
  /** What the table lists; its accessible name. */
  readonly label: string;
  readonly list: CollectionList<Item>;
  readonly columns: readonly Column<Item>[];
  /** The record's name, for the names of its buttons. */
  readonly nameOf: (record: Item) => string;
  readonly actions?: (record: Item) => readonly RowAction[];
  /** Ground of a row that needs attention, a CSS colour. */
  readonly tint?: (record: Item) => string | undefined;
  /** Stands in place of the rows where there are none at all, an `EmptyState`. */
  readonly empty: ReactNode;
  /** What the rows answer to; while it is set, no rows means that nothing was found. */
  readonly searched?: { readonly text: string; readonly onClear: () => void };
}

const SKELETON_ROWS = 8;
const ROW_PX = 44;
const LEAST_COLUMN_PX = 120;
/** The head of the column has to fit too. */
const LEAST_ACTIONS_PX = 44;
const ACTION_PX = 32;
/** Room around the buttons: the cell's padding. */
const ACTIONS_EDGE_PX = 36;

/**
 * A table that goes on while its end is within 100 px (LIST-02, LIST-03), under a head that stays, with its loading, empty and
 * failed states (LIST-06). It scrolls sideways in itself where the window is narrow; the actions stay in reach.
 */
export const InfiniteTable = <Item extends Identified>({
  label,
  list: { records, loading, failed, hasMore, onMore, onRetry },
  columns,
  nameOf,
  actions,
  tint,
  empty,
  searched,
}: InfiniteTableProps<Item>) => {
  const { t } = useTranslation('common');
  const scroller = useRef<HTMLElement>(null);
  const { drawn, drawMore } = useGrowingRows(records);
  const loadNearEnd = () => {
    if (!scroller.current || !isNearEnd(scroller.current)) return;
    if (!drawMore() && hasMore) onMore();
  };
  // Loaded rows that do not even fill the screen leave nothing to scroll.
  useEffect(loadNearEnd);

  if (records.length === 0) {
    if (failed) return <ErrorState onRetry={onRetry} />;
    if (loading) return <SkeletonRows rows={SKELETON_ROWS} height={ROW_PX} />;
    return searched ? <NothingFound {...searched} /> : empty;
  }
  const mostActions = actions ? Math.max(...drawn.map((record) => actions(record).length), 0) : 0;
  const actionsWidth = Math.max(mostActions * ACTION_PX, LEAST_ACTIONS_PX) + ACTIONS_EDGE_PX;
  const width =
    columns.reduce((sum, column) => sum + (column.width ?? LEAST_COLUMN_PX), 0) + (actions ? actionsWidth : 0);
  return (
    <section
      ref={scroller}
      className={styles.scroller}
      onScroll={loadNearEnd}
      aria-label={label}
      // Arrow keys scroll it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <RowContextMenu records={records} actions={actions}>
        <table className={styles.table} style={{ minWidth: width }} aria-label={label} aria-busy={loading}>
          <thead>
            <tr>
              {columns.map(({ key, title, width: px, align }) => (
                <th key={key} scope="col" style={{ width: px, textAlign: align }}>
                  {title}
                </th>
              ))}
              {actions && (
                <th scope="col" className={styles.last} style={{ width: actionsWidth }}>
                  {t('list.actions')}
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {drawn.map((record) => (
              <TableRow
                key={record.id}
                record={record}
                columns={columns}
                name={nameOf(record)}
                actions={actions}
                tint={tint?.(record)}
              />
            ))}
          </tbody>
        </table>
      </RowContextMenu>
      {(hasMore || failed) && <TableFoot failed={failed} onRetry={onRetry} />}
    </section>
  );
};
