import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** WCAG 2.2 up to AA and axe's best practices, with all rules on. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the theme; all others check what both themes share. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page after axe's script has run. */
type PageWithAxe = typeof globalThis & {
  axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
};

interface Look {
  /** Selector of the part to check; absent for the whole page. */
  readonly within?: string;
  /** Selectors of parts that were checked before. */
  readonly without?: readonly string[];
  /** Checks only colours. */
  readonly coloursAlone?: boolean;
}

/** Every violation axe finds, one line each: rule and place. */
export const faultsOf = async (
  page: Page,
  { within, without = [], coloursAlone = false }: Look = {},
): Promise<readonly string[]> => {
  // Once per document, since the script is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const only: RunOptions['runOnly'] = coloursAlone
    ? { type: 'rule', values: COLOUR_RULES }
    : { type: 'tag', values: STANDARDS };
  return page.evaluate(
    async ({ selector, excluded, runOnly }) => {
      const { axe } = globalThis as PageWithAxe;
      if (!axe) throw new Error('axe is not in the page');
      const place = selector ?? document;
      if (selector !== undefined && document.querySelector(selector) === null) return ['nothing is there to check'];
      const seen = excluded.filter((part) => document.querySelector(part) !== null);
      const { violations } = await axe.run(seen.length === 0 ? place : { include: place, exclude: seen }, {
        runOnly,
        resultTypes: ['violations'],
        // Our rules read no style sheets or videos, which axe would otherwise load each time.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any, html }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''} ${html.slice(0, 200)}`,
        ),
      );
    },
    { selector: within, excluded: [...without], runOnly: only },
  );
};

/** What still changes once the fonts are loaded, as texts: an empty page, loading indicators, running animations. Empty once all is rendered. */
const unrest = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loading = [...document.querySelectorAll('[class*="skeleton" i], .ant-spin-spinning')];
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    const nameOf = (element: Element | null | undefined): string => element?.getAttribute('class') ?? 'no class';
    return [
      ...(document.querySelector('main')?.textContent === '' ? ['main is empty'] : []),
      ...loading.map((element) => `loading: ${nameOf(element)}`),
      ...moving.map(({ effect }) => `moving: ${nameOf(effect instanceof KeyframeEffect ? effect.target : null)}`),
    ];
  });

/** Waits until everything is rendered: fonts are loaded, nothing loads, nothing moves. */
export const settle = async (page: Page): Promise<void> => {
  // Mostly the page already rests, and the walk of all screens asks hundreds of times: an expectation takes several times this call.
  if ((await unrest(page)).length === 0) return;
  await expect
    .poll(() => unrest(page), { message: 'the page comes to rest', intervals: [20, 30, 50, 100] })
    .toEqual([]);
};

export type Theme = 'light' | 'dark';

export const themeOf = (page: Page): Promise<Theme> =>
  page.evaluate(() => (document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light'));

/** Switches the theme with the app's button, which a modal dialog would cover. Returns the new theme. */
export const switchTheme = async (page: Page): Promise<Theme> => {
  const next: Theme = (await themeOf(page)) === 'light' ? 'dark' : 'light';
  // By its attribute, since a search by role reads the whole page behind the dialog.
  await page.locator('button[aria-label^="Usar o tema"]').dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-theme', next);
  await settle(page);
  return next;
};

/**
 * Every violation of a private page at rest, or of the part that a selector names: of all rules in the current theme, and of the
 * colour rules in the other theme, which stays on.
 */
export const faultsInBothThemes = async (page: Page, within?: string): Promise<readonly string[]> => {
  const part = within === undefined ? {} : { within };
  await settle(page);
  const here = await faultsOf(page, part);
  const theme = await switchTheme(page);
  const there = await faultsOf(page, { ...part, coloursAlone: true });
  return [...here, ...there.map((fault) => `${theme}: ${fault}`)];
};

/**
 * Every violation of a page without the button of the theme, as long as it follows the system's: of all rules in the light theme, and
 * of the colour rules in the dark one, which stays on.
 */
export const faultsInSystemThemes = async (page: Page, within?: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await settle(page);
    const found = await faultsOf(page, { ...(within !== undefined && { within }), coloursAlone: theme === 'dark' });
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  return faults;
};

/** Classes of elements on the page, or in the parts that a selector names, that move although the user asked for reduced motion. */
export const movingParts = (page: Page, within = ':root'): Promise<readonly (string | null)[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .flatMap((part) => [part, ...part.querySelectorAll('*')])
        .filter((element) => {
          const { animationDuration, transitionDuration } = getComputedStyle(element);
          return /[1-9]/.test(`${animationDuration} ${transitionDuration}`);
        })
        .map((element) => element.getAttribute('class')),
    within,
  );
