import type { Page } from '@/protocol/answers';
import { hasNextPage } from '@/domain/paging';
import { keepUnchanged } from '../keepUnchanged';
import {
  NOTHING,
  viewOf,
  withView,
  type CollectionState,
  type CollectionView,
  type Identified,
  type SearchQuery,
} from './collectionState';

type Test<Item, Query> = (record: Item, query: Query) => boolean;

/** What decides whether a record belongs to a list. */
export interface Membership<Item, Query> {
  /** Does it match search text and filters? */
  readonly matches: Test<Item, Query>;
  /** Does it match the filters? Servers may look for the text where the client cannot. */
  readonly passes: Test<Item, Query>;
}

const merged = <Item extends Identified>(
  byId: Readonly<Record<number, Item>>,
  records: readonly Item[],
): Readonly<Record<number, Item>> => {
  const next: Record<number, Item> = { ...byId };
  // Merge, never replace: answers and events each lack parts that the others have.
  for (const record of records) next[record.id] = keepUnchanged(next[record.id], { ...next[record.id], ...record });
  return records.every(({ id }) => next[id] === byId[id]) ? byId : next;
};

const without = (ids: readonly number[], gone: readonly number[]): readonly number[] =>
  gone.length === 0 ? ids : ids.filter((id) => !gone.includes(id));

interface Request<Query> {
  readonly requestId: string;
  readonly view: string;
  readonly query: Query;
  readonly page: number;
}

/** A page was requested; it supersedes an earlier request. */
export const pageRequested = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  { requestId, view, query, page }: Request<Query>,
): CollectionState<Item, Query> =>
  withView(state, view, {
    asked: query,
    request: { id: requestId, page },
    failedPage: null,
    status: viewOf(state, view).status === 'ready' ? 'ready' : 'loading',
    meanwhile: NOTHING,
  });

/** A page arrived: page 1 replaces the list, others are appended; each record appears once. */
export const pageReceived = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  { requestId, view: name, query, page }: Request<Query>,
  answer: Page<Item>,
): CollectionState<Item, Query> => {
  const view = viewOf<Query>(state, name);
  if (view.request?.id !== requestId) return state;
  const { added, removed, facts } = view.meanwhile;
  const records = answer.records
    .filter(({ id }) => !removed.includes(id))
    .map((record): Item => ({ ...record, ...facts[record.id] }));
  const known = page === 1 ? [] : view.ids;
  const answered = records.map(({ id }) => id);
  // Records of the answer keep its order.
  const ids = [...new Set([...(page === 1 ? without(added, answered) : []), ...known, ...answered])];
  // Known rows are no sign of the end in a page that is read again, or while rows that came by events push others to later pages.
  const broughtNew = answer.records.some(({ id }) => page <= view.page || view.joined > 0 || !known.includes(id));
  const hasMore = hasNextPage(answer, ids.length, broughtNew);
  const counted = answer.count === undefined ? null : answer.count - (answer.records.length - records.length);
  // Of what came or left meanwhile, only rows of the answer are sure to be counted in it.
  const isIn = (id: number): boolean => answer.records.some((record) => record.id === id);
  const isUncertain = counted !== null && ![...added, ...removed].every(isIn);
  return {
    ...withView(state, name, {
      ids,
      query,
      page,
      gone: removed.length,
      unsure: removed.length > 0 && page > 1,
      joined: page === 1 ? without(added, answered).length : Math.max(0, view.joined - answered.length),
      hasMore,
      count: isUncertain && !hasMore ? ids.length : counted,
      countUncertain: isUncertain && hasMore,
      recount: null,
      status: 'ready',
      request: null,
    }),
    byId: merged(state.byId, records),
  };
};

/** A page failed to load; `failed` is false when the page is no longer wanted. */
export const pageFailed = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  { requestId, view: name, page }: Request<Query>,
  failed: boolean,
): CollectionState<Item, Query> => {
  const view = viewOf(state, name);
  if (view.request?.id !== requestId) return state;
  const status = view.status === 'ready' ? 'ready' : failed ? 'failed' : 'idle';
  return withView(state, name, { request: null, status, failedPage: failed ? page : null });
};

/** Only the count of a view is being read again. */
export const recountRequested = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  view: string,
  requestId: string,
): CollectionState<Item, Query> => withView(state, view, { countUncertain: false, recount: requestId });

/** The count arrived, unless a page has brought it since; null after a failure, which leaves the count as it is. */
export const recountReceived = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  name: string,
  requestId: string,
  count: number | null,
): CollectionState<Item, Query> => {
  const view = viewOf(state, name);
  if (view.recount !== requestId) return state;
  return withView(state, name, { recount: null, count: count ?? view.count });
};

/**
 * Is the count of a list uncertain after this change? Servers send an event before or after they count, and it arrives before or after
 * their answer. A row of a list that is loaded was counted; the others may have been. A list without more to load counts its rows.
 */
const isCountUncertain = (
  { count, hasMore, recount, countUncertain }: CollectionView<unknown>,
  isKnown: boolean,
): boolean => countUncertain || (count !== null && hasMore && (!isKnown || recount !== null));

const eachView = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  change: (view: CollectionView<Query>) => CollectionView<Query>,
): CollectionState<Item, Query>['views'] => {
  const entries = Object.entries(state.views).map(([name, view]) => [name, change(view)] as const);
  return entries.every(([name, view]) => view === state.views[name]) ? state.views : Object.fromEntries(entries);
};

/** A record appeared or changed: it is merged, joins each list whose query it matches, and leaves those whose filters it passes no more. */
export const recordSaved = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  record: Item,
  { matches, passes }: Membership<Item, Query>,
  isCreated = true,
): CollectionState<Item, Query> => {
  const former = state.byId[record.id];
  const byId = merged(state.byId, [record]);
  const whole = byId[record.id] as Item;
  const views = eachView(state, (view) => {
    const { added, removed, facts } = view.meanwhile;
    const isIn = (query: Query | null): boolean => query === null || matches(whole, query);
    const isOut = (query: Query | null): boolean => query !== null && !passes(whole, query);
    const others = { added: without(added, [record.id]), removed: without(removed, [record.id]) };
    // The list may still show another search than the one that is being read.
    const meanwhile = view.request
      ? {
          ...(isIn(view.asked)
            ? { ...others, added: [record.id, ...others.added] }
            : isOut(view.asked)
              ? { ...others, removed: [...others.removed, record.id] }
              : { added, removed }),
          facts: { ...facts, [record.id]: { ...facts[record.id], ...record } },
        }
      : view.meanwhile;
    const { query, ids } = view;
    const kept = view.request ? { ...view, meanwhile } : view;
    if (view.status !== 'ready' || query === null) return kept;
    const isKnown = ids.includes(record.id);
    const counted = (more: number) => (view.count === null ? null : Math.max(0, view.count + more));
    if (isOut(query)) {
      const leaves = isKnown || (former !== undefined && matches(former, query));
      if (!leaves) return kept;
      const rest = isKnown ? { ids: without(ids, [record.id]), gone: view.gone + 1 } : {};
      const countUncertain = isCountUncertain(view, isKnown);
      return { ...view, ...rest, count: counted(-1), countUncertain, meanwhile };
    }
    if (!isIn(query) || isKnown) return kept;
    // The server's total already counts a changed record that is not loaded yet.
    const isNew = former === undefined ? isCreated : !passes(former, query);
    return {
      ...view,
      ids: [record.id, ...ids],
      joined: view.joined + 1,
      count: counted(isNew ? 1 : 0),
      countUncertain: isNew ? isCountUncertain(view, false) : view.countUncertain,
      meanwhile,
    };
  });
  // Servers tell of records that are as before; nothing must be rendered again then.
  return byId === state.byId && views === state.views ? state : { byId, views };
};

/** A record is gone from everywhere. */
export const recordRemoved = <Item extends Identified, Query extends SearchQuery>(
  state: CollectionState<Item, Query>,
  id: number,
  { matches }: Membership<Item, Query>,
): CollectionState<Item, Query> => {
  const { [id]: former, ...byId } = state.byId;
  const views = eachView(state, (view) => {
    const { added, removed, facts } = view.meanwhile;
    const { [id]: _former, ...others } = facts;
    const meanwhile = view.request
      ? { added: without(added, [id]), removed: [...removed, id], facts: others }
      : view.meanwhile;
    const isKnown = view.ids.includes(id);
    const mayBeCounted = former === undefined || view.query === null || matches(former, view.query);
    const countUncertain = mayBeCounted ? isCountUncertain(view, isKnown) : view.countUncertain;
    if (!isKnown) return { ...view, countUncertain, meanwhile };
    const count = view.count === null ? null : Math.max(0, view.count - 1);
    return { ...view, ids: without(view.ids, [id]), gone: view.gone + 1, count, countUncertain, meanwhile };
  });
  return { byId, views };
};
