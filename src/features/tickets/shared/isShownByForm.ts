import type { ThunkFailure } from '@/entities/base/failure';

interface ThunkAnswer {
  readonly meta: { readonly condition?: boolean };
  readonly error?: ThunkFailure;
}

/** Did a call fail without a toast? Then the control that made the call must show the failure. */
export const isShownByForm = (answer: object): boolean => {
  const { error, meta } = answer as ThunkAnswer;
  return error !== undefined && !meta.condition && !error.isStale && error.code === null && !error.textKey;
};
