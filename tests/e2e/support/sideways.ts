import type { Page } from '@playwright/test';

/**
 * Faults in a narrow window, one line each: the page or a part of it scrolls sideways, or a control is outside the visible area.
 * The kanban board may scroll sideways.
 */
export const sidewaysFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const MAY = '[data-board]';
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0] ?? ''} "${
        element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30) ?? ''
      }"`;
    const scrolls = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(element).overflowX);
    const mayScroll = (element: Element): boolean =>
      element.closest(MAY) !== null || element.querySelector(MAY) !== null;

    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push('the page scrolls sideways');
    for (const element of document.body.querySelectorAll('*')) {
      if (scrolls(element) && !mayScroll(element)) faults.push(`scrolls sideways: ${nameOf(element)}`);
    }
    const inScroller = (element: Element): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement) if (scrolls(up) && mayScroll(up)) return true;
      return false;
    };
    for (const control of document.body.querySelectorAll('a[href], button, input, textarea, [role="tab"]')) {
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width } = control.getBoundingClientRect();
      const isOutside = left < -1 || right > innerWidth + 1;
      if (width > 1 && isOutside && !inScroller(control)) faults.push(`out of sight: ${nameOf(control)}`);
    }
    return faults;
  });
