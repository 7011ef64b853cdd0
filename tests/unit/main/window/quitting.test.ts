import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSE_BEHAVIOURS, type CloseBehaviour } from '@/bridge/system';
import { handleClose } from '@native/main/window/closing';
import { createPageFlush } from '@native/main/window/pageFlush';
import { createQuitSequence, type QuitProgress } from '@native/main/window/quitSequence';
import { followSystemEnd } from '@native/main/window/systemEnd';
import { BrowserWindow } from '@tests/support/electron-stand-in/browserWindow';
import { aLog } from '../fakes';

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

const open = (
  isListening: boolean,
  finish: (() => Promise<void>)[] = [],
  ask: (isUnsaved: boolean) => Promise<boolean> | null = () => null,
) => {
  const app = new QuittingApp();
  const pushes: string[] = [];
  const flush = createPageFlush(() => ({
    push: (channel) => void pushes.push(channel),
    isPageListening: () => isListening,
  }));
  const quit = createQuitSequence({ app: app as never, ask, flushPage: flush.request, finish, log: aLog() });
  return { app, pushes, flush, quit };
};

describe('quitting', () => {
  it('[NTV-03] waits for the page to write, then for main, then exits', async () => {
    const order: string[] = [];
    const { app, pushes, flush, quit } = open(true, [
      async () => void order.push('storage'),
      async () => void order.push('demo'),
    ]);
    app.quit();
    await vi.advanceTimersByTimeAsync(2_000);
    expect([pushes, order, app.ended, quit.progress()]).toEqual([['lifecycle:flush'], [], 0, 'finishing']);
    flush.done(false);
    await vi.advanceTimersByTimeAsync(0);
    expect([order, app.ended]).toEqual([['storage', 'demo'], 1]);
  });

  it('[NTV-03] waits at most three seconds', async () => {
    const { app } = open(true, [() => new Promise(() => undefined)]);
    app.quit();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(app.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(app.ended).toBe(1);
  });

  it('[NTV-03] a page that hangs leaves main the last half second', async () => {
    const store = vi.fn(async () => undefined);
    const { app } = open(true, [store]);
    app.quit();
    await vi.advanceTimersByTimeAsync(2_499);
    expect(store).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect([store.mock.calls.length, app.ended]).toEqual([1, 1]);
  });

  it('[NTV-03] a step of main that hangs does not block it either', async () => {
    const { app } = open(false, [() => new Promise(() => undefined)]);
    app.quit();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(app.ended).toBe(1);
  });

  it('[NTV-03] a failed step does not stop the next, and a second request changes nothing', async () => {
    const last = vi.fn(async () => undefined);
    const { app } = open(false, [() => Promise.reject(new Error('disk full')), last]);
    app.quit();
    app.quit();
    await vi.advanceTimersByTimeAsync(0);
    expect([last.mock.calls.length, app.ended]).toEqual([1, 1]);
  });

  it('asks once where something would be lost, and goes on or stays as the user says', async () => {
    const answers: ((may: boolean) => void)[] = [];
    const { app, pushes, quit } = open(false, [], () => new Promise((resolve) => void answers.push(resolve)));
    app.quit();
    app.quit();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([answers.length, app.ended, quit.isEnding()]).toEqual([1, 0, false]);
    answers[0]?.(false);
    await vi.advanceTimersByTimeAsync(0);
    expect([app.ended, quit.progress()]).toEqual([0, 'running']);
    app.quit();
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([pushes, app.ended, quit.isEnding()]).toEqual([[], 1, true]);
  });

  it('[NTV-03] a question that cannot be asked does not keep the app from quitting', async () => {
    const { app } = open(false, [], () => Promise.reject(new Error('no window')));
    app.quit();
    await vi.advanceTimersByTimeAsync(0);
    expect(app.ended).toBe(1);
  });

  it('[NTV-03] main has its three seconds, and no more, after a question that was open for longer', async () => {
    let agree: (may: boolean) => void = () => undefined;
    const asked = new Promise<boolean>((resolve) => (agree = resolve));
    const { app } = open(false, [() => new Promise(() => undefined)], () => asked);
    app.quit();
    await vi.advanceTimersByTimeAsync(60_000);
    agree(true);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(app.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(app.ended).toBe(1);
  });

  it('asks about what is typed in a form of the page, which alone can save it', async () => {
    const ask = vi.fn((isUnsaved: boolean) => (isUnsaved ? Promise.resolve(false) : null));
    const { app, flush, quit } = open(true, [], ask);
    app.quit();
    flush.done(true);
    await vi.advanceTimersByTimeAsync(0);
    expect([ask.mock.calls, app.ended, quit.progress()]).toEqual([[[true]], 0, 'running']);
    app.quit();
    flush.done(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(app.ended).toBe(1);
  });

  it('[NTV-03] asks nothing when the system ends, also while the question is open', async () => {
    const ask = vi.fn(() => new Promise<boolean>(() => undefined));
    const { app, quit } = open(false, [], ask);
    app.quit();
    await vi.advanceTimersByTimeAsync(0);
    quit.quitNow();
    await vi.advanceTimersByTimeAsync(0);
    expect([ask.mock.calls.length, app.ended]).toEqual([1, 1]);
  });

  it('[NTV-03] without a page does not wait', async () => {
    const { app, pushes } = open(false);
    app.quit();
    await vi.advanceTimersByTimeAsync(0);
    expect([pushes, app.ended]).toEqual([[], 1]);
  });
});

interface Circumstances {
  readonly progress?: QuitProgress;
  readonly platform?: NodeJS.Platform;
  readonly fullScreen?: boolean;
}

describe('an installer that closes the app itself', () => {
  it('[NTV-03] finds everything written: the same steps run before, in the same three seconds, and quitting asks nothing more', async () => {
    const store = vi.fn(async () => undefined);
    const { app, pushes, flush, quit } = open(true, [store]);
    const finished = quit.finishNow();
    expect([pushes, quit.progress(), store.mock.calls.length]).toEqual([['lifecycle:flush'], 'finishing', 0]);
    flush.done(false);
    await finished;
    expect([store.mock.calls.length, app.ended, quit.progress()]).toEqual([1, 0, 'done']);
    app.quit();
    expect([app.ended, pushes.length]).toEqual([1, 1]);
    const slow = open(false, [() => new Promise(() => undefined)]);
    const late = slow.quit.finishNow();
    await vi.advanceTimersByTimeAsync(3_000);
    await late;
  });

  it('does not start where the user does not want to quit', async () => {
    const { quit } = open(false, [], async () => false);
    expect([await quit.finishNow(), quit.progress()]).toEqual([false, 'running']);
  });

  it('[NTV-03] an installer that does not start leaves an app that later quits normally', async () => {
    const { app, pushes, flush, quit } = open(true);
    const finished = quit.finishNow();
    flush.done(false);
    await finished;
    quit.goOn();
    expect(quit.progress()).toBe('running');
    app.quit();
    expect([app.ended, pushes.length]).toEqual([0, 2]);
  });
});

describe('closing the window', () => {
  const close = (
    behaviour: CloseBehaviour,
    { progress = 'running', platform = 'linux', fullScreen = false }: Circumstances = {},
  ) => {
    const window = new BrowserWindow({});
    window.show();
    window.fullScreen = fullScreen;
    const explain = vi.fn();
    const quit = vi.fn();
    handleClose({
      window: window as never,
      closeTo: () => behaviour,
      platform,
      progress: () => progress,
      quit,
      explain,
    });
    window.close();
    return { window, explain, quit };
  };

  it.each([
    ['tray', 'hidden'],
    ['minimize', 'minimized'],
  ] as const)('[NTV-03] [DESK-05] to %s leaves the app running, the window %s', (behaviour, state) => {
    const { window, explain, quit } = close(behaviour);
    expect([window.destroyed, window.state, explain.mock.calls.length, quit.mock.calls.length]).toEqual([
      false,
      state,
      1,
      0,
    ]);
  });

  it('[NTV-03] [DESK-05] quits normally when the preference says so, without an explanation', () => {
    const { window, explain, quit } = close('quit');
    expect([window.destroyed, quit.mock.calls.length, explain.mock.calls.length]).toEqual([false, 1, 0]);
  });

  it.each(CLOSE_BEHAVIOURS)('[NTV-03] while quitting really closes it, whatever %s says', (behaviour) => {
    const { window, explain } = close(behaviour, { progress: 'done' });
    expect([window.destroyed, explain.mock.calls.length]).toEqual([true, 0]);
  });

  it.each(CLOSE_BEHAVIOURS)('[NTV-03] %s leaves it alone while the page still writes', (behaviour) => {
    const { window, explain, quit } = close(behaviour, { progress: 'finishing' });
    expect([window.destroyed, window.state, explain.mock.calls.length, quit.mock.calls.length]).toEqual([
      false,
      'normal',
      0,
      0,
    ]);
  });

  it.each([
    ['tray', 'hidden'],
    ['minimize', 'minimized'],
  ] as const)('[NTV-03] to %s on macOS leaves full screen first, and the window is then %s', (behaviour, state) => {
    const { window } = close(behaviour, { platform: 'darwin', fullScreen: true });
    expect([window.fullScreen, window.state]).toEqual([false, 'normal']);
    window.emit('leave-full-screen');
    expect(window.state).toBe(state);
    window.show();
    window.restore();
    window.emit('leave-full-screen');
    expect(window.state).toBe('normal');
  });

  it.each(['win32', 'linux'] as const)('[NTV-03] on %s hides it at once, and it returns in full screen', (platform) => {
    const { window } = close('tray', { platform, fullScreen: true });
    expect([window.fullScreen, window.state]).toEqual([true, 'hidden']);
  });
});

describe('shutting the system down', () => {
  const follow = (platform: NodeJS.Platform) => {
    const powerMonitor = new EventEmitter();
    const window = new EventEmitter();
    const parts = { flush: vi.fn(), quit: vi.fn() };
    followSystemEnd({ powerMonitor: powerMonitor as never, window: window as never, platform, ...parts });
    const preventDefault = vi.fn();
    powerMonitor.emit('shutdown', { preventDefault });
    window.emit('query-session-end', { preventDefault });
    return [parts.flush, parts.quit, preventDefault].map(({ mock }) => mock.calls.length);
  };

  it.each(['linux', 'darwin'] as const)('[NTV-03] on %s waits for the app to quit normally', (platform) => {
    expect(follow(platform)).toEqual([0, 1, 1]);
  });

  it('[NTV-03] on Windows, which does not report quitting, writes unsaved data without a delay', () => {
    expect(follow('win32')).toEqual([1, 0, 0]);
  });
});
