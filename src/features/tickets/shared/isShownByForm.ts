import type { ThunkFailure } from '@/entities/base/failure';

interface ThunkAnswer {
  readonly meta: { readonly condition?: boolean };
  readonly error?: ThunkFailure;
}

/** Did a call fail in a way that no toast explains? Then the control that made it has to say so. */
export const isShownByForm = (answer: object): boolean => {
  const { error, meta } = answer as ThunkAnswer;
  return error !== undefined && !meta.condition && error.code === null && !error.textKey;
};
