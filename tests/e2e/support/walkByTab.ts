import type { Page } from '@playwright/test';

type WalkedPage = typeof globalThis & { walked?: Set<Element> };

interface Stop {
  readonly name: string;
  /** Something on or around it looks different without the focus. */
  readonly isSeen: boolean;
}

/** Where the focus is; null when it has left the page or come round. The page must stand still, since looks are compared. */
const readStop = (page: Page): Promise<Stop | null> =>
  page.evaluate(async () => {
    const stop = document.activeElement;
    const walked = ((globalThis as WalkedPage).walked ??= new Set());
    if (!(stop instanceof HTMLElement) || stop === document.body || walked.has(stop)) return null;
    walked.add(stop);
    const outer = [stop.parentElement, stop.parentElement?.parentElement].filter((one) => one instanceof Element);
    // Fields draw their halo on the frame around them. It is drawn for a button in the frame too, and does not tell the two apart.
    const isInFrame = stop.matches('button') && outer.some((one) => one.matches('.ant-input-affix-wrapper'));
    const around = isInFrame ? [stop] : [stop, ...outer];
    const look = (): string =>
      around
        .flatMap((one) => [null, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
        .map(({ outlineStyle, outlineWidth, boxShadow, borderColor, backgroundColor }) =>
          [outlineStyle !== 'none' && outlineWidth, boxShadow, borderColor, backgroundColor].join(),
        )
        .join();
    const rendered = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await rendered();
    const focused = look();
    stop.blur();
    await rendered();
    const isSeen = look() !== focused;
    stop.focus();
    return { name: stop.ariaLabel || stop.textContent?.trim() || stop.outerHTML.slice(0, 120), isSeen };
  });

/** What Tab should reach and has not, as HTML. */
const missedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]')]
      .filter((one) => one.tabIndex >= 0 && !one.matches(':disabled, [inert] *') && one.checkVisibility())
      .filter((one) => !(globalThis as WalkedPage).walked?.has(one))
      .map((one) => one.outerHTML.slice(0, 160)),
  );

/**
 * Presses Tab through the page, from its top or from the part named by a selector. Returns the stops at which nobody sees the focus, and
 * what a trap of the focus keeps it from.
 */
export const walkByTab = async (
  page: Page,
  from = 'body',
): Promise<{ readonly unseen: readonly string[]; readonly missed: readonly string[] }> => {
  await page.locator(from).evaluate((start: HTMLElement) => {
    delete (globalThis as WalkedPage).walked;
    // The walk begins there, whatever has the focus.
    const given = start.getAttribute('tabindex');
    start.tabIndex = -1;
    start.focus();
    if (given === null) start.removeAttribute('tabindex');
  });
  const unseen: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null) return { unseen, missed: await missedBy(page) };
    if (!stop.isSeen) unseen.push(stop.name);
  }
};
