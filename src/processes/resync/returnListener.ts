import { AWAY_MS } from '@/domain/limits';
import { windowFocusChanged } from '@/entities/device/attention/attentionSlice';
import { watchSession } from '@/entities/base/oneSession';
import type { StartListening } from '@/entities/base/thunk';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { loadTickets, rereadTicket } from '@/entities/conversations/tickets/ticketThunks';
import { LIVE_VIEWS } from './liveViews';

/** A computer that wakes up renews the connection about a second after its window has the focus, which reads everything, ms. */
const WAKE_MS = 3_000;

/**
 * Servers send no event when they close a ticket for inactivity, nor for what another system changes. When the user comes back to the
 * window after a while, the open and the waiting tickets and those on screen are read again.
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
  start({
    actionCreator: windowFocusChanged,
    effect: async ({ payload: isBack }, { dispatch, extra, getState, delay, cancelActiveListeners }) => {
      cancelActiveListeners();
      const now = extra.clock.now();
      const since = leftAt;
      leftAt = isBack ? Infinity : Math.min(leftAt, now);
      if (!isBack || now - since < AWAY_MS) return;
      const isOver = watchSession(getState);
      await delay(WAKE_MS);
      const { socketStatus, attention, tickets } = getState();
      if (isOver() || socketStatus.state !== 'online') return;
      const old = LIVE_VIEWS.filter(
        (view) => tickets.views[view].status === 'ready' && now - (readAt[view] ?? -Infinity) >= AWAY_MS,
      );
      for (const view of old) void dispatch(loadTickets({ view, page: 1, keep: true }));
      // A ticket that left its list may still be on screen.
      if (old.length > 0) for (const id of attention.conversations) void dispatch(rereadTicket(id));
    },
  });
};
