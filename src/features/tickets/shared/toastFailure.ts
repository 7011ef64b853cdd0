import type { EntityDispatch } from '@/entities/base/thunk';
import { toastShown } from '@/store/toasts';
import { isShownByForm } from './isShownByForm';

/** Shows a failure without a toast in one, for a call whose control is gone by then, such as the entry of a menu. */
export const toastFailure = (dispatch: EntityDispatch, answer: object, textKey = 'common:state.failed'): void => {
  if (isShownByForm(answer)) dispatch(toastShown({ kind: 'error', textKey }));
};
