import type { BrowserWindow, Display, Rectangle } from 'electron';
import type { WindowState } from '../system/settingsSchema';

/** Smallest size of the window, px. */
export const MIN_SIZE = { width: 360, height: 560 } as const;
/** Size at the first start, px. */
const FIRST_SIZE = { width: 1_280, height: 800 } as const;
/** How much of the window must be on a display so that the user can grab it, px; of its title bar, the height alone. */
const GRASP = 64;
const TITLE_BAR = { height: 48, grasp: 24 } as const;
/** Invisible borders that Windows counts to a window, both sides together, px. */
const BORDERS = 16;
/** Pause after the last move or resize before the state is stored, ms. */
const SETTLED_MS = 500;

const overlap = (start: number, size: number, otherStart: number, otherSize: number): number =>
  Math.min(start + size, otherStart + otherSize) - Math.max(start, otherStart);

const centred = (size: { width: number; height: number }, area: Rectangle): Rectangle => {
  const width = Math.min(size.width, area.width);
  const height = Math.min(size.height, area.height);
  return {
    x: area.x + Math.round((area.width - width) / 2),
    y: area.y + Math.round((area.height - height) / 2),
    width,
    height,
  };
};

/** Length from the first start to the last end, px. */
const extent = (sides: readonly (readonly [start: number, size: number])[]): number =>
  Math.max(...sides.map(([start, size]) => start + size)) - Math.min(...sides.map(([start]) => start));

/** Is the window no larger than all displays together? Otherwise the display it was made on is gone. */
const fitsOn = (bounds: Rectangle, displays: readonly Pick<Display, 'workArea'>[]): boolean =>
  bounds.width <= extent(displays.map(({ workArea }) => [workArea.x, workArea.width])) + BORDERS &&
  bounds.height <= extent(displays.map(({ workArea }) => [workArea.y, workArea.height])) + BORDERS;

/**
 * Where the window opens: at its last place, or centred on the primary display at the first start and when less than 64 × 64 px of
 * it, or too little of its title bar, would be visible because its display is gone, or its end would be out of sight.
 */
export const restoredBounds = (
  saved: Rectangle | null,
  displays: readonly Pick<Display, 'workArea'>[],
  primary: Pick<Display, 'workArea'>,
): Rectangle => {
  if (saved === null) return centred(FIRST_SIZE, primary.workArea);
  const size = { width: Math.max(saved.width, MIN_SIZE.width), height: Math.max(saved.height, MIN_SIZE.height) };
  const bounds = { ...saved, ...size };
  const isVisible = displays.some(
    ({ workArea }) =>
      overlap(bounds.x, bounds.width, workArea.x, workArea.width) >= GRASP &&
      overlap(bounds.y, bounds.height, workArea.y, workArea.height) >= GRASP &&
      overlap(bounds.y, TITLE_BAR.height, workArea.y, workArea.height) >= TITLE_BAR.grasp,
  );
  return isVisible && fitsOn(bounds, displays) ? bounds : centred(size, primary.workArea);
};

interface Tracking {
  readonly zoom: () => number;
  /** False until the window has its saved place. */
  readonly isPlaced: () => boolean;
  readonly keep: (state: WindowState) => void;
}

/** Stores the window's state after changes and when it closes. */
export const trackWindowState = (window: BrowserWindow, { zoom, isPlaced, keep }: Tracking): void => {
  let form = { maximized: false, fullScreen: false };
  const read = (): WindowState => {
    // A minimised window is neither, although it will be again.
    if (!window.isMinimized()) form = { maximized: window.isMaximized(), fullScreen: window.isFullScreen() };
    return { bounds: window.getNormalBounds(), ...form, zoom: zoom() };
  };
  let pause: NodeJS.Timeout | undefined;
  const keepNow = () => {
    clearTimeout(pause);
    if (!window.isDestroyed() && isPlaced()) keep(read());
  };
  const keepSoon = () => {
    clearTimeout(pause);
    pause = setTimeout(keepNow, SETTLED_MS);
  };
  window.on('resize', keepSoon);
  window.on('move', keepSoon);
  window.on('maximize', keepSoon);
  window.on('unmaximize', keepSoon);
  window.webContents.on('zoom-changed', keepSoon);
  window.on('close', keepNow);
};
