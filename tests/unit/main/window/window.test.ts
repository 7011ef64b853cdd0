import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appearance } from '@/bridge/desktop';
import { createMainWindow } from '@native/main/window/window';
import { BrowserWindow } from '@tests/support/electron-stand-in/browserWindow';
import { screen } from '@tests/support/electron-stand-in/system';
import { aLog, someSettings } from '../fakes';

const dark: Appearance = { theme: 'dark', titleBar: { color: '#101010', symbolColor: '#ffffff' } };

const open = ({
  platform = 'linux' as NodeJS.Platform,
  appearance = null as Appearance | null,
  isPackaged = false,
} = {}) => {
  const made: BrowserWindow[] = [];
  const comeForward = vi.fn();
  const log = aLog();
  const main = createMainWindow({
    create: (options) => {
      const window = new BrowserWindow(options);
      made.push(window);
      return window as never;
    },
    screen: screen as never,
    settings: someSettings({ appearance }),
    platform,
    preload: '/app/preload.cjs',
    icon: '/app/icon.png',
    pageUrl: 'app://balcao/',
    appVersion: '1.2.3',
    appears: 'shown',
    pageArguments: ['--balcao-no-demo'],
    isPackaged,
    comeForward,
    log,
  });
  const [window] = made;
  if (window === undefined) throw new Error('no window');
  return { main, window, options: window.options as Record<string, unknown>, comeForward, log };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the frame of the window', () => {
  it('is the system’s on Linux', () => {
    const { options } = open();
    expect(options).not.toHaveProperty('titleBarStyle');
    expect(options).not.toHaveProperty('titleBarOverlay');
  });

  it('leaves room for the page’s own bar on macOS, with the buttons inside it', () => {
    expect(open({ platform: 'darwin' }).options).toMatchObject({
      titleBarStyle: 'hidden',
      titleBarOverlay: { height: 48 },
      trafficLightPosition: { x: 16, y: 16 },
    });
  });

  it('has the colours of the theme on Windows, where it draws the buttons', () => {
    expect(open({ platform: 'win32', appearance: dark }).options).toMatchObject({
      titleBarStyle: 'hidden',
      titleBarOverlay: { color: '#101010', symbolColor: '#ffffff', height: 48 },
    });
    expect(open({ platform: 'win32' }).options.titleBarOverlay).toEqual({ height: 48 });
  });
});

describe('the window', () => {
  it('opens hidden, in the last colour, and tells the page its version and what is switched off', () => {
    const { options } = open({ appearance: dark });
    expect(options).toMatchObject({
      show: false,
      autoHideMenuBar: true,
      icon: '/app/icon.png',
      minWidth: 360,
      minHeight: 560,
      backgroundColor: '#101010',
      webPreferences: {
        preload: '/app/preload.cjs',
        additionalArguments: ['--balcao-version=1.2.3', '--balcao-no-demo'],
        devTools: true,
      },
    });
    expect(open().options.backgroundColor).toBe('#F4F3EF');
    expect(open({ isPackaged: true }).options.webPreferences).toMatchObject({ devTools: false });
  });

  it('[NTV-05] keeps its title, which shows the unread total', () => {
    const preventDefault = vi.fn();
    open().window.emit('page-title-updated', { preventDefault });
    expect(preventDefault).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['as it is', { x: 100, y: 100 }, { x: 100, y: 100 }, 0],
    ['from beside the display', { x: 4_000, y: 120 }, { x: 320, y: 120 }, 1],
    ['from below the display', { x: 320, y: 4_000 }, { x: 320, y: 120 }, 1],
  ])(
    '[NTV-02] comes into reach when it is opened %s, since systems move only visible windows',
    (_, from, to, moves) => {
      const { main, window } = open();
      window.bounds = { ...window.bounds, ...from };
      const setBounds = vi.spyOn(window, 'setBounds');
      main.open();
      expect(setBounds).toHaveBeenCalledTimes(moves);
      expect(window.bounds).toMatchObject(to);
      // The user may put a visible one anywhere.
      window.bounds = { ...window.bounds, ...from };
      main.open();
      expect(setBounds).toHaveBeenCalledTimes(moves);
    },
  );

  it('that was closed is neither opened nor reloaded nor coloured', () => {
    const { main, window } = open();
    window.destroyed = true;
    window.emit('closed');
    vi.advanceTimersByTime(10_000);
    expect(() => {
      main.open();
      main.reload();
      main.setAppearance(dark);
    }).not.toThrow();
    expect(window.isVisible()).toBe(false);
  });
});
