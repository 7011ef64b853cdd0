import { useEffect, useRef, type ReactNode } from 'react';
import type { Identified } from '@/entities/base/collection/collectionState';
import { ErrorState } from '../feedback/StateMessage';
import { SkeletonRows } from '../feedback/SkeletonRows';
import { isNearEnd } from './nearEnd';
import styles from './collection.module.css';
import { TableFoot } from './TableFoot';
import type { FollowedList } from './useCollectionList';

interface PanelListProps<Item extends Identified> {
  readonly list: FollowedList<Item>;
  /** Shown instead of the rows when there are none. */
  readonly empty: ReactNode;
  readonly children: (record: Item) => ReactNode;
}

/** The list of a small panel, with its loading, empty and failed states. Loads the next page when its end is within 100 px. */
export const PanelList = <Item extends Identified>({
  list: { records, loading, failed, hasMore, reading, onMore, onRetry },
  empty,
  children,
}: PanelListProps<Item>) => {
  const scroller = useRef<HTMLDivElement>(null);
  const loadNearEnd = () => {
    // The loaded pages may hold nothing of what is searched for.
    if (hasMore && (!scroller.current || isNearEnd(scroller.current))) onMore();
  };
  // Without this, rows that do not fill the panel could not be scrolled to load more.
  useEffect(loadNearEnd);

  if (records.length === 0) {
    if (failed) return <ErrorState onRetry={onRetry} />;
    if (loading || hasMore || reading) return <SkeletonRows rows={4} height={56} />;
    return <div className={styles.empty}>{empty}</div>;
  }
  return (
    <div ref={scroller} className={styles.scroller} onScroll={loadNearEnd}>
      <ul className={styles.list}>
        {records.map((record) => (
          <li key={record.id}>{children(record)}</li>
        ))}
      </ul>
      {(hasMore || failed) && <TableFoot failed={failed} onRetry={onRetry} />}
    </div>
  );
};
