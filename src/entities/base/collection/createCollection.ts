import { createAction, createSelector, type UnknownAction } from '@reduxjs/toolkit';
import type { ListChange } from '@/protocol/events/changes';
import type { Page } from '@/protocol/answers';
import { isGone } from '@/protocol/errors';
import { textFinder } from '@/domain/text/foldedText';
import { isPresent } from '@/lib/isPresent';
import { eventsOf } from '@/realtime/serverEvents';
import { sessionEnded } from '../../session/sessionActions';
import type { EntitiesState } from '../state';
import { readAllPages } from '../readAllPages';
import { createAppThunk, type EntityDispatch } from '../thunk';
import { watchRecord } from './watchRecord';
import {
  pageFailed,
  pageReceived,
  pageRequested,
  recordRemoved,
  recordSaved,
  recountReceived,
  recountRequested,
} from './collectionChanges';
import type { CollectionOptions, LoadRequest, Reload, SaveRequest } from './collectionOptions';
import {
  initialCollection,
  nextPageOf,
  viewOf,
  withView,
  type CollectionState,
  type CollectionView,
  type Identified,
  type SearchQuery,
} from './collectionState';

interface LoadAction<Query, View extends string> {
  readonly meta: { readonly requestId: string; readonly arg: LoadRequest<Query, View> };
}

interface CountMeta<View extends string> {
  readonly requestId: string;
  readonly arg: { readonly view: View };
}

const requestOf = <Query, View extends string>({ meta: { requestId, arg } }: LoadAction<Query, View>) => ({
  requestId,
  ...arg,
});

/**
 * Everything a searchable, endless, live list needs: slice, thunks and selectors. `name` is its place in the state and
 * its key in `collections`.
 */
export const createCollection = <
  Item extends Identified,
  Query extends SearchQuery = SearchQuery,
  Fields = never,
  View extends string = 'page',
>(
  name: string,
  {
    views,
    isAlwaysRead,
    event,
    save,
    remove,
    words,
    searchesExactly = false,
    filter,
    compare,
    texts = {},
  }: CollectionOptions<Item, Query, Fields, View>,
) => {
  type State = CollectionState<Item, Query>;
  const EMPTY: State = initialCollection;
  const stateOf = (state: EntitiesState): State => (state as unknown as Readonly<Record<string, State>>)[name] ?? EMPTY;
  const select = (state: EntitiesState, view: View): CollectionView<Query> => viewOf<Query>(stateOf(state), view);

  /** One record, if it is known. */
  const selectById = (state: EntitiesState, id: number): Item | undefined => stateOf(state).byId[id];

  /** Can a further page be read now? */
  const hasNext = ({ status, request, hasMore }: CollectionView<Query>): boolean =>
    status === 'ready' && request === null && hasMore;

  const passes = (record: Item, query: Query): boolean => filter?.(record, query) ?? true;

  /** Does a record answer a query, as far as the client can decide? */
  const matches = (record: Item, query: Query): boolean =>
    textFinder(query.searchParam)(...words(record)) && passes(record, query);

  const membership = { matches, passes };

  /** Reads one page. Further pages are read only after page 1, one at a time. */
  const load = createAppThunk<Page<Item>, LoadRequest<Query, View>>(
    `${name}/load`,
    async ({ view, query, page }, { extra: { api }, getState, signal }) => {
      const known = () => Object.values(stateOf(getState()).byId);
      const read = (asked: Query, pageNumber: number) =>
        views[view]({ api, session: getState().session, signal, known }, { query: asked, pageNumber });
      const answer = await read(query, page);
      if (!searchesExactly || page > 1 || query.searchParam === '') return answer;
      const answered = new Set(answer.records.map(({ id }) => id));
      const isMissing = (record: Item): boolean => !answered.has(record.id) && matches(record, query);
      if (!known().some(isMissing)) return answer;
      const all = await readAllPages((pageNumber) => read({ ...query, searchParam: '' }, pageNumber));
      return { records: [...answer.records, ...all.filter(isMissing)], hasMore: false };
    },
    {
      // The list itself shows the failure.
      silent: true,
      condition: ({ view, page }, state) => page === 1 || hasNext(select(state, view)),
    },
  );

  /** Reads only how many records a list has; its rows stay as they are. */
  const countAgain = createAppThunk<number | null, { readonly view: View; readonly query: Query }>(
    `${name}/recount`,
    async ({ view, query }, { extra: { api }, getState, signal }) => {
      const known = () => Object.values(stateOf(getState()).byId);
      const context = { api, session: getState().session, signal, known };
      return (await views[view](context, { query, pageNumber: 1 })).count ?? null;
    },
    // Nobody asked for it.
    { silent: true },
  );

  /** Reads all records of the first list, whatever is on screen: a creation whose answer was lost is looked for among them. */
  const readWhole = createAppThunk<Item[]>(
    `${name}/readWhole`,
    async (_, { extra: { api }, getState, signal }) => {
      const known = () => Object.values(stateOf(getState()).byId);
      const [view] = Object.keys(views) as View[];
      if (view === undefined) return [];
      const query = { ...select(getState(), view).query, searchParam: '' } as Query;
      return readAllPages((pageNumber) =>
        views[view]({ api, session: getState().session, signal, known }, { query, pageNumber }),
      );
    },
    // The form shows the failure.
    { silent: true },
  );

  const saveRecord = createAppThunk<Item | null, SaveRequest<Fields>>(
    `${name}/save`,
    async ({ id, fields }, { dispatch, extra: { api }, getState, signal }) => {
      const isDeleted = watchRecord({ selectById }, getState, id);
      const saved = save ? await save({ api, session: getState().session, signal }, id, fields) : null;
      // Without the record in the answer, only its list can show what was created.
      if (id === null && saved === null) void dispatch(reread());
      return isDeleted() ? null : saved;
    },
    { fallbackKey: texts.notSaved, silent: 'denial' },
  );

  const removeRecord = createAppThunk<null, number>(
    `${name}/remove`,
    async (id, { extra: { api }, getState, signal }) => {
      await remove?.({ api, session: getState().session, signal }, id);
      return null;
    },
    { fallbackKey: texts.notRemoved },
  );

  const viewShown = createAction<{ readonly view: View; readonly shown: boolean }>(`${name}/viewShown`);

  const received = createAction<Item>(`${name}/received`);
  const gone = createAction<number>(`${name}/gone`);

  const changed = (state: State, change: ListChange<Item>): State => {
    if (change.action === 'reload') return state;
    return change.action === 'delete'
      ? recordRemoved(state, change.id, membership)
      : recordSaved(state, change.record, membership, change.action === 'create');
  };

  /** What the events of an action tell of such records. */
  const changesIn = (action: UnknownAction): readonly ListChange<Item>[] =>
    event === undefined ? [] : eventsOf(action, event).map(({ payload }) => payload as ListChange<Item>);

  /** The ids of the records that an action deletes: by an event, or as the answer to `remove`. */
  const deletedBy = (action: UnknownAction): readonly number[] =>
    removeRecord.fulfilled.match(action)
      ? [action.meta.arg]
      : changesIn(action).flatMap((change) => (change.action === 'delete' ? [change.id] : []));

  const recounted = (state: State, { requestId, arg }: CountMeta<View>, count: number | null): State =>
    recountReceived(state, arg.view, requestId, count);

  const afterOwn = (state: State, action: UnknownAction): State => {
    if (viewShown.match(action)) return withView(state, action.payload.view, { shown: action.payload.shown });
    if (received.match(action)) return recordSaved(state, action.payload, membership);
    if (gone.match(action)) return recordRemoved(state, action.payload, membership);
    if (load.pending.match(action)) return pageRequested(state, requestOf(action));
    if (load.fulfilled.match(action)) return pageReceived(state, requestOf(action), action.payload);
    if (load.rejected.match(action)) return pageFailed(state, requestOf(action), !action.meta.aborted);
    if (countAgain.pending.match(action)) return recountRequested(state, action.meta.arg.view, action.meta.requestId);
    if (countAgain.fulfilled.match(action)) return recounted(state, action.meta, action.payload);
    if (countAgain.rejected.match(action)) return recounted(state, action.meta, null);
    if (saveRecord.fulfilled.match(action)) {
      const { payload, meta } = action;
      return payload === null ? state : recordSaved(state, payload, membership, meta.arg.id === null);
    }
    // A colleague may have deleted it, which not every kind of record has an event for.
    const isGoneByNow = removeRecord.rejected.match(action) && isGone(action.error);
    if (isGoneByNow || removeRecord.fulfilled.match(action)) return recordRemoved(state, action.meta.arg, membership);
    return state;
  };

  // Every action of the app comes by here, so those of other parts cost two comparisons. No Immer: drafts of generic records cannot be
  // typed and would copy every record of a large list.
  const reducer = (state: State = EMPTY, action: UnknownAction): State => {
    if (sessionEnded.match(action)) return EMPTY;
    return action.type.startsWith(`${name}/`) ? afterOwn(state, action) : changesIn(action).reduce(changed, state);
  };

  /** The next page of a list; does nothing when there is none. */
  const loadMore = (view: View) => async (dispatch: EntityDispatch, getState: () => EntitiesState) => {
    const known = select(getState(), view);
    if (known.query !== null && hasNext(known))
      await dispatch(load({ view, query: known.query, page: nextPageOf(known) }));
  };

  /** Reads of each list on screen (or all if `isAlwaysRead`) from page 1, dropping further pages: after a gap or a `reload` event. */
  const reloads = (state: EntitiesState): Reload[] =>
    (Object.keys(views) as View[]).flatMap((view) => {
      // Use the latest query, so that a running search is not cancelled for an older list.
      const { shown, asked } = select(state, view);
      return (shown || isAlwaysRead) && asked !== null
        ? [(dispatch: EntityDispatch) => dispatch(load({ view, query: asked, page: 1 }))]
        : [];
    });

  /** Reads its lists again as `reloads` says. */
  const reread = () => (dispatch: EntityDispatch, getState: () => EntitiesState) =>
    Promise.all(reloads(getState()).map((reload) => reload(dispatch)));

  /** The lists on screen whose count is uncertain and not being read. */
  const uncertainViews = (state: EntitiesState) =>
    (Object.keys(views) as View[]).flatMap((view) => {
      const { shown, query, request, countUncertain } = select(state, view);
      return shown && countUncertain && request === null && query !== null ? [{ view, query }] : [];
    });

  /** Reads uncertain counts again. */
  const recount =
    () =>
    async (dispatch: EntityDispatch, getState: () => EntitiesState): Promise<void> => {
      await Promise.all(uncertainViews(getState()).map((list) => dispatch(countAgain(list))));
    };

  const selectRecords = createSelector(
    [(state: EntitiesState) => stateOf(state).byId, (state: EntitiesState, view: View) => select(state, view).ids],
    (byId, ids): readonly Item[] => {
      const records = ids.map((id) => byId[id]).filter(isPresent);
      return compare ? records.sort(compare) : records;
    },
  );

  return {
    name,
    event,
    texts,
    reducer,
    load,
    loadMore,
    reloads,
    reread,
    hasUncertainCount: (state: EntitiesState): boolean => uncertainViews(state).length > 0,
    recount,
    viewShown,
    /** A separate call brought a record. */
    received,
    /** A record left by other means than `remove` or an event. */
    gone,
    save: saveRecord,
    readWhole,
    remove: removeRecord,
    deletedBy,
    matches,
    /** A list's state: how far it is loaded. */
    selectView: select,
    /** A list's records in the order on screen. */
    selectRecords,
    /** All records, by id. */
    selectTable: (state: EntitiesState): State['byId'] => stateOf(state).byId,
    selectById,
  };
};

/** Any collection, for code that serves them all. */
export type Collection<
  Item extends Identified,
  Query extends SearchQuery = SearchQuery,
  Fields = never,
  View extends string = 'page',
> = ReturnType<typeof createCollection<Item, Query, Fields, View>>;
