import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import type { StartAppListening } from '@/store/listening';
import { toastShown } from '@/store/toasts';

/** Messages at the start and end of a session: a subscription that ends soon, a login elsewhere. */
export const registerSessionNotices = (start: StartAppListening): void => {
  start({
    actionCreator: sessionStarted,
    effect: ({ payload: { endingInDays } }, { dispatch }) => {
      if (endingInDays === null) return;
      dispatch(
        toastShown({ kind: 'warning', textKey: 'notices:session.subscriptionEnding', values: { count: endingInDays } }),
      );
    },
  });

  start({
    actionCreator: sessionEnded,
    effect: ({ payload: { reason } }, { dispatch }) => {
      if (reason === 'elsewhere') dispatch(toastShown({ kind: 'warning', textKey: 'notices:session.elsewhere' }));
    },
  });
};
