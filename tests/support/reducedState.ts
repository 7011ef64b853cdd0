import { rootReducer, type RootState } from '@/store/rootReducer';

type Action = Parameters<typeof rootReducer>[1];

const start = (): RootState => rootReducer(undefined, { type: 'start' });

/** What the reducers alone, without listeners, make of these actions. */
export const stateAfter = (...actions: Action[]): RootState => actions.reduce(rootReducer, start());

/** The same, one action after the other. */
export const createReducedState = () => {
  let state = start();
  return {
    dispatch: (action: Action): void => void (state = rootReducer(state, action)),
    state: () => state,
  };
};
