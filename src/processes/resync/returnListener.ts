import { AWAY_MS, STAY_MS } from '@/domain/limits';
import { windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { watchSession } from '@/entities/base/oneSession';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityDispatch, StartListening } from '@/entities/base/thunk';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { loadTickets, rereadTicket } from '@/entities/conversations/tickets/ticketThunks';
import { LIVE_VIEWS } from './liveViews';

/** A computer that wakes up renews the connection about a second after its window has the focus, which reads everything, ms. */
const WAKE_MS = 3_000;

/**
 * Servers send no event when they close a ticket for inactivity, nor for what another system changes. When the user comes back to the
 * window after a while, the open and the waiting tickets and those on screen are read again, and at long intervals while the user stays.
 */
export const registerReturnListener = (start: StartListening): void => {
  let leftAt = Infinity;
  const readAt: Partial<Record<TicketViewName, number>> = {};
  start({
    actionCreator: loadTickets.fulfilled,
    effect: ({ meta: { arg } }, { extra }) => {
      if (arg.page === 1) readAt[arg.view] = extra.clock.now();
    },
  });
  /** Reads the lists again that were last read `age` ms ago or earlier, and with them the tickets on screen. */
  const rereadOld = (age: number, state: EntitiesState, dispatch: EntityDispatch, now: number): void => {
    const { socketStatus, attention, tickets } = state;
    if (socketStatus.state !== 'online') return;
    const old = LIVE_VIEWS.filter(
      (view) => tickets.views[view].status === 'ready' && now - (readAt[view] ?? -Infinity) >= age,
    );
    for (const view of old) void dispatch(loadTickets({ view, page: 1, keep: true }));
    // A ticket that left its list may still be on screen.
    if (old.length > 0) for (const id of attention.conversations) void dispatch(rereadTicket(id));
  };
  start({
    actionCreator: windowFocusChanged,
    effect: async ({ payload: isBack }, { dispatch, extra, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const now = extra.clock.now();
      const since = leftAt;
      leftAt = isBack ? Infinity : Math.min(leftAt, now);
      if (!isBack) return;
      const age = now - since < AWAY_MS ? STAY_MS : AWAY_MS;
      const isOver = watchSession(getState);
      await delay(WAKE_MS);
      if (!isOver()) rereadOld(age, getState(), dispatch, extra.clock.now());
    },
  });
  start({
    // Each reading of these lists starts the wait for the next.
    predicate: (action) =>
      loadTickets.fulfilled.match(action) &&
      action.meta.arg.page === 1 &&
      LIVE_VIEWS.some((view) => view === action.meta.arg.view),
    effect: async (_, { dispatch, extra, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const isOver = watchSession(getState);
      await delay(STAY_MS);
      // Without the focus the lists wait for the user's return.
      if (!isOver() && getState().attention.windowFocused) rereadOld(STAY_MS, getState(), dispatch, extra.clock.now());
    },
  });
};
