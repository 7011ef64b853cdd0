import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeReporter, configure, DqElement, ElementContext, RunOptions } from 'axe-core';
import { markUnproven, rememberProven, UNPROVEN } from './unprovenColours';

/** WCAG 2.2 up to AA and axe's best practices, with all rules on. */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on the theme; all others check what both themes share. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** So many rows of the same markup are checked on a screen: neighbours may be too near, or of one id. */
const ROWS = 3;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What our reporter makes of axe's findings. */
interface Findings {
  /** One line for each violation: rule and place. */
  readonly faults: readonly string[];
  /** The marks of texts with enough contrast. */
  readonly proven: readonly string[];
}

/** The page after axe's script has run. */
type PageWithAxe = typeof globalThis & {
  axe?: {
    configure: typeof configure;
    run: (context: ElementContext, options: RunOptions) => Promise<unknown>;
  };
};

/** Runs axe's script, once per document since it is half a megabyte, and limits its rule on contrast to marked elements. */
const loadAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(AXE);
  await page.evaluate((mark) => {
    const reporter: AxeReporter<Findings> = (results, _options, resolve) => {
      const faults = results.flatMap(({ id, violations }) =>
        violations.map(
          ({ node, any }) =>
            `${id} ${String((node as DqElement).selector)} ${any[0]?.message ?? ''} ${node.source.slice(0, 200)}`,
        ),
      );
      const enough = results.find(({ id }) => id === 'color-contrast')?.passes ?? [];
      // Of a text that nobody sees, axe knows no contrast.
      const seen = enough.filter(
        ({ any }) => typeof (any[0]?.data as { contrastRatio?: number })?.contrastRatio === 'number',
      );
      const proven = seen.map(({ node }) => (node as DqElement).element.getAttribute(mark) ?? '');
      resolve({ faults, proven });
    };
    (globalThis as PageWithAxe).axe?.configure({
      reporter: reporter as AxeReporter,
      rules: [{ id: 'color-contrast', selector: `[${mark}]` }],
    });
  }, UNPROVEN);
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
  await loadAxe(page);
  const isAnyUnproven = await markUnproven(page, { within: within ?? 'body', without });
  if (isAnyUnproven === null) return ['nothing is there to check'];
  if (coloursAlone && !isAnyUnproven) return [];
  const only: RunOptions['runOnly'] = coloursAlone
    ? { type: 'rule', values: COLOUR_RULES }
    : { type: 'tag', values: STANDARDS };
  const { faults, proven } = await page.evaluate(
    async ({ selector, excluded, runOnly, mark, most }): Promise<Findings> => {
      const { axe } = globalThis as PageWithAxe;
      if (!axe) throw new Error('axe is not in the page');
      const place = selector ?? document;
      const seen = excluded.filter((part) => document.querySelector(part) !== null);
      const rows = new Map<string, number>();
      /** Whether a row is of the same markup as several before it, apart from words, addresses and numbers. */
      const isRepeated = (row: Element): boolean => {
        const shape = row.outerHTML
          .replace(/>[^<]+</g, '>·<')
          .replace(
            / (id|for|href|src|style|title|alt|value|datetime|data-[\w-]+|aria-(?:label|\w+by|controls|\w+index|posinset))="[^"]+"/g,
            ' $1',
          );
        const place = (rows.get(shape) ?? 0) + 1;
        rows.set(shape, place);
        return place > most;
      };
      // Axe describes all the document, also where it looks at one dialog: most of its time. What it need not look at, it finds empty.
      const emptied = new Set([
        ...[...document.body.children].filter(
          (one) => selector !== undefined && !one.matches(selector) && one.querySelector(selector) === null,
        ),
        ...seen.flatMap((part) => [...document.querySelectorAll(part)]),
        ...[...document.querySelectorAll('main :is(li, tr, article, [role="listitem"], [role="row"])')].filter(
          (row) => isRepeated(row) && row.querySelector(`[${mark}]`) === null,
        ),
      ]);
      for (const one of emptied) Object.defineProperty(one, 'childNodes', { value: [], configurable: true });
      const walk = document.createTreeWalker.bind(document);
      document.createTreeWalker = (root, show) =>
        walk(root, show, ({ parentElement }) =>
          parentElement && emptied.has(parentElement) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
        );
      const findings = await axe.run(seen.length === 0 ? place : { include: place, exclude: seen }, {
        runOnly,
        // Our rules read no style sheets or videos, which axe would otherwise load each time.
        preload: false,
      });
      document.createTreeWalker = walk;
      for (const one of emptied) Reflect.deleteProperty(one, 'childNodes');
      for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
      return findings as Findings;
    },
    { selector: within, excluded: [...without], runOnly: only, mark: UNPROVEN, most: ROWS },
  );
  rememberProven(proven);
  return faults;
};

/**
 * What still changes once the fonts are loaded, as texts: an empty page or dialog, loading indicators, running animations. Empty once all
 * is rendered. A dialog that reads its record is empty at first, since its loading indicator comes only after a while.
 */
const unrest = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const loading = [...document.querySelectorAll('[class*="skeleton" i], .ant-spin-spinning')];
    const dialogs = [...document.querySelectorAll('.ant-modal-body, .ant-drawer-body')];
    const empty = dialogs.filter((body) => body.childElementCount === 0 && body.checkVisibility());
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running');
    const nameOf = (element: Element | null | undefined): string => element?.getAttribute('class') ?? 'no class';
    return [
      ...(document.querySelector('main')?.textContent === '' ? ['main is empty'] : []),
      ...empty.map((body) => `empty: ${nameOf(body)}`),
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
        .filter((element) =>
          // What the style sheet draws before and after it, too.
          [null, '::before', '::after'].some((drawn) => {
            const { animationDuration, transitionDuration } = getComputedStyle(element, drawn);
            return /[1-9]/.test(`${animationDuration} ${transitionDuration}`);
          }),
        )
        .map((element) => element.getAttribute('class')),
    within,
  );
