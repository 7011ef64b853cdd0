import type { BrowserWindow, BrowserWindowConstructorOptions, Screen } from 'electron';
import type { Appearance } from '@/bridge/desktop';
import type { Log } from '../system/log';
import { WEB_PREFERENCES } from './security';
import type { SettingsFile } from '../system/settingsFile';
import { PRODUCT_NAME } from '../system/texts';
import { MIN_SIZE, restoredBounds, trackWindowState } from './windowState';

/** Height of the top bar, which is the title bar on Windows and macOS, px. */
const TITLE_BAR_HEIGHT = 48;
/** Longest wait for the first paint before the window is shown anyway, ms. */
const SHOW_LIMIT_MS = 2_000;
/** The theme's `app` colour, used until the page sends its own. */
const FIRST_COLOR = '#F4F3EF';
/** How long a Linux compositor gets to focus an opened window, ms. */
const FOCUS_MS = 200;
/** Change of the zoom factor by one step of Ctrl and the wheel. */
const ZOOM_STEP = 0.1;
const ZOOM_LIMITS = [0.5, 2] as const;

const within = (zoom: number): number => Math.min(Math.max(zoom, ZOOM_LIMITS[0]), ZOOM_LIMITS[1]);

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
  /** How the window first appears; after a start by the system it is hidden or minimised. */
  readonly appears: 'shown' | 'hidden' | 'minimized';
  /** Arguments for the preload, besides the version. */
  readonly pageArguments: readonly string[];
  readonly isPackaged: boolean;
  /** macOS: brings the app in front of others, which showing a window does not do. */
  readonly comeForward: () => void;
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

/** The app's only window, opened at its last place and hidden until its first paint. */
export const createMainWindow = (parts: Parts): MainWindow => {
  const { create, screen, settings, platform, preload, icon, pageUrl, appVersion, isPackaged, log } = parts;
  const { appears, pageArguments, comeForward } = parts;
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
      additionalArguments: [`--balcao-version=${appVersion}`, ...pageArguments],
      devTools: !isPackaged,
    },
  });

  /** True once the saved state is restored, at the first showing, since `maximize` shows a window. */
  let isPlaced = false;
  const place = () => {
    if (isPlaced) return;
    isPlaced = true;
    if (saved?.maximized) window.maximize();
    if (saved?.fullScreen) window.setFullScreen(true);
  };
  window.once('restore', place);
  // Wayland emits no `restore`.
  window.once('focus', place);
  const show = () => {
    if (appears === 'hidden') return;
    if (appears === 'minimized') return window.minimize();
    place();
    window.show();
  };
  // `ready-to-show` never comes when loading fails.
  const limit = setTimeout(show, SHOW_LIMIT_MS);
  window.once('ready-to-show', () => {
    clearTimeout(limit);
    if (!window.isVisible()) show();
  });
  window.once('closed', () => clearTimeout(limit));
  // The title shows the unread total, not the document's title.
  window.on('page-title-updated', (event) => event.preventDefault());

  const { webContents } = window;
  // Chromium keeps zoom only for the session and emits an event only for the wheel, so zoom by the menu must be read.
  let isZoomed = false;
  const zoom = () => within(isZoomed ? webContents.getZoomFactor() : (saved?.zoom ?? 1));
  const zoomTo = (factor: number) => {
    isZoomed = true;
    webContents.setZoomFactor(within(factor));
  };
  webContents.on('did-finish-load', () => zoomTo(zoom()));
  webContents.on('zoom-changed', (_event, direction) => zoomTo(zoom() + (direction === 'in' ? ZOOM_STEP : -ZOOM_STEP)));
  trackWindowState(window, {
    zoom,
    // A window that was never shown keeps its saved state.
    isPlaced: () => isPlaced || saved === null,
    keep: (state) => settings.change({ window: state }),
  });
  window.loadURL(pageUrl).catch((error: unknown) => log.error('the page did not load', { error }));

  /** Systems move a window whose display is unplugged only if it is visible, so a hidden one would be opened out of reach. */
  const comeIntoReach = () => {
    if (window.isVisible()) return;
    const bounds = window.getNormalBounds();
    const reachable = restoredBounds(bounds, screen.getAllDisplays(), screen.getPrimaryDisplay());
    const isReached = (['x', 'y', 'width', 'height'] as const).every((side) => reachable[side] === bounds[side]);
    if (!isReached) window.setBounds(reachable);
  };

  // Wayland can neither report nor undo a minimised state, but hiding and showing a window focuses it.
  const insist = () => {
    if (window.isDestroyed() || window.isFocused()) return;
    window.hide();
    window.show();
  };

  return {
    browserWindow: window,
    open: () => {
      if (window.isDestroyed()) return;
      const wasFocused = window.isFocused();
      if (window.isMinimized()) window.restore();
      comeIntoReach();
      place();
      window.show();
      window.focus();
      if (platform === 'darwin') comeForward();
      // A window that had the focus may lose it to a question of the system, which must not lose its window.
      if (platform === 'linux' && !wasFocused) setTimeout(insist, FOCUS_MS);
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
