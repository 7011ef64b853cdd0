import type { BrowserWindow, BrowserWindowConstructorOptions, Screen } from 'electron';
import type { Appearance } from '@/contract/desktop';
import type { Log } from './log';
import { WEB_PREFERENCES } from './security';
import type { SettingsFile } from './settingsFile';
import { PRODUCT_NAME } from './texts';
import { MIN_SIZE, restoredBounds, trackWindowState } from './windowState';

/** Height of the top bar, which is the title bar on Windows and macOS, px. */
const TITLE_BAR_HEIGHT = 48;
/** Longest wait for the first paint before the window is shown anyway, ms. */
const SHOW_LIMIT_MS = 2_000;
/** The theme's `app` colour, until the page has told its own. */
const FIRST_COLOR = '#F4F3EF';
/** One step of Ctrl and wheel. */
const ZOOM_STEP = 0.1;
const ZOOM_LIMITS = [0.5, 2] as const;

export interface MainWindow {
  readonly browserWindow: BrowserWindow;
  readonly open: () => void;
  readonly reload: () => void;
  readonly setAppearance: (appearance: Appearance) => void;
}

interface Parts {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow;
  readonly screen: Pick<Screen, 'getAllDisplays' | 'getPrimaryDisplay'>;
  readonly settings: SettingsFile;
  readonly platform: NodeJS.Platform;
  /** Absolute path of preload.cjs. */
  readonly preload: string;
  readonly icon: string;
  readonly pageUrl: string;
  readonly appVersion: string;
  readonly isPackaged: boolean;
  readonly log: Log;
}

const frame = (platform: NodeJS.Platform, appearance: Appearance | null): BrowserWindowConstructorOptions => {
  const height = TITLE_BAR_HEIGHT;
  if (platform === 'darwin') {
    // Without the overlay entry the page has no `env(titlebar-area-x)` on macOS.
    return { titleBarStyle: 'hidden', titleBarOverlay: { height }, trafficLightPosition: { x: 16, y: 16 } };
  }
  if (platform !== 'win32') return {};
  return { titleBarStyle: 'hidden', titleBarOverlay: { ...appearance?.titleBar, height } };
};

/** The app's only window, opened where it was and hidden until its first paint. */
export const createMainWindow = (parts: Parts): MainWindow => {
  const { create, screen, settings, platform, preload, icon, pageUrl, appVersion, isPackaged, log } = parts;
  const { window: saved, appearance } = settings.get();
  const window = create({
    ...restoredBounds(saved?.bounds ?? null, screen.getAllDisplays(), screen.getPrimaryDisplay()),
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    title: PRODUCT_NAME,
    icon,
    autoHideMenuBar: true,
    backgroundColor: appearance?.titleBar.color ?? FIRST_COLOR,
    ...frame(platform, appearance),
    webPreferences: {
      ...WEB_PREFERENCES,
      preload,
      additionalArguments: [`--balcao-version=${appVersion}`],
      devTools: !isPackaged,
    },
  });

  const show = () => {
    if (saved?.maximized) window.maximize();
    if (saved?.fullScreen) window.setFullScreen(true);
    window.show();
  };
  // `ready-to-show` never comes when loading fails.
  const limit = setTimeout(show, SHOW_LIMIT_MS);
  window.once('ready-to-show', () => {
    clearTimeout(limit);
    if (!window.isVisible()) show();
  });
  window.once('closed', () => clearTimeout(limit));
  // The title is the unread total's (NTV-05), not the document's.
  window.on('page-title-updated', (event) => event.preventDefault());

  const { webContents } = window;
  let zoom = saved?.zoom ?? 1;
  // Chromium remembers zoom for the session only.
  webContents.on('did-finish-load', () => webContents.setZoomFactor(zoom));
  webContents.on('zoom-changed', (_event, direction) => {
    const next = zoom + (direction === 'in' ? ZOOM_STEP : -ZOOM_STEP);
    zoom = Math.min(Math.max(next, ZOOM_LIMITS[0]), ZOOM_LIMITS[1]);
    webContents.setZoomFactor(zoom);
  });
  trackWindowState(
    window,
    () => zoom,
    (state) => settings.change({ window: state }),
  );
  window.loadURL(pageUrl).catch((error: unknown) => log.error('the page did not load', { error }));

  return {
    browserWindow: window,
    open: () => {
      if (window.isDestroyed()) return;
      if (window.isMinimized()) window.restore();
      window.show();
      window.focus();
    },
    reload: () => {
      if (!window.isDestroyed()) webContents.reload();
    },
    setAppearance: (next) => {
      settings.change({ appearance: next });
      if (window.isDestroyed()) return;
      window.setBackgroundColor(next.titleBar.color);
      if (platform === 'win32') window.setTitleBarOverlay({ ...next.titleBar, height: TITLE_BAR_HEIGHT });
    },
  };
};
