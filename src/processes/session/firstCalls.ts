import { loadConnections } from '@/entities/company/whatsappConnections/connectionThunks';
import { sessionSettled, sessionStarted, type SessionStart } from '@/entities/session/sessionActions';
import { loadOwnCompany, loadOwnUser, loadOwnPlan, loadSettings } from '@/entities/session/sessionDetails';
import { watchSession } from '@/entities/base/oneSession';
import type { EntitiesState } from '@/entities/base/state';
import type { EntityDispatch, StartListening } from '@/entities/base/thunk';
import { loadTickets, loadUnreadTickets } from '@/entities/conversations/tickets/ticketThunks';

/** After this time without the first list, ms, the other calls start anyway. */
const LIST_PATIENCE_MS = 2_000;
/** Longest wait for the rooms, ms: what is read after they are joined need not be read again. */
const ROOMS_PATIENCE_MS = 1_000;

/** Longest wait for a frame and idle time, ms: neither comes, for example, while the window is covered. */
const PAINT_PATIENCE_MS = 500;

/**
 * Resolves when the last render is on screen and the page is idle, after `PAINT_PATIENCE_MS` at the latest. Without a screen it
 * resolves at once.
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
    void dispatch(loadOwnPlan(user.companyId));
    if (!fresh) void dispatch(loadOwnCompany(user.companyId));
  }
  if (fresh) void dispatch(loadOwnUser(user.id));
  else void dispatch(loadSettings());
  void dispatch(loadConnections());
};

/**
 * The first calls of a session, in the order users need them: the list on screen is read alone, the rest once that list is
 * rendered. A browser has six connections per server, and each answer takes time to process.
 */
export const registerFirstCalls = (start: StartListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: async ({ payload }, { dispatch, getState, condition, delay, pause, cancelActiveListeners }) => {
      cancelActiveListeners();
      const isOver = watchSession(getState, payload.account);
      await Promise.race([dispatch(loadTickets({ view: 'open', page: 1, atStart: true })), delay(LIST_PATIENCE_MS)]);
      if (isOver()) return;

      const afterRooms = async (): Promise<void> => {
        if (!isOnline(null, getState())) await condition(isOnline, ROOMS_PATIENCE_MS);
        if (isOver()) return;
        void dispatch(loadTickets({ view: 'pending', page: 1 }));
        void dispatch(loadUnreadTickets());
      };
      const afterScreen = async (): Promise<void> => {
        await pause(afterPaint());
        if (isOver()) return;
        dispatch(sessionSettled());
        askForTheRest(payload, dispatch);
      };
      // Together, so that the end of the session during either leaves no failure that nobody handles.
      await Promise.all([afterRooms(), afterScreen()]);
    },
  });
};
