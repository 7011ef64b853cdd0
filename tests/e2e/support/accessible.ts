import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 up to AA and axe's own good practices: no rule of theirs is switched off (A11Y-01). */
const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every fault axe finds, in one line each: which rule, and where. `within` a part of the page alone. */
export const faultsOf = async (page: Page, within?: string): Promise<readonly string[]> => {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(STANDARDS)
    // Sums up in the page itself, which has no frames, instead of in a new tab for each look.
    .setLegacyMode();
  const { violations } = await (within ? axe.include(within) : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, html }) => `${id} ${target.join(' ')} ${any[0]?.message ?? ''} ${html.slice(0, 200)}`),
  );
};

/** Everything drawn: fonts are there, nothing loads, nothing moves. */
export const settle = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForFunction(
    () =>
      document.querySelector('main')?.textContent !== '' &&
      document.querySelector('[class*="skeleton" i], .ant-spin-spinning') === null &&
      document.getAnimations().every((animation) => animation.playState !== 'running'),
  );
};

/** What moves although the user asked for no motion (A11Y-07): the classes of the elements. */
export const movingParts = (page: Page): Promise<readonly (string | null)[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationDuration, transitionDuration } = getComputedStyle(element);
        return /[1-9]/.test(`${animationDuration} ${transitionDuration}`);
      })
      .map((element) => element.getAttribute('class')),
  );
