import { expect, type Page } from '@playwright/test';
import { faultsOf, movingParts, settle, switchTheme, themeOf, type Theme } from './accessible';
import { englishWords } from './englishWords';
import { sidewaysFaults } from './sideways';

const softly = expect.configure({ soft: true });
const WIDE = { width: 1280, height: 800 };
/** 320 px, and what a window of 1280 px has at 200 % zoom. */
export const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** What lies over a screen. */
export const OVERLAY = '[role="dialog"], .ant-dropdown';

/** Selectors of the parts that axe looks at, and of those it leaves out. */
type Parts = Pick<NonNullable<Parameters<typeof faultsOf>[1]>, 'within' | 'without'>;

/**
 * In Portuguese alone, without motion for those who asked for none, under axe with every rule in the theme that is on, and with
 * the rules of colour in the other one, which stays on: what comes next begins there. `within` and `without` parts of the page,
 * for axe.
 */
export const inspectThemes = async (page: Page, where: string, parts: Parts = {}): Promise<void> => {
  const theme = await themeOf(page);
  // Asked again for a while: a dialog may fade in once its chunk is there, and half-faded colours have no contrast.
  const free = (name: Theme, coloursAlone: boolean) =>
    softly.poll(() => faultsOf(page, { ...parts, coloursAlone }), `${where}, ${name}`);
  expect.soft(await englishWords(page), `${where}, English words`).toEqual([]);
  await free(theme, false).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const other = await switchTheme(page);
  expect.soft(await movingParts(page), `${where}, without motion`).toEqual([]);
  await free(other, true).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
};

/** A frame may take this long, ms, on a busy machine; one that takes longer never comes by itself. */
const FRAME_MS = 5_000;

/**
 * Ends when the page has drawn a frame in its new size. Chromium without a window now and then draws none after a change of size:
 * a picture of one pixel makes it.
 */
const resized = async (page: Page, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await page.setViewportSize(size);
  const drawn = () =>
    page.evaluate(
      (ms) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(() => resolve(false), ms);
        }),
      FRAME_MS,
    );
  while (!(await drawn())) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await settle(page);
};

const inspectWidths = async (page: Page, where: string): Promise<void> => {
  for (const size of NARROW) {
    await resized(page, size);
    // The frame follows the window's width a moment later.
    await softly.poll(() => sidewaysFaults(page), `${where} at ${size.width} px`).toEqual([]);
  }
  await resized(page, WIDE);
};

/** Looks at the present screen. Every fault is told with its place, and the walk goes on. */
export const inspectScreen = async (page: Page, where: string, without: readonly string[]): Promise<void> => {
  await inspectThemes(page, where, { without });
  await inspectWidths(page, where);
};

/** Looks at the dialog or menu that lies over the present screen; menus close when the window changes, dialogs must fit. */
export const inspectOverlay = async (page: Page, where: string): Promise<void> => {
  await inspectThemes(page, where, { within: OVERLAY });
  if (await page.getByRole('dialog').last().isVisible()) await inspectWidths(page, where);
};
