import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

/** WCAG 2.2 up to AA and axe's own good practices: none of their rules is switched off. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that a theme can break; all others look at what both themes share. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The page as axe's script leaves it. */
type PageWithAxe = typeof globalThis & {
  axe?: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
};

interface Look {
  /** Selector of the part to look at; the whole page without it. */
  readonly within?: string;
  /** Look at the colours alone. */
  readonly coloursAlone?: boolean;
}

/** Every fault axe finds, in one line each: which rule, and where. */
export const faultsOf = async (page: Page, { within, coloursAlone = false }: Look = {}): Promise<readonly string[]> => {
  // Once per document: the script has half a megabyte.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const only: RunOptions['runOnly'] = coloursAlone
    ? { type: 'rule', values: COLOUR_RULES }
    : { type: 'tag', values: STANDARDS };
  return page.evaluate(
    async ({ selector, runOnly }) => {
      const { axe } = globalThis as PageWithAxe;
      if (!axe) throw new Error('axe is not in the page');
      const { violations } = await axe.run(selector === undefined ? document : selector, {
        runOnly,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, any, html }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''} ${html.slice(0, 200)}`,
        ),
      );
    },
    { selector: within, runOnly: only },
  );
};

/** What is not at rest yet, in words: an empty page, signs of loading, running animations. Empty when everything is drawn. */
const unrest = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const loading = [...document.querySelectorAll('[class*="skeleton" i], .ant-spin-spinning')];
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    const nameOf = (element: Element | null | undefined): string => element?.getAttribute('class') ?? 'no class';
    return [
      ...(document.querySelector('main')?.textContent === '' ? ['main is empty'] : []),
      ...loading.map((element) => `loading: ${nameOf(element)}`),
      ...moving.map(({ effect }) => `moving: ${nameOf(effect instanceof KeyframeEffect ? effect.target : null)}`),
    ];
  });

/** Everything drawn: fonts are there, nothing loads, nothing moves. */
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await expect.poll(() => unrest(page), { message: 'the page comes to rest', intervals: [50, 100, 250] }).toEqual([]);
};

/**
 * Every fault of the page as it is drawn now, at rest: under every rule in the light theme, under those of colour in the dark one.
 * The system asks for the dark one, and for the light one again.
 */
export const faultsInBothThemes = async (page: Page): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await settle(page);
    const found = await faultsOf(page, { coloursAlone: theme === 'dark' });
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
};

/** What moves although the user asked for no motion: the classes of the elements. */
export const movingParts = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return /[1-9]/.test(`${animationDuration} ${transitionDuration}`);
      })
      .map((element) => element.getAttribute('class')),
  );
