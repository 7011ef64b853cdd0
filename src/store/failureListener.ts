import { isRejected } from '@reduxjs/toolkit';
import type { ThunkFailure } from '@/entities/base/failure';
import type { StartAppListening } from './listening';
import { toastShown } from './toasts';

/** An action on several tickets lists its refusals itself. */
const isToldElsewhere = (arg: unknown): boolean => typeof arg === 'object' && arg !== null && 'together' in arg;

/** A code outside the catalogue, for the log; other texts may hold what people wrote and stay out of it. */
const unknownCode = ({ message }: ThunkFailure): string | null => /^ERR_\w+/.exec(message)?.[0] ?? null;

/**
 * The one place that shows failures: a thunk's own text or the text of a known code as a toast. An expired
 * session is silent. Whatever a server refused is logged, shown or not.
 */
export const registerFailureListener = (start: StartAppListening): void => {
  start({
    matcher: isRejected,
    effect: (action, { dispatch, extra }) => {
      if (action.meta.aborted || action.meta.condition) return;
      const failure = action.error as ThunkFailure;
      const isKnown = failure.code !== null && failure.code !== 'ERR_SESSION_EXPIRED';
      const textKey = failure.textKey ?? (isKnown ? `errors:${failure.code}` : null);
      const isShown = textKey !== null && !failure.silent && !isToldElsewhere(action.meta.arg);
      if (isShown) dispatch(toastShown({ kind: 'error', textKey, values: failure.values }));
      // What the client refused by itself was said, and nothing else is to be known of it.
      if (isShown && failure.status === null) return;
      extra.log.warn('A call failed', {
        call: action.type,
        code: failure.code ?? unknownCode(failure),
        status: failure.status,
      });
    },
  });
};
