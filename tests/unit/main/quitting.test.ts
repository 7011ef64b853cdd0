import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOpenWhenClosed } from '@native/main/closing';
import { createPageFlush } from '@native/main/pageFlush';
import { createQuitSequence } from '@native/main/quitSequence';
import { watchWake } from '@native/main/wake';
import { BrowserWindow } from '@tests/support/electron-stand-in/browserWindow';
import { aLog } from './fakes';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** An app whose quit asks `before-quit` first, as Electron's does. */
class QuittingApp extends EventEmitter {
  ended = 0;
  quit(): void {
    let isPrevented = false;
    this.emit('before-quit', { preventDefault: () => (isPrevented = true) });
    if (!isPrevented) this.ended += 1;
  }
}

const open = (isListening: boolean, finish: (() => Promise<void>)[] = []) => {
  const app = new QuittingApp();
  const pushes: string[] = [];
  const flush = createPageFlush(() => ({
    push: (channel) => void pushes.push(channel),
    isPageListening: () => isListening,
  }));
  const quit = createQuitSequence({ app: app as never, flushPage: flush.request, finish, log: aLog() });
  return { app, pushes, flush, quit };
};

describe('quitting', () => {
  it('[NTV-03] waits for the page to write, then for main, then ends', async () => {
    const order: string[] = [];
    const { app, pushes, flush, quit } = open(true, [
      async () => void order.push('storage'),
      async () => void order.push('demo'),
    ]);
    app.quit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([pushes, order, app.ended, quit.isQuitting()]).toEqual([['lifecycle:flush'], [], 0, true]);
    flush.done();
    await vi.advanceTimersByTimeAsync(0);
    expect([order, app.ended]).toEqual([['storage', 'demo'], 1]);
  });

  it('[NTV-03] waits at most three seconds', async () => {
    const { app } = open(true);
    app.quit();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(app.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(app.ended).toBe(1);
  });

  it('[NTV-03] a step of ours that hangs does not hold it either', async () => {
    const { app } = open(false, [() => new Promise(() => undefined)]);
    app.quit();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(app.ended).toBe(1);
  });

  it('a step that fails does not stop the next, and a second wish changes nothing', async () => {
    const last = vi.fn(async () => undefined);
    const { app } = open(false, [() => Promise.reject(new Error('disk full')), last]);
    app.quit();
    app.quit();
    await vi.advanceTimersByTimeAsync(0);
    expect([last.mock.calls.length, app.ended]).toEqual([1, 1]);
  });

  it('without a page there is nothing to wait for', async () => {
    const { app, pushes } = open(false);
    app.quit();
    await vi.advanceTimersByTimeAsync(0);
    expect([pushes, app.ended]).toEqual([[], 1]);
  });
});

describe('closing the window', () => {
  const close = (platform: NodeJS.Platform, isQuitting: boolean) => {
    const window = new BrowserWindow({});
    window.show();
    const explain = vi.fn();
    keepOpenWhenClosed({ window: window as never, platform, isQuitting: () => isQuitting, explain });
    window.close();
    return { window, explain };
  };

  it.each([
    ['win32', 'hidden'],
    ['darwin', 'hidden'],
    ['linux', 'minimized'],
  ] as const)('[NTV-03] [DESK-05] on %s leaves the app running, the window %s', (platform, state) => {
    const { window, explain } = close(platform, false);
    expect([window.destroyed, window.state, explain.mock.calls.length]).toEqual([false, state, 1]);
  });

  it.each(['win32', 'darwin', 'linux'] as const)('while quitting it really closes on %s', (platform) => {
    const { window, explain } = close(platform, true);
    expect([window.destroyed, explain.mock.calls.length]).toEqual([true, 0]);
  });
});

describe('waking up', () => {
  it.each([
    ['linux', 1],
    ['win32', 1],
    ['darwin', 1],
  ] as const)('on %s resume and unlock together are told once', (platform, times) => {
    const power = new EventEmitter();
    const wake = vi.fn();
    watchWake(power as never, platform, wake);
    power.emit('resume');
    power.emit('unlock-screen');
    vi.advanceTimersByTime(999);
    expect(wake).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(wake).toHaveBeenCalledTimes(times);
  });

  it('unlocking alone is enough where the system tells it', () => {
    const power = new EventEmitter();
    const wake = vi.fn();
    watchWake(power as never, 'win32', wake);
    power.emit('unlock-screen');
    vi.advanceTimersByTime(1_000);
    expect(wake).toHaveBeenCalledTimes(1);
  });
});
