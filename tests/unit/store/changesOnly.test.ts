import { configureStore } from '@reduxjs/toolkit';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { socketStateChanged } from '@/realtime/socketActions';
import { noticesRecorded } from '@/processes/notifications/noticesSlice';
import { soundWanted } from '@/processes/notifications/soundActions';
import { changesOnly } from '@/store/changesOnly';
import { createTestStore } from '@tests/support/createTestStore';

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

it('[PERF-04] tells each listener of the changes since it came, until it leaves', () => {
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

describe('what may wait, such as the record of a notice,', () => {
  const notice = (id: string) => ({ id, kind: 'message', title: id, at: 0, ticketId: 1, outcome: 'shown' }) as const;
  const recordIn = ({ store }: ReturnType<typeof createTestStore>) => {
    const listener = vi.fn();
    store.subscribe(listener);
    store.dispatch(noticesRecorded([notice('first')]));
    return listener;
  };

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('[PERF-04] is known at once and shown after a second', () => {
    const app = createTestStore();
    const listener = recordIn(app);
    expect(app.store.getState().notices).toEqual([notice('first')]);
    vi.advanceTimersByTime(999);
    expect(listener).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[PERF-04] is shown with the next event, in one pass', () => {
    const app = createTestStore();
    const listener = recordIn(app);
    app.store.dispatch(socketStateChanged({ state: 'online', nextTryAt: null, at: 1 }));
    expect(listener).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('[PERF-04] is shown at the latest with an action that itself changes nothing', () => {
    const app = createTestStore();
    const listener = recordIn(app);
    app.store.dispatch(soundWanted('bell'));
    vi.advanceTimersByTime(1_000);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
