import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Identified } from '@/entities/base/collection/collectionState';
import { ErrorState } from '../feedback/StateMessage';
import { isFocusLost } from '../focus';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { useElementWidth } from '../width';
import styles from './InfiniteTable.module.css';
import { NothingFound } from './NothingFound';
import { RowContextMenu } from './RowMenu';
import { TableFoot } from './TableFoot';
import { TableRows } from './TableRows';
import { TableSkeleton } from './TableSkeleton';
import type { Column, RowAction } from './columns';
import { isNearEnd } from './nearEnd';
import { tableShape } from './tableShape';
import type { CollectionList } from './useCollectionList';
import { useRovingRows } from './useRovingRows';

interface InfiniteTableProps<Item extends Identified> {
  /** What the table lists; its accessible name. */
  readonly label: string;
  readonly list: CollectionList<Item>;
  readonly columns: readonly Column<Item>[];
  /** The record's name, for the names of its buttons. */
  readonly nameOf: (record: Item) => string;
  readonly actions?: (record: Item) => readonly RowAction[];
  /** The most actions any row has, so that columns keep their places whichever rows are on screen. */
  readonly actionCount?: number;
  /** Background of a row that needs attention, a CSS colour. */
  readonly tint?: (record: Item) => string | undefined;
  /** Rows differ in height: all are rendered, so only for lists that stay short. */
  readonly unequal?: boolean;
  /** Shown instead of the rows when there are none, an `EmptyState`. */
  readonly empty: ReactNode;
  /** The search behind the rows; while it is set, no rows means that nothing was found. */
  readonly searched?: { readonly text: string; readonly onClear: () => void };
}

/** Tries again below the rows; the button leaves with the failure, so the focus goes to the row that Tab reaches. */
const useRetry = (frame: HTMLElement | null, onRetry: () => void) => {
  const tried = useRef(false);
  useEffect(() => {
    if (!tried.current) return;
    tried.current = false;
    if (isFocusLost()) {
      frame?.querySelector<HTMLElement>('tr[data-record][tabindex="0"]')?.focus({ preventScroll: true });
    }
  });
  return (): void => {
    tried.current = true;
    onRetry();
  };
};

/**
 * A table with a sticky head and loading, empty and failed states. It loads more while its end is within 100 px. It is no wider
 * than is comfortable to read; it leaves out spare columns that do not fit, and a narrow page has one column. A click on a row, or
 * Enter, runs its main action; Delete asks before deleting.
 */
export const InfiniteTable = <Item extends Identified>({
  label,
  list: { records, loading, failed, hasMore, count, onMore, onRetry },
  columns,
  actions,
  actionCount = 2,
  empty,
  searched,
  ...rows
}: InfiniteTableProps<Item>) => {
  const { t } = useTranslation('common');
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const hasActions = actions !== undefined;
  const width = useElementWidth(frame);
  const shape = useMemo(
    () => tableShape(columns, width, hasActions ? actionCount : 0),
    [columns, width, hasActions, actionCount],
  );
  const { columns: shown, maxWidth, actionsWidth } = shape;
  const { reachableAt, rowKeys } = useRovingRows(frame, records);
  const follow = () => {
    // The skeleton's frame leaves the page when rows arrive, and an element without height is always near its end.
    const isEnd = records.length === 0 || (frame?.isConnected && isNearEnd(frame));
    if (hasMore && isEnd) onMore();
  };
  const retry = useRetry(frame, onRetry);
  // Without this, rows that do not fill the screen could not be scrolled to load more, nor could rows that have all left.
  useEffect(follow);

  if (records.length === 0) {
    if (failed) return <ErrorState onRetry={onRetry} />;
    if (!loading) return searched ? <NothingFound {...searched} /> : empty;
    return (
      <div ref={setFrame} className={styles.scroller}>
        <TableSkeleton
          columns={actions ? [...shown, { key: 'actions', title: '', width: actionsWidth, render: () => null }] : shown}
          maxWidth={maxWidth}
        />
      </div>
    );
  }
  // The head is a row; -1 says that the total is unknown.
  const rowCount = !hasMore ? records.length + 1 : count === null ? -1 : count + 1;
  return (
    // Keys that bubble up from the rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={setFrame}
      className={styles.scroller}
      onScroll={follow}
      aria-label={label}
      // Arrow keys scroll the table if no row handles them.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={actions ? undefined : 0}
      {...(actions && rowKeys)}
    >
      <RowContextMenu records={records} actions={actions}>
        <table
          className={styles.table}
          style={{ maxWidth }}
          aria-label={label}
          aria-busy={loading}
          aria-rowcount={rowCount}
        >
          <thead>
            <tr aria-rowindex={1}>
              {shown.map(({ key, title, width: px, align }) => (
                <th key={key} scope="col" style={{ width: px, textAlign: align }}>
                  {title}
                </th>
              ))}
              {actions && (
                <th scope="col" className={styles.last} style={{ width: actionsWidth }}>
                  <VisuallyHidden>{t('list.actions')}</VisuallyHidden>
                </th>
              )}
            </tr>
          </thead>
          <TableRows {...{ ...rows, records, shape, actions, reachableAt, frame }} />
        </table>
      </RowContextMenu>
      {(hasMore || failed) && <TableFoot failed={failed} onRetry={retry} />}
    </section>
  );
};
