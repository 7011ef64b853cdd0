import { isRejected } from '@reduxjs/toolkit';
import type { ThunkFailure } from '@/entities/failure';
import { sessionEnded, sessionStarted } from '@/entities/session/sessionActions';
import type { StartAppListening } from './listening';
import { toastShown, type ToastRequest } from './toasts';

/** The toast of a failure, or null for those that are only logged (ERR-01, ERR-02, ERR-04, ERR-32). */
export const toastOf = ({ code, textKey, values, silent }: ThunkFailure): ToastRequest | null => {
  if (silent) return null;
  if (textKey) return { kind: 'error', textKey, ...(values && { values }) };
  return code === null || code === 'ERR_SESSION_EXPIRED' ? null : { kind: 'error', textKey: `errors:${code}` };
};

/** The one place that turns what happened into toasts. */
export const registerToastListeners = (start: StartAppListening): void => {
  start({
    matcher: isRejected,
    effect: (action, { dispatch, extra }) => {
      // A thunk that had nothing to do, or whose screen was left, did not fail.
      if (action.meta.condition || action.meta.aborted) return;
      const failure = action.error as ThunkFailure;
      const toast = toastOf(failure);
      if (toast) dispatch(toastShown(toast));
      else extra.log.warn('Call failed', { thunk: action.type, status: failure.status, code: failure.code });
    },
  });

  start({
    actionCreator: sessionStarted,
    effect: ({ payload: { endingInDays } }, { dispatch }) => {
      if (endingInDays === null) return;
      dispatch(
        toastShown({
          kind: 'warning',
          textKey: 'notices:session.subscriptionEnding',
          values: { count: endingInDays },
        }),
      );
    },
  });

  start({
    actionCreator: sessionEnded,
    effect: ({ payload }, { dispatch }) => {
      if (payload.reason === 'elsewhere') dispatch(toastShown({ kind: 'error', textKey: 'notices:session.elsewhere' }));
    },
  });
};
