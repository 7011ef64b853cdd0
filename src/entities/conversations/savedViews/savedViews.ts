import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { seesUnqueued } from '@/domain/conversations/access';
import { isAdmin } from '@/domain/permissions';
import { isSameSearch, MOST_VIEWS, type SavedView } from '@/domain/conversations/savedViews';
import type { TicketSearch } from '@/domain/conversations/ticketSearch';
import { belongsToSearch } from '@/domain/conversations/ticketViews';
import { sessionEnded } from '../../session/sessionActions';
import { selectAccount } from '../../session/sessionSelectors';
import { at, idsIn } from '../../base/idTable';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';
import { selectTicketCount } from '../tickets/ticketSelectors';
import { askList, PAGE_BEYOND, queueIdsToAsk } from '../tickets/ticketThunks';

export interface SavedViewsState {
  /** In the user's order. */
  readonly list: readonly SavedView[];
  /** How many tickets each has, as the server and live events say; missing while unknown. */
  readonly counts: Readonly<Record<string, number>>;
}

const initialState: SavedViewsState = { list: [], counts: {} };

/** Key of the one record with all views of an account, which includes their order. */
export const VIEWS_KEY = 'all';

/** Reads the account's views from this computer. */
export const loadViews = createAppThunk<readonly SavedView[]>(
  'savedViews/load',
  async (_, { extra, getState }) => (await extra.storage.views.read(selectAccount(getState()), VIEWS_KEY)) ?? [],
  { silent: true },
);

type ViewsChange = (views: readonly SavedView[]) => readonly SavedView[];

/**
 * Adds, renames, reorders or deletes views. The change is applied to what is on disk at that time, so that quick changes and those of
 * another window do not undo each other.
 */
export const changeViews = createAppThunk<readonly SavedView[], ViewsChange>(
  'savedViews/change',
  async (change, { extra: { storage }, getState }) => {
    const account = selectAccount(getState());
    const changed = (views: readonly SavedView[]): readonly SavedView[] => {
      const next = change(views);
      if (next.length > MOST_VIEWS) throw new RangeError('Too many views');
      return next;
    };
    return (await storage.views.update(account, VIEWS_KEY, changed, [])) ?? [];
  },
  { failureKey: 'tickets:views.notKept' },
);

/** The user's own open tickets without a queue that a view shows, as far as they are known. */
const ownUnqueued = ({ tickets }: EntitiesState, search: TicketSearch): number =>
  idsIn(tickets.totals.ownUnqueued).filter((id) => {
    const ticket = at(tickets.byId, id);
    const { viewer, filter } = tickets;
    return ticket && viewer && belongsToSearch(search, ticket, viewer, filter, false);
  }).length;

/**
 * Asks the server how many tickets a view has, without reading them; null if it does not say. The server also counts tickets
 * without a queue for users who do not see them; for such users their number is requested too and subtracted, except for closed
 * tickets, since most of those without a queue are rated ones, which everybody may open.
 */
export const countView = createAppThunk<number | null, SavedView>(
  'savedViews/count',
  async ({ search }, { dispatch, getState, extra, signal }) => {
    // Servers then leave out the tags.
    if (search.userId !== null && search.tagIds.length > 0) return null;
    const ask = async (asked: TicketSearch, queueIds: readonly number[]): Promise<number | null> => {
      const { filter } = getState().tickets;
      const { count } = await askList({ filter, search: asked }, 'search', (conditions) =>
        extra.api.tickets.page({ ...conditions, pageNumber: PAGE_BEYOND, queueIds }, signal),
      );
      return count ?? null;
    };
    const all = await ask(search, await queueIdsToAsk(dispatch, getState));
    const { viewer } = getState().tickets;
    if (all === null || viewer === null || isAdmin(viewer) || seesUnqueued(viewer)) return all;
    const statuses = (['open', 'pending'] as const).filter((one) => search.status === null || search.status === one);
    let hidden = 0;
    for (const status of statuses) hidden += (await ask({ ...search, status }, [])) ?? 0;
    return Math.max(0, all - hidden + ownUnqueued(getState(), search));
  },
  { silent: true },
);

export const savedViewsSlice = createSlice({
  name: 'savedViews',
  initialState,
  reducers: {
    /** Live events changed the number of a view's tickets; `by` is the difference. */
    viewCountMoved: (state, { payload: { id, by } }: PayloadAction<{ readonly id: string; readonly by: number }>) => {
      const known = state.counts[id];
      if (known !== undefined) state.counts[id] = Math.max(0, known + by);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(loadViews.fulfilled, (_, { payload }) => ({ list: payload, counts: {} }))
      .addCase(changeViews.fulfilled, (state, { payload }) => ({ ...state, list: payload }))
      .addCase(countView.fulfilled, (state, { meta, payload }) => {
        // The view was deleted while the answer was on its way.
        if (!state.list.some(({ id }) => id === meta.arg.id)) return;
        if (payload === null) delete state.counts[meta.arg.id];
        else state.counts[meta.arg.id] = payload;
      })
      .addCase(sessionEnded, () => initialState),
});

export const { viewCountMoved } = savedViewsSlice.actions;

export const selectViews = ({ savedViews }: EntitiesState): readonly SavedView[] => savedViews.list;

/** Is this the view whose tickets the search lists? */
export const isCurrentView = ({ tickets }: EntitiesState, { search }: SavedView): boolean =>
  isSameSearch(tickets.search, search);

/** The number of a view's tickets; null while unknown. For the view on screen, the number of its list. */
export const selectViewCount = (state: EntitiesState, view: SavedView): number | null =>
  isCurrentView(state, view) && state.tickets.views.search.status === 'ready'
    ? selectTicketCount(state, 'search')
    : (state.savedViews.counts[view.id] ?? null);

declare module '../../base/state' {
  interface EntitiesState {
    readonly savedViews: SavedViewsState;
  }
}
