import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WindowState } from '@native/main/system/settingsSchema';
import { restoredBounds } from '@native/main/window/windowState';
import { createMainWindow } from '@native/main/window/window';
import { BrowserWindow } from '@tests/support/electron-stand-in/browserWindow';
import { screen } from '@tests/support/electron-stand-in/system';
import { aLog, someSettings } from '../fakes';

const primary = { workArea: { x: 0, y: 0, width: 1_920, height: 1_040 } };
const second = { workArea: { x: 1_920, y: 0, width: 1_280, height: 1_024 } };
const onSecond = { x: 2_000, y: 100, width: 1_000, height: 700 };

describe('where the window opens', () => {
  it('[NTV-02] at first start it is 1280 x 800, centred on the primary display', () => {
    expect(restoredBounds(null, [primary], primary)).toEqual({ x: 320, y: 120, width: 1_280, height: 800 });
  });

  it('[NTV-02] a small display makes it smaller', () => {
    const small = { workArea: { x: 0, y: 30, width: 1_024, height: 600 } };
    expect(restoredBounds(null, [small], small)).toEqual({ x: 0, y: 30, width: 1_024, height: 600 });
  });

  it('[NTV-02] it opens where it was while its display is there', () => {
    expect(restoredBounds(onSecond, [primary, second], primary)).toEqual(onSecond);
  });

  it('[NTV-02] it moves to the primary display, in its size, when its own is gone', () => {
    expect(restoredBounds(onSecond, [primary], primary)).toEqual({ x: 460, y: 170, width: 1_000, height: 700 });
  });

  it.each([
    [1_920 - 64, 1_040 - 64, true],
    [1_920 - 63, 500, false],
    [500, 1_040 - 63, false],
    [-1_000 + 64, 500, true],
    [-1_000 + 63, 500, false],
    // Its display was above: what is left on screen must include the title bar.
    [500, -24, true],
    [500, -25, false],
  ])('[NTV-02] at %i, %i it can still be reached: %s', (x, y, stays) => {
    const saved = { x, y, width: 1_000, height: 700 };
    const bounds = restoredBounds(saved, [primary], primary);
    expect(bounds).toEqual(stays ? saved : { x: 460, y: 170, width: 1_000, height: 700 });
  });

  it('[NTV-02] it shrinks when it was made on a display larger than all that are left', () => {
    const small = { workArea: { x: 0, y: 0, width: 1_366, height: 728 } };
    const wide = restoredBounds({ x: 0, y: 0, width: 2_500, height: 700 }, [small], small);
    const tall = restoredBounds({ x: 0, y: 0, width: 1_000, height: 1_400 }, [small], small);
    expect([wide, tall]).toEqual([
      { x: 0, y: 14, width: 1_366, height: 700 },
      { x: 183, y: 0, width: 1_000, height: 728 },
    ]);
  });

  it.each([
    ['lies across two displays', { x: 100, y: 0, width: 3_000, height: 1_000 }],
    ['fills one, with the invisible borders that Windows counts', { x: -8, y: -8, width: 1_936, height: 1_056 }],
  ])('[NTV-02] it keeps its size where it %s', (_, saved) => {
    expect(restoredBounds(saved, [primary, second], primary)).toEqual(saved);
  });

  it('[NTV-02] is never smaller than 360 x 560', () => {
    const bounds = restoredBounds({ x: 0, y: 0, width: 10, height: 10 }, [primary], primary);
    expect(bounds).toMatchObject({ width: 360, height: 560 });
  });
});

describe('what the window remembers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const open = (
    window: WindowState | null = null,
    platform: NodeJS.Platform = 'linux',
    appears: 'shown' | 'hidden' | 'minimized' = 'shown',
  ) => {
    const settings = someSettings({ window });
    const comeForward = vi.fn();
    const main = createMainWindow({
      create: (options) => new BrowserWindow(options) as never,
      screen: screen as never,
      settings,
      platform,
      preload: '/app/preload.cjs',
      icon: '/app/icon.png',
      pageUrl: 'app://balcao/',
      appVersion: '1.2.3',
      appears,
      pageArguments: [],
      isPackaged: false,
      comeForward,
      log: aLog(),
    });
    return { settings, main, comeForward, shown: main.browserWindow as unknown as BrowserWindow };
  };
  const saved: WindowState = {
    bounds: { x: 10, y: 20, width: 900, height: 700 },
    maximized: true,
    fullScreen: false,
    zoom: 1.3,
  };

  it.each([
    ['shown', 'normal'],
    ['hidden', 'hidden'],
    ['minimized', 'minimized'],
  ] as const)('[NTV-13] a window that should be %s is %s after its first paint', (appears, state) => {
    const { shown, main } = open(null, 'linux', appears);
    shown.emit('ready-to-show');
    expect(shown.state).toBe(state);
    main.open();
    expect(shown.isVisible() && !shown.isMinimized()).toBe(true);
  });

  it('[NTV-13] on Wayland, where minimised is no state, opening hides and shows a window that got no focus', () => {
    const { shown, main, settings } = open({ ...saved, maximized: false, fullScreen: true }, 'linux', 'minimized');
    shown.wayland = true;
    shown.emit('ready-to-show');
    main.open();
    expect(shown.focused).toBe(false);
    vi.advanceTimersByTime(199);
    expect(shown.focused).toBe(false);
    vi.advanceTimersByTime(1);
    expect([shown.focused, shown.state, shown.fullScreen]).toEqual([true, 'normal', true]);
    shown.bounds = { x: 5, y: 6, width: 700, height: 600 };
    shown.emit('resize');
    vi.advanceTimersByTime(500);
    expect(settings.get().window?.bounds).toEqual(shown.bounds);
  });

  it('[NTV-02] on Wayland, which reports no restoring, the focus is the first time a minimised window is seen', () => {
    const { shown } = open(saved, 'linux', 'minimized');
    shown.wayland = true;
    shown.emit('ready-to-show');
    expect(shown.state).toBe('minimized');
    shown.emit('focus');
    expect(shown.state).toBe('maximized');
  });

  it.each(['win32', 'darwin', 'linux'] as const)('[NTV-07] on %s a focused window is not hidden', (platform) => {
    const { shown, main } = open(null, platform, 'hidden');
    shown.emit('ready-to-show');
    const hide = vi.spyOn(shown, 'hide');
    main.open();
    vi.advanceTimersByTime(1_000);
    expect([shown.focused, hide.mock.calls.length]).toEqual([true, 0]);
  });

  it('[NTV-07] a focused window that a question of the system takes the focus from is not hidden', () => {
    const { shown, main } = open();
    shown.emit('ready-to-show');
    shown.focus();
    const hide = vi.spyOn(shown, 'hide');
    main.open();
    shown.focused = false;
    vi.advanceTimersByTime(1_000);
    expect(hide).not.toHaveBeenCalled();
  });

  it.each([
    ['darwin', 1],
    ['win32', 0],
    ['linux', 0],
  ] as const)(
    '[DESK-08] [NTV-01] on %s opening takes the front from other apps with an extra call: %i',
    (platform, calls) => {
      const { main, comeForward } = open(null, platform);
      main.open();
      expect(comeForward).toHaveBeenCalledTimes(calls);
    },
  );

  it('[NTV-02] size, position, maximised state and zoom are restored', () => {
    const { shown } = open(saved);
    expect(shown.options).toMatchObject(saved.bounds);
    expect(shown.state).toBe('hidden');
    shown.emit('ready-to-show');
    expect(shown.state).toBe('maximized');
    shown.webContents.emit('did-finish-load');
    expect(shown.webContents.zoom).toBe(1.3);
  });

  it('[NTV-02] it opens on the primary display when the one of the last start is gone', () => {
    const { shown } = open({ ...saved, bounds: onSecond, maximized: false });
    expect(shown.options).toMatchObject({ x: 460, y: 170, width: 1_000, height: 700 });
  });

  it('[NTV-02] a hidden window whose display was unplugged is opened on the primary one, a visible one is not moved', () => {
    const { main, shown } = open();
    shown.emit('ready-to-show');
    shown.bounds = onSecond;
    main.open();
    expect(shown.bounds).toEqual(onSecond);
    shown.hide();
    main.open();
    expect([shown.bounds, shown.state]).toEqual([{ x: 460, y: 170, width: 1_000, height: 700 }, 'normal']);
    shown.bounds = { x: 5, y: 6, width: 700, height: 600 };
    shown.hide();
    main.open();
    expect(shown.bounds).toEqual({ x: 5, y: 6, width: 700, height: 600 });
  });

  it('[NTV-02] they are stored half a second after the last change, and when the window closes', () => {
    const { settings, shown } = open();
    shown.emit('ready-to-show');
    shown.bounds = { x: 5, y: 6, width: 700, height: 600 };
    shown.emit('resize');
    vi.advanceTimersByTime(499);
    expect(settings.get().window).toBeNull();
    vi.advanceTimersByTime(1);
    expect(settings.get().window).toEqual({ bounds: shown.bounds, maximized: false, fullScreen: false, zoom: 1 });
    shown.maximize();
    shown.emit('maximize');
    vi.advanceTimersByTime(500);
    expect(settings.get().window).toMatchObject({ bounds: shown.bounds, maximized: true });
    shown.restore();
    shown.close();
    expect(settings.get().window?.maximized).toBe(false);
  });

  it('[NTV-02] a maximised window that is closed while minimised is maximised again at the next start', () => {
    const { settings, shown } = open();
    shown.emit('ready-to-show');
    shown.maximize();
    shown.emit('maximize');
    vi.advanceTimersByTime(500);
    shown.minimize();
    shown.emit('resize');
    vi.advanceTimersByTime(500);
    shown.close();
    expect(settings.get().window?.maximized).toBe(true);
  });

  it.each(['resize', 'move', 'maximize', 'unmaximize'] as const)('[NTV-02] they are stored after %s too', (change) => {
    const { settings, shown } = open();
    shown.emit('ready-to-show');
    shown.bounds = { x: 5, y: 6, width: 700, height: 600 };
    shown.emit(change);
    vi.advanceTimersByTime(500);
    expect(settings.get().window?.bounds).toEqual(shown.bounds);
  });

  it('[NTV-02] zooming by wheel stays within 50 % and 200 % and is stored', () => {
    const { settings, shown } = open();
    for (let step = 0; step < 20; step += 1) shown.webContents.emit('zoom-changed', {}, 'in');
    expect(shown.webContents.zoom).toBe(2);
    for (let step = 0; step < 40; step += 1) shown.webContents.emit('zoom-changed', {}, 'out');
    expect(shown.webContents.zoom).toBe(0.5);
    vi.advanceTimersByTime(500);
    expect(settings.get().window?.zoom).toBe(0.5);
  });

  it('[NTV-02] zooming by menu, which raises no event, survives a reload and is stored', () => {
    const { settings, shown } = open(saved);
    shown.emit('ready-to-show');
    shown.webContents.emit('did-finish-load');
    shown.webContents.zoom = 1.44;
    shown.webContents.emit('did-finish-load');
    expect(shown.webContents.zoom).toBe(1.44);
    shown.webContents.zoom = 5;
    shown.close();
    expect(settings.get().window?.zoom).toBe(2);
  });

  it.each(['hidden', 'minimized'] as const)('[NTV-02] one that began %s is maximised when it is opened', (appears) => {
    const { main, settings, shown } = open(saved, 'linux', appears);
    shown.emit('ready-to-show');
    shown.emit('move');
    vi.advanceTimersByTime(500);
    expect(settings.get().window).toEqual(saved);
    main.open();
    expect(shown.state).toBe('maximized');
  });

  it('is shown after two seconds even when the page never paints', () => {
    const { shown } = open();
    vi.advanceTimersByTime(1_999);
    expect(shown.state).toBe('hidden');
    vi.advanceTimersByTime(1);
    expect(shown.state).toBe('normal');
  });

  it.each([
    ['win32', { color: '#112233', symbolColor: '#ffffff', height: 48 }],
    ['linux', null],
    ['darwin', null],
  ] as const)('on %s the page’s appearance reaches the title bar: %j', (platform, titleBar) => {
    const { main, shown, settings } = open(null, platform);
    const appearance = { theme: 'dark', titleBar: { color: '#112233', symbolColor: '#ffffff' } } as const;
    main.setAppearance(appearance);
    expect([shown.titleBar, shown.background]).toEqual([titleBar, '#112233']);
    expect(settings.get().appearance).toEqual(appearance);
  });
});
