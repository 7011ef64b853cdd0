import type { ThunkFailure } from '@/entities/base/failure';
import type { EntityDispatch } from '@/entities/base/thunk';
import { toastShown } from '@/store/toasts';

interface ThunkAnswer {
  readonly meta: { readonly condition?: boolean };
  readonly error?: ThunkFailure;
}

/** Did a call fail without a toast? Then the control that made the call must show the failure. */
export const isShownByForm = (answer: object): boolean => {
  const { error, meta } = answer as ThunkAnswer;
  return error !== undefined && !meta.condition && !error.isStale && error.code === null && !error.textKey;
};

/** Shows a failure without a toast in one, for a call whose control is gone by then, such as the entry of a menu. */
export const toastFailure = (dispatch: EntityDispatch, answer: object, textKey = 'common:state.failed'): void => {
  if (isShownByForm(answer)) dispatch(toastShown({ kind: 'error', textKey }));
};
