import type { Locator, Page } from '@playwright/test';

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
    // The document in a frame shows its focus itself.
    if (stop instanceof HTMLIFrameElement) return { name: stop.title, isSeen: true };
    // The field of a choice of several lies deep in its frame.
    const frame = [stop.parentElement, stop.parentElement?.parentElement, stop.closest('.ant-select')];
    const outer = frame.filter((one) => one instanceof Element);
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

/** What Tab should reach in a part and has not, as HTML. */
const missedIn = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) =>
    [...element.querySelectorAll<HTMLElement>('a[href], button, input, textarea, [tabindex]')]
      .filter(
        (one) =>
          one.tabIndex >= 0 &&
          !one.matches(':disabled, [inert] *') &&
          one.checkVisibility({ visibilityProperty: true }),
      )
      .filter((one) => !(globalThis as WalkedPage).walked?.has(one))
      .map((one) => one.outerHTML.slice(0, 160)),
  );

/**
 * Presses Tab through the page from the top of a part. Returns the stops at which nobody sees the focus, and what of the part a trap of the
 * focus keeps it from, with the way that was taken instead.
 */
export const walkByTab = async (
  part: Locator,
): Promise<{ readonly unseen: readonly string[]; readonly missed: readonly string[] }> => {
  const page = part.page();
  await part.evaluate((start: HTMLElement) => {
    delete (globalThis as WalkedPage).walked;
    // The walk begins there, whatever has the focus.
    const given = start.getAttribute('tabindex');
    start.tabIndex = -1;
    start.focus();
    if (given === null) start.removeAttribute('tabindex');
  });
  const way: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await readStop(page);
    if (stop === null) break;
    way.push(stop);
  }
  const missed = await missedIn(part);
  return {
    unseen: way.filter(({ isSeen }) => !isSeen).map(({ name }) => name),
    missed: missed.length === 0 ? [] : [...missed, `the way: ${way.map(({ name }) => name).join(' → ')}`],
  };
};
