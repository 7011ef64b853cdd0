import { expect, type Page } from '@playwright/test';
import { faultsOf, movingParts, settle, switchTheme, themeOf, type Theme } from './accessible';
import { englishWords } from './englishWords';
import { sidewaysFaults } from './sideways';
import { walkByTab } from './walkByTab';

const softly = expect.configure({ soft: true });
const WIDE = { width: 1280, height: 800 };
/** 320 px wide, and a window of 1280 px at 200 % zoom. */
export const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

/** Selector of what covers a screen. */
export const OVERLAY = '[role="dialog"], .ant-dropdown';

/** Selectors of the parts that axe checks and skips. */
type Parts = Pick<NonNullable<Parameters<typeof faultsOf>[1]>, 'within' | 'without'>;

/**
 * Checks a page in reduced motion: nothing moves, no word is English, and axe finds nothing, with all rules in the current theme and
 * with the colour rules in the other theme, which stays on. `within` and `without` limit axe to parts.
 */
export const inspectThemes = async (page: Page, where: string, parts: Parts = {}): Promise<void> => {
  const theme = await themeOf(page);
  // Polled, since a part that loads late may still be rendering.
  const free = (name: Theme, coloursAlone: boolean) =>
    softly.poll(() => faultsOf(page, { ...parts, coloursAlone }), `${where}, ${name}`);
  expect.soft(await englishWords(page), `${where}, English words`).toEqual([]);
  await free(theme, false).toEqual([]);
  const other = await switchTheme(page);
  expect.soft(await movingParts(page, parts.within), `${where}, without motion`).toEqual([]);
  await free(other, true).toEqual([]);
};

/** Longest wait for a frame on a busy machine, ms; after this, none comes by itself. */
const FRAME_MS = 5_000;

/**
 * Resizes the window and waits until the page has rendered a frame. Headless Chromium sometimes renders none after a change of size; a
 * screenshot of one pixel forces it.
 */
const resize = async (page: Page, size: { readonly width: number; readonly height: number }): Promise<void> => {
  await page.setViewportSize(size);
  const rendered = () =>
    page.evaluate(
      (ms) =>
        new Promise<boolean>((resolve) => {
          requestAnimationFrame(() => resolve(true));
          setTimeout(() => resolve(false), ms);
        }),
      FRAME_MS,
    );
  while (!(await rendered())) await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  await settle(page);
};

/** Dialogs keep at least this distance from both edges together, px. */
const GAP_PX = 48;

/** The width of the widest of the parts that a selector names, or of what they contain, px. */
const widthOf = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .evaluateAll((parts) => Math.max(...parts.map((part) => Math.max(part.clientWidth, part.scrollWidth))));

/** `within` limits the check to parts: what they cover was checked before. */
const inspectWidths = async (page: Page, where: string, within?: string): Promise<void> => {
  const widest = within === undefined ? Infinity : await widthOf(page, within);
  for (const size of NARROW) {
    // In a window of 640 px, a narrower dialog lies as in a wide one.
    if (size.width - widest > GAP_PX) continue;
    await resize(page, size);
    // The app's layout follows the window's width a moment later.
    await softly.poll(() => sidewaysFaults(page, within), `${where} at ${size.width} px`).toEqual([]);
  }
  await resize(page, WIDE);
};

/** Checks the current screen in reduced motion. Reports every fault with its place, and the test continues. */
export const inspectScreen = async (page: Page, where: string, without: readonly string[]): Promise<void> => {
  await inspectThemes(page, where, { without });
  await inspectWidths(page, where);
};

/** The markup of what covers the screen, with a dot for each text and without the ids that connect its parts. */
const markupOf = (page: Page): Promise<string> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .map(({ outerHTML }) =>
          outerHTML.replace(/>[^<]+</g, '>·<').replace(/ (?:id|for|aria-\w+by|aria-controls)="[^"]*"/g, ''),
        )
        .join(''),
    OVERLAY,
  );

/**
 * The same for the dialog or menu over the screen. Only dialogs must fit narrow windows and be walked by Tab: menus close on a resize and
 * go by arrows. Of one whose markup is among `seen`, only the words are checked: a dozen screens ask in the same dialog whether to delete a record.
 */
export const inspectOverlay = async (page: Page, where: string, seen = new Set<string>()): Promise<void> => {
  const markup = await markupOf(page);
  if (seen.has(markup)) {
    expect.soft(await englishWords(page), `${where}, English words`).toEqual([]);
    return;
  }
  seen.add(markup);
  await inspectThemes(page, where, { within: OVERLAY });
  const dialog = page.getByRole('dialog').last();
  if (!(await dialog.isVisible())) return;
  expect.soft(await walkByTab(dialog), `${where}, the way of Tab`).toEqual({ unseen: [], missed: [] });
  await inspectWidths(page, where, OVERLAY);
};
