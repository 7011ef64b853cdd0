import type { EntitiesState } from '@/entities/base/state';
import type { StartListening } from '@/entities/base/thunk';
import { readSessionUser } from '@/entities/session/localSession';
import { alertsChanged } from '@/entities/device/alerts/alertsSlice';
import { acceptFromOutside, replyFromOutside } from './noticeActions';
import { notificationHappened, trayChosen } from './noticesSlice';

/** A click on a notification of an earlier run starts the app; how long its action waits for the session, ms. */
export const SIGN_IN_WAIT_MS = 60_000;

export const isSignedIn = (_: unknown, { session }: EntitiesState): boolean => session.user !== null;

const isRestored = (_: unknown, { session }: EntitiesState): boolean => session.status !== 'restoring';

/** Actions in notifications and the tray have the same effect as those in the window. */
export const registerNativeActionListeners = (start: StartListening): void => {
  start({
    actionCreator: notificationHappened,
    effect: async ({ payload }, { dispatch, getState, condition, extra }) => {
      if (payload.happened !== 'accepted' && payload.happened !== 'replied') return;
      const { target } = payload;
      // What was written waits for a server that does not answer, and for its user to sign in again; to accept much later may be wrong.
      if (payload.happened === 'replied' && getState().session.user === null) {
        const owner = readSessionUser(extra.storage.local);
        await condition(owner === null ? isRestored : (_, { session }) => session.user?.id === owner);
      }
      if (getState().session.user === null && !(await condition(isSignedIn, SIGN_IN_WAIT_MS))) return;
      // The notification may have been shown before the window was locked, perhaps by an earlier run.
      if (payload.happened === 'accepted' && target.kind === 'pending' && !getState().lock.locked) {
        await dispatch(acceptFromOutside(target.ticketId));
      }
      if (payload.happened === 'replied' && target.kind === 'ticket') {
        await dispatch(replyFromOutside({ target, text: payload.text }));
      }
    },
  });

  start({
    actionCreator: trayChosen,
    effect: ({ payload }, { dispatch, getState }) => {
      if (getState().session.user === null || getState().lock.locked) return;
      if (payload.kind === 'accept') void dispatch(acceptFromOutside(payload.ticketId));
      else dispatch(alertsChanged({ doNotDisturb: payload.on }));
    },
  });
};
