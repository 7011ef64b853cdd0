import { describe, expect, it } from 'vitest';
import { impatienceIn } from '../../scripts/lib/impatience.mjs';

// Assembled from parts, since the check would find these lines.
const WAIT = ['await page', 'waitForTimeout'].join('.') + '(500);';
const CLOCK = ['vi.useFakeTimers({ shouldAdvanceTime', 'true });'].join(': ');
const COUNT = ['expect(await screen.findAllByText(1))', 'toHaveLength(2);'].join('.');
const SKIPPED = ['test', "skip('later', () => {});"].join('.');

describe('tests that depend on time', () => {
  it.each([
    ['tests/e2e/a.spec.ts', WAIT, 'waits for time'],
    ['tests/unit/a.test.ts', SKIPPED, 'skips tests or retries'],
    ['tests/desktop/a.spec.ts', 'expect(Date.now() - began).toBeLessThan(6_000);', 'reads the clock'],
    ['tests/e2e/a.spec.ts', 'const from = performance.now();', 'reads the clock'],
    ['tests/e2e/support/a.ts', 'await new Promise((resolve) => setTimeout(resolve, 50));', 'sleeps'],
    ['tests/component/a.test.tsx', CLOCK, 'lets a fake clock advance by itself: see tests/support/rendering/drawn.ts'],
    ['tests/component/a.test.tsx', COUNT, 'counts the first matches, not all of them'],
    ['tests/component/a.test.tsx', '  expect(box()).toHaveFocus();', 'checks the focus only once'],
    ['playwright.config.ts', '  retries: 1,', 'retries'],
    ['vitest.config.ts', '    retry: 2,', 'retries'],
  ])('%s may not contain %s', (file, line, fault) => {
    expect(impatienceIn(file, `const first = 1;\n${line}\n`)).toEqual([{ line: 2, fault }]);
  });

  it.each([
    ['playwright.config.ts', '  retries: 0,'],
    ['tests/unit/a.test.ts', 'expect(clock.now()).toBe(Date.now());'],
    ['tests/unit/a.test.ts', '  retries: 2,'],
    ['tests/e2e/a.spec.ts', 'await expect(list).toBeVisible();'],
    ['tests/component/a.test.tsx', 'await eventually(() => expect(box()).toHaveFocus());'],
  ])('%s may contain %s', (file, line) => {
    expect(impatienceIn(file, line)).toEqual([]);
  });
});
