import { configureStore } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { changesOnly } from '@/store/changesOnly';

const createCounter = () =>
  configureStore({
    reducer: (count: number | undefined, action) => (count ?? 0) + (action.type === 'added' ? 1 : 0),
    enhancers: (getDefault) => getDefault().concat(changesOnly),
  });

it('[PERF-04] an action that changes nothing asks nobody on screen', () => {
  const store = createCounter();
  const listener = vi.fn();
  store.subscribe(listener);
  store.dispatch({ type: 'joined' });
  expect(listener).not.toHaveBeenCalled();
  store.dispatch({ type: 'added' });
  store.dispatch({ type: 'joined' });
  store.dispatch({ type: 'added' });
  expect(listener).toHaveBeenCalledTimes(2);
});

it('tells each listener of the changes since it came, until it leaves', () => {
  const store = createCounter();
  store.dispatch({ type: 'added' });
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.dispatch({ type: 'joined' });
  expect(listener).not.toHaveBeenCalled();
  store.dispatch({ type: 'added' });
  leave();
  store.dispatch({ type: 'added' });
  expect(listener).toHaveBeenCalledTimes(1);
});
