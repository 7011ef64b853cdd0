import { useCallback, useEffect, useMemo } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import type { Collection } from '@/entities/base/collection/createCollection';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDebounced } from '../useDebounced';

/** A list as `InfiniteTable` shows it. */
export interface CollectionList<Item> {
  readonly records: readonly Item[];
  /** No answer has arrived yet, or the rows do not match the search yet. */
  readonly loading: boolean;
  /** The last page asked for did not come; `onRetry` asks again. */
  readonly failed: boolean;
  readonly hasMore: boolean;
  /** Total on the server, where it says so and the list answers what is typed. */
  readonly count: number | null;
  /** Loads the next page; does nothing when there is none or one is loading. */
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** A list of a collection that can be reloaded. */
export interface FollowedList<Item> extends CollectionList<Item> {
  /** Reloads from page 1, even after a failure: something changed on the server without an event. */
  readonly reread: () => void;
}

interface ListOptions<View extends string> {
  readonly view: View;
  /** The list has no pages: what is typed only filters it, at once and without a call. */
  readonly whole?: boolean;
  /** False: it is not asked for yet. */
  readonly wanted?: boolean;
}

/**
 * Reads and follows one list of a collection while it is on screen. `query` may change with each key: it is asked 500 ms
 * after its last change, once and from page 1, and the rows that are loaded are filtered at once.
 */
export const useCollectionList = <Item extends Identified, Query extends SearchQuery, Fields, View extends string>(
  collection: Collection<Item, Query, Fields, View>,
  query: Query,
  { view, whole = false, wanted = true }: ListOptions<View>,
): FollowedList<Item> => {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(query);
  const askedKey = useDebounced(whole ? '' : key, SEARCH_DEBOUNCE_MS);
  const asked = useMemo(() => (askedKey === '' ? { searchParam: '' } : JSON.parse(askedKey)) as Query, [askedKey]);
  const {
    status,
    request,
    hasMore,
    failedPage,
    count,
    query: answered,
  } = useAppSelector((state) => collection.selectView(state, view));
  const all = useAppSelector((state) => collection.selectRecords(state, view));

  useEffect(() => {
    dispatch(collection.viewShown({ view, shown: true }));
    return () => void dispatch(collection.viewShown({ view, shown: false }));
  }, [dispatch, collection, view]);
  const read = useCallback(
    () => void dispatch(collection.load({ view, query: asked, page: 1 })),
    [dispatch, collection, view, asked],
  );
  useEffect(() => {
    if (wanted) read();
  }, [read, wanted]);
  const onMore = useCallback(() => void dispatch(collection.loadMore(view)), [dispatch, collection, view]);

  const isAnswered = !whole && JSON.stringify(answered) === key;
  const records = useMemo(
    () => (isAnswered ? all : all.filter((record) => collection.matches(record, JSON.parse(key) as Query))),
    [all, collection, isAnswered, key],
  );
  const failed = failedPage !== null;
  return {
    records,
    loading: status === 'idle' || status === 'loading' || (!whole && !isAnswered && !failed),
    failed,
    hasMore: hasMore && isAnswered && request === null && !failed,
    // Totals of servers count some records twice; once everything is here it is known.
    count: isAnswered || whole ? (hasMore ? count : records.length) : null,
    onMore,
    onRetry: failedPage === 1 || failedPage === null ? read : onMore,
    reread: read,
  };
};
