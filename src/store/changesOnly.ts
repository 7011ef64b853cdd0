import type { StoreEnhancer } from '@reduxjs/toolkit';

/** An action that leaves the state as it was calls no listener: each call asks every selector on screen. */
export const changesOnly: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState);
  const subscribe: typeof store.subscribe = (listener) => {
    let seen = store.getState();
    return store.subscribe(() => {
      const state = store.getState();
      if (state === seen) return;
      seen = state;
      listener();
    });
  };
  return { ...store, subscribe };
};
