import { expect, type Page } from '@playwright/test';
import { faultsOf, movingParts, settle } from './accessible';
import { englishWords } from './englishWords';
import { sidewaysFaults } from './sideways';

const softly = expect.configure({ soft: true });
const WIDE = { width: 1280, height: 800 };
/** 320 px, and what a window of 1280 px has at 200 % zoom. */
export const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** The app's own button, which a modal dialog covers. */
const switchTheme = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^Usar o tema/, includeHidden: true }).dispatchEvent('click');

/**
 * In Portuguese alone, under axe with every rule in the light theme, with the rules of colour in the dark one, and without motion for those who asked
 * for none. `within` a part of the page alone, for axe.
 */
export const inspectThemes = async (page: Page, where: string, within?: string): Promise<void> => {
  // Asked again for a while: a dialog may fade in once its chunk is there, and half-faded colours have no contrast.
  const free = (theme: string, coloursAlone: boolean) =>
    softly.poll(() => faultsOf(page, { ...(within !== undefined && { within }), coloursAlone }), {
      message: `${where}, ${theme}`,
      timeout: 10_000,
    });
  expect.soft(await englishWords(page), `${where}, English words`).toEqual([]);
  await free('light', false).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await switchTheme(page);
  await settle(page);
  expect.soft(await movingParts(page), `${where}, without motion`).toEqual([]);
  await free('dark', true).toEqual([]);
  await switchTheme(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
};

const inspectWidths = async (page: Page, where: string): Promise<void> => {
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await settle(page);
    // The frame follows the window's width a moment later.
    await softly
      .poll(() => sidewaysFaults(page), { message: `${where} at ${size.width} px`, timeout: 10_000 })
      .toEqual([]);
  }
  await page.setViewportSize(WIDE);
  await settle(page);
};

/** Looks at the present screen. Every fault is told with its place, and the walk goes on. */
export const inspectScreen = async (page: Page, where: string): Promise<void> => {
  await inspectThemes(page, where);
  await inspectWidths(page, where);
};

/** Looks at the dialog or menu that lies over the present screen; menus close when the window changes, dialogs must fit. */
export const inspectOverlay = async (page: Page, where: string): Promise<void> => {
  await inspectThemes(page, where, '[role="dialog"], .ant-dropdown');
  if (await page.getByRole('dialog').last().isVisible()) await inspectWidths(page, where);
};
