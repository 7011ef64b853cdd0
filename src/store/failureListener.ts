import { isRejected } from '@reduxjs/toolkit';
import type { ThunkFailure } from '@/entities/base/failure';
import { callFailed, type EntityContext } from '@/entities/base/thunk';
import type { StartAppListening } from './listening';
import { toastShown } from './toasts';

/** An action on several tickets lists its refusals itself. */
const isReportedElsewhere = (arg: unknown): boolean => typeof arg === 'object' && arg !== null && 'together' in arg;

/** A code outside the catalogue, for the log; other texts are left out, since they may hold what people wrote. */
const unknownCode = ({ message }: ThunkFailure): string | null => /^ERR_\w+/.exec(message)?.[0] ?? null;

/**
 * The only place that shows failures, as toasts: with the call's own text or that of a known code. An expired session is
 * silent. Every refusal of a server is logged, shown or not.
 */
export const registerFailureListener = (start: StartAppListening): void => {
  const tell = (
    call: string,
    failure: ThunkFailure,
    { dispatch, extra }: Pick<EntityContext, 'dispatch' | 'extra'>,
    isReported = false,
  ): void => {
    const isSilent = failure.silent || failure.code === 'ERR_SESSION_EXPIRED' || isReported;
    const textKey = failure.textKey ?? (failure.code === null ? null : `errors:${failure.code}`);
    const isShown = textKey !== null && !isSilent;
    if (isShown) dispatch(toastShown({ kind: 'error', textKey, values: failure.values }));
    // The toast already says all there is to know about a refusal by the client itself.
    if (isShown && failure.status === null) return;
    extra.log.warn('A call failed', { call, code: failure.code ?? unknownCode(failure), status: failure.status });
  };

  start({
    matcher: isRejected,
    effect: ({ type, error, meta }, context) => {
      if (meta.aborted || meta.condition) return;
      tell(type, error as ThunkFailure, context, isReportedElsewhere(meta.arg));
    },
  });

  start({
    actionCreator: callFailed,
    effect: ({ payload: { call, failure } }, context) => tell(call, failure, context),
  });
};
