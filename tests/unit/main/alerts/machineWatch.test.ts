import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchMachine } from '@native/main/alerts/machineWatch';

type IdleState = 'active' | 'idle' | 'locked' | 'unknown';

const watch = (platform: NodeJS.Platform, atFirst: IdleState = 'active') => {
  const power = Object.assign(new EventEmitter(), { state: atFirst, asked: [] as number[] });
  const getSystemIdleState = (seconds: number) => {
    power.asked.push(seconds);
    return power.state;
  };
  const wake = vi.fn();
  const locks: boolean[] = [];
  const machine = watchMachine({
    powerMonitor: Object.assign(power, { getSystemIdleState }) as never,
    platform,
    wake,
    lockChanged: (locked) => locks.push(locked),
  });
  return { power, wake, locks, machine };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('waking up', () => {
  it.each(['linux', 'win32', 'darwin'] as const)(
    '[NTV-16] on %s resume and unlock together are reported once',
    (platform) => {
      const { power, wake } = watch(platform);
      power.emit('resume');
      power.emit('unlock-screen');
      vi.advanceTimersByTime(999);
      expect(wake).not.toHaveBeenCalled();
      vi.advanceTimersByTime(1);
      expect(wake).toHaveBeenCalledTimes(1);
    },
  );

  it.each(['linux', 'win32', 'darwin'] as const)('[NTV-16] [OFF-03] on %s resuming alone is enough', (platform) => {
    const { power, wake } = watch(platform);
    power.emit('resume');
    vi.advanceTimersByTime(1_000);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it.each(['win32', 'darwin'] as const)('[NTV-16] unlocking alone is enough on %s, which reports it', (platform) => {
    const { power, wake } = watch(platform);
    power.emit('unlock-screen');
    vi.advanceTimersByTime(1_000);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('[NTV-16] unlocking is seen by the poll on Linux, which does not report it', () => {
    const { power, wake } = watch('linux');
    power.state = 'locked';
    vi.advanceTimersByTime(15_000);
    power.state = 'active';
    vi.advanceTimersByTime(15_000);
    expect(wake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it.each(['linux', 'win32', 'darwin'] as const)('[NTV-16] on %s a returning user is reported', (platform) => {
    const { power, wake } = watch(platform);
    power.state = 'idle';
    vi.advanceTimersByTime(15_000);
    power.state = 'active';
    vi.advanceTimersByTime(14_999);
    expect(wake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_001);
    expect(wake).toHaveBeenCalledTimes(1);
    expect(power.asked).toEqual([300, 300, 300]);
  });
});

describe('the locked screen', () => {
  it.each(['win32', 'darwin'] as const)('[NTV-16] is reported by %s', (platform) => {
    const { power, locks, machine } = watch(platform);
    expect(machine.isLocked()).toBe(false);
    power.emit('lock-screen');
    expect(machine.isLocked()).toBe(true);
    power.emit('unlock-screen');
    expect([locks, machine.isLocked()]).toEqual([[true, false], false]);
  });

  it('[NTV-16] on Linux the idle state is polled, and unknown counts as active', () => {
    const { power, locks, wake } = watch('linux');
    for (const state of ['unknown', 'idle', 'locked', 'locked', 'unknown'] as const) {
      power.state = state;
      vi.advanceTimersByTime(15_000);
    }
    expect(locks).toEqual([true, false]);
    vi.advanceTimersByTime(1_000);
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it('[NTV-16] is not watched after the app ends', () => {
    const { power, wake, machine } = watch('linux');
    machine.stop();
    power.state = 'locked';
    vi.advanceTimersByTime(60_000);
    expect([machine.isLocked(), power.asked, wake.mock.calls]).toEqual([false, [300], []]);
  });
});

it.each(['linux', 'win32', 'darwin'] as const)(
  '[NTV-16] on %s the app that starts behind a lock knows it',
  (platform) => {
    const { power, locks, machine } = watch(platform, 'locked');
    expect([machine.isLocked(), locks]).toEqual([true, []]);
    power.state = 'active';
    power.emit('unlock-screen');
    vi.advanceTimersByTime(15_000);
    expect([machine.isLocked(), locks]).toEqual([false, [false]]);
    expect(watch(platform, 'unknown').machine.isLocked()).toBe(false);
  },
);
