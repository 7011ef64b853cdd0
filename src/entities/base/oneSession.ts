import type { EntitiesState } from './state';

/**
 * Returns a check: is the session of `account`, by default the one that runs now, over? Work that began in it must then stop, since
 * the next one may be another company's. A thunk's dispatches and its result are checked by `createAppThunk`; listeners, and thunks
 * that make several calls, check by themselves.
 */
export const watchSession =
  (getState: () => EntitiesState, account = getState().session.account): (() => boolean) =>
  () =>
    getState().session.account !== account;
