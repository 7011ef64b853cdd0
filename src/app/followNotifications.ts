import { watchSession } from '@/entities/base/oneSession';
import { findTarget } from '@/processes/notifications/noticeActions';
import { notificationHappened } from '@/processes/notifications/noticesSlice';
import { isSignedIn, SIGN_IN_WAIT_MS } from '@/processes/notifications/nativeActionListeners';
import { dialogOpened } from '@/store/dialogs';
import type { StartAppListening } from '@/store/listening';
import type { Navigator } from './navigator';

/** Opens the conversation of a clicked notification, or the waiting tickets with its ticket highlighted. */
export const followNotifications = (start: StartAppListening, goOnceSignedIn: Navigator['goOnceSignedIn']): void => {
  start({
    actionCreator: notificationHappened,
    effect: async ({ payload }, { dispatch, getState, condition }) => {
      if (payload.happened !== 'clicked') return;
      if (getState().session.user === null && !(await condition(isSignedIn, SIGN_IN_WAIT_MS))) return;
      if (payload.target.kind === 'reminders') {
        const isOver = watchSession(getState);
        // A dialog that is open may hold something typed.
        if (getState().dialogs.current !== null) await condition((_, { dialogs }) => dialogs.current === null);
        if (!isOver()) dispatch(dialogOpened({ type: 'reminders' }));
        return;
      }
      const path = await dispatch(findTarget(payload.target)).unwrap();
      if (path !== null) goOnceSignedIn(path);
    },
  });
};
