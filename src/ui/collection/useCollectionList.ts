import { useCallback, useEffect, useMemo, useRef } from 'react';
import { SEARCH_DEBOUNCE_MS } from '@/domain/limits';
import type { Collection } from '@/entities/base/collection/createCollection';
import type { Identified, SearchQuery } from '@/entities/base/collection/collectionState';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useDebounced } from '../useDebounced';

/** A list as `InfiniteTable` shows it. */
export interface CollectionList<Item> {
  readonly records: readonly Item[];
  /** No answer has arrived yet, the rows do not match the search yet, or all loaded rows have left and the next page is still to come. */
  readonly loading: boolean;
  /** The last request for a page failed; `onRetry` repeats it. */
  readonly failed: boolean;
  readonly hasMore: boolean;
  /** Total on the server; null if unknown or if the list does not match the typed text yet. */
  readonly count: number | null;
  /** Loads the next page; does nothing when there is none or one is loading. */
  readonly onMore: () => void;
  readonly onRetry: () => void;
}

/** A list of a collection that can be reloaded. */
export interface FollowedList<Item> extends CollectionList<Item> {
  /**
   * Reloads the present search from page 1, even after a failure: something changed on the server without an event. Does nothing
   * once the list has left the screen, as its view may show another one.
   */
  readonly reread: () => void;
  /** A further page is on its way. */
  readonly reading: boolean;
}

interface ListOptions<View extends string> {
  readonly view: View;
  /** The list has no pages: typed text only filters it, at once and without a call. */
  readonly whole?: boolean;
  /** False: the list is not requested yet. */
  readonly wanted?: boolean;
}

/**
 * Reads and follows one list of a collection while it is on screen. `query` may change with each key: the loaded rows are filtered
 * at once, and page 1 is requested once, 500 ms after the last change.
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
  const latest = useRef<(() => void) | null>(null);
  useEffect(() => {
    latest.current = read;
    return () => {
      latest.current = null;
    };
  }, [read]);
  const reread = useCallback(() => latest.current?.(), []);
  const onMore = useCallback(() => void dispatch(collection.loadMore(view)), [dispatch, collection, view]);

  const isAnswered = !whole && JSON.stringify(answered) === key;
  const records = useMemo(
    () => (isAnswered ? all : all.filter((record) => collection.matches(record, JSON.parse(key) as Query))),
    [all, collection, isAnswered, key],
  );
  const failed = failedPage !== null;
  return {
    records,
    loading:
      status === 'idle' ||
      status === 'loading' ||
      (!whole && !isAnswered && !failed) ||
      (all.length === 0 && hasMore && !failed),
    failed,
    hasMore: hasMore && isAnswered && request === null && !failed,
    // Servers' totals count some records twice; once all pages are loaded, count the records.
    count: isAnswered || (whole && answered !== null) ? (hasMore ? count : records.length) : null,
    onMore,
    onRetry: failedPage === 1 || failedPage === null ? read : onMore,
    reread,
    reading: request !== null && request.page > 1,
  };
};
