import { expect, it, vi } from 'vitest';
import { backoffDelay } from '@/lib/backoff';
import { systemClock } from '@/lib/clock';
import { createSingleFlight } from '@/lib/singleFlight';

it('[SESS-14] waits 1, 2, 4 ... 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => backoffDelay(attempt))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
});

it('simultaneous callers share one run', async () => {
  const run = vi.fn(async () => run.mock.calls.length);
  const share = createSingleFlight(run);
  expect(await Promise.all([share(), share()])).toEqual([1, 1]);
  expect(await share()).toBe(2);
});

it('a failed run is not kept', async () => {
  let fails = true;
  const share = createSingleFlight(async () => {
    if (fails) throw new Error('no');
    return 'yes';
  });
  await expect(share()).rejects.toThrow('no');
  fails = false;
  expect(await share()).toBe('yes');
});

it('a scheduled run can be cancelled', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  systemClock.after(10, run);
  systemClock.after(10, run)();
  vi.advanceTimersByTime(10);
  expect(run).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
