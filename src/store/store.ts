import { configureStore, type Middleware } from '@reduxjs/toolkit';
import type { EntityDispatch, Services } from '@/entities/base/thunk';
import { changesOnly } from './changesOnly';
import { createListening, type StartAppListening } from './listening';
import { rootReducer } from './rootReducer';

/** Actions that may wait are shown with the next one, this long after them at the latest, ms. */
const LATER_MS = 1_000;

/** `live` is the socket middleware; without it no live events arrive. */
export const createStore = (services: Services, live: readonly Middleware[] = []) => {
  const listening = createListening(services, services.log);
  const store = configureStore({
    reducer: rootReducer,
    devTools: false,
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: services },
        // With thousands of records, checking after every event would cost more than the work.
        immutableCheck: false,
        serializableCheck: false,
      })
        .prepend(listening.middleware)
        .concat(live),
    // Around the batching, which does not tell of an action that changes nothing: what waits would be lost with it.
    enhancers: (getDefault) => getDefault({ autoBatch: { type: 'timer', timeout: LATER_MS } }).prepend(changesOnly),
  });
  return Object.assign(store, {
    dispatch: store.dispatch as EntityDispatch,
    startListening: listening.start as StartAppListening,
  });
};

export type AppStore = ReturnType<typeof createStore>;
export type { RootState } from './rootReducer';
