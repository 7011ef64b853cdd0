import { loadConnections } from '@/entities/company/whatsappConnections/connectionThunks';
import { sessionSettled, sessionStarted, type SessionStart } from '@/entities/session/sessionActions';
import { loadCompany, loadOwnUser, loadPlan, loadSettings } from '@/entities/session/sessionDetails';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityDispatch, StartListening } from '@/entities/base/thunk';
import { loadTickets } from '@/entities/conversations/tickets/ticketThunks';
import { loadUnreadTickets } from '@/entities/conversations/tickets/unreadThunks';

/** A server that keeps the first list waiting longer than this, ms, does not keep the rest waiting too. */
const LIST_PATIENCE_MS = 2_000;
/** What is asked for once the rooms are joined need not be asked for again; a connection that takes longer than this, ms, is not waited for. */
const ROOMS_PATIENCE_MS = 1_000;

/** Frames and idle time may stop coming, for example while the window is covered; nothing waits longer for them, ms. */
const PAINT_PATIENCE_MS = 500;

/**
 * Resolves once what was rendered just now is on screen and the page has nothing more urgent to do, after `PAINT_PATIENCE_MS` at the
 * latest. Where there is no screen it resolves at once.
 */
const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback !== 'function' || document.visibilityState === 'hidden') return resolve();
    const timer = setTimeout(resolve, PAINT_PATIENCE_MS);
    requestAnimationFrame(() =>
      requestIdleCallback(() => {
        clearTimeout(timer);
        resolve();
      }),
    );
  });

const isOnline = (_: unknown, { socketStatus }: EntitiesState): boolean => socketStatus.state === 'online';

/** Data for menu, greeting and settings. */
const askForTheRest = ({ user, fresh }: SessionStart, dispatch: EntityDispatch): void => {
  if (user.companyId !== undefined) {
    void dispatch(loadPlan(user.companyId));
    if (!fresh) void dispatch(loadCompany(user.companyId));
  }
  if (fresh) void dispatch(loadOwnUser(user.id));
  else void dispatch(loadSettings());
  void dispatch(loadConnections());
};

/**
 * The first calls of a session in the order in which people need them: the list they look at has the line to itself, the rest
 * is asked for once that list is on screen. A browser has six connections to a server, and each answer costs time here too.
 */
export const registerFirstCalls = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: async ({ payload }, { dispatch, getState, condition, delay, pause, cancelActiveListeners }) => {
      cancelActiveListeners();
      const isOver = (): boolean => getState().session.account !== payload.account;
      await Promise.race([dispatch(loadTickets({ view: 'open', page: 1 })), delay(LIST_PATIENCE_MS)]);
      if (isOver()) return;

      const askForCounts = async (): Promise<void> => {
        if (!isOnline(null, getState())) await condition(isOnline, ROOMS_PATIENCE_MS);
        if (isOver()) return;
        void dispatch(loadTickets({ view: 'pending', page: 1 }));
        void dispatch(loadUnreadTickets());
      };
      const counts = askForCounts();
      await pause(afterPaint());
      if (isOver()) return;
      dispatch(sessionSettled());
      askForTheRest(payload, dispatch);
      await counts;
    },
  });
};
