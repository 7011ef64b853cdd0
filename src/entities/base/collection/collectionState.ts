import type { LoadStatus } from '../loadStatus';

/** The query of every list; an area adds its filters. Plain JSON, so that queries can be compared. */
export interface SearchQuery {
  /** Empty finds everything. */
  readonly searchParam: string;
}

/** The query of a whole list. */
export const EVERYTHING: SearchQuery = { searchParam: '' };

/** A record that can be in a collection. */
export interface Identified {
  readonly id: number;
}

/** Changes to records during a request; its answer may not contain them yet. */
interface Meanwhile {
  readonly added: readonly number[];
  readonly removed: readonly number[];
  /** What came of each record; it is newer than the answer. */
  readonly facts: Readonly<Record<number, object>>;
}

/** One list of a collection: ids in order, their query, and how far the list is loaded. */
export interface CollectionView<Query> {
  readonly ids: readonly number[];
  /** The query whose result `ids` are; null before the first answer. */
  readonly query: Query | null;
  /** The query of the latest request, answered or not; null before the first. */
  readonly asked: Query | null;
  /** The last page read. */
  readonly page: number;
  /** How many rows left since then: on the server as many of the next page moved up. */
  readonly gone: number;
  /** Records were deleted while that page was read: the one that moved up may be on the page before it, or at its end. */
  readonly unsure: boolean;
  /** How many rows joined by events and may still be met as known ones in the pages to come. */
  readonly joined: number;
  readonly hasMore: boolean;
  /** How many records match on the server; null if it does not say. */
  readonly count: number | null;
  /** A record that is not loaded came or left, and nothing tells whether `count` already includes that. */
  readonly countUncertain: boolean;
  /** The id of the running request that reads only the count. */
  readonly recount: string | null;
  readonly status: LoadStatus;
  /** The latest request; the answers of earlier ones are dropped. */
  readonly request: { readonly id: string; readonly page: number } | null;
  /** The page that could not be read. */
  readonly failedPage: number | null;
  /** On screen: read again after a gap in the live events. */
  readonly shown: boolean;
  readonly meanwhile: Meanwhile;
}

/** Records once, views as ids. */
export interface CollectionState<Item extends Identified, Query extends SearchQuery = SearchQuery> {
  readonly byId: Readonly<Record<number, Item>>;
  readonly views: Readonly<Record<string, CollectionView<Query>>>;
}

export const NOTHING: Meanwhile = { added: [], removed: [], facts: {} };

const initialView: CollectionView<never> = {
  ids: [],
  query: null,
  asked: null,
  page: 0,
  gone: 0,
  unsure: false,
  joined: 0,
  hasMore: false,
  count: null,
  countUncertain: false,
  recount: null,
  status: 'idle',
  request: null,
  failedPage: null,
  shown: false,
  meanwhile: NOTHING,
};

export const initialCollection: CollectionState<never, never> = { byId: {}, views: {} };

/** A view by its name; empty if it was never requested. */
export const viewOf = <Query extends SearchQuery>(
  { views }: CollectionState<Identified, Query>,
  name: string,
): CollectionView<Query> => views[name] ?? initialView;

/** The page to read next: an earlier one again where records have moved up into it. */
export const nextPageOf = ({ page, gone, unsure, ids }: CollectionView<unknown>): number => {
  const rowsOnPage = Math.ceil((ids.length + gone) / page);
  return Math.max(1, page + 1 - Math.ceil(gone / rowsOnPage) - Number(unsure));
};

/** The state with one view changed. */
export const withView = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  name: string,
  change: Partial<CollectionView<Query>>,
): CollectionState<Item, Query> => ({
  ...state,
  views: { ...state.views, [name]: { ...viewOf<Query>(state, name), ...change } },
});
