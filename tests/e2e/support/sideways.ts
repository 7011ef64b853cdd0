import type { Page } from '@playwright/test';

/**
 * Faults in a narrow window, one line each: the page or a part of it scrolls sideways, a control is outside the visible area or
 * narrower than what it says, or a text ends at an edge without the dots that say so. The kanban board may scroll sideways. `within` is a selector of the parts to
 * check.
 */
export const sidewaysFaults = (page: Page, within = 'body'): Promise<readonly string[]> =>
  page.evaluate((selector) => {
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
    const parts = [...document.querySelectorAll(selector)].flatMap((part) => [part, ...part.querySelectorAll('*')]);
    for (const element of parts) {
      if (scrolls(element) && !mayScroll(element)) faults.push(`scrolls sideways: ${nameOf(element)}`);
    }
    const inScroller = (element: Element): boolean => {
      for (let up = element.parentElement; up; up = up.parentElement) if (scrolls(up) && mayScroll(up)) return true;
      return false;
    };
    for (const control of parts) {
      if (!control.matches('a[href], button, input, textarea, [role="tab"]')) continue;
      if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { left, right, width } = control.getBoundingClientRect();
      const isOutside = left < -1 || right > innerWidth + 1;
      if (width > 1 && isOutside && !inScroller(control)) faults.push(`out of sight: ${nameOf(control)}`);
      const isOpen = getComputedStyle(control).overflowX === 'visible';
      // Parts in the line of a text have no width of their own.
      const isFull = control.clientWidth > 0 && control.scrollWidth > control.clientWidth + 1;
      if (isOpen && isFull) faults.push(`wider than its button: ${nameOf(control)}`);
    }

    /** The nearest part around an element that hides what lies outside of it. */
    const edgeOf = (element: Element): Element | null => {
      for (let up = element.parentElement; up; up = up.parentElement) {
        const { overflowX } = getComputedStyle(up);
        if (overflowX !== 'visible') return /hidden|clip/.test(overflowX) ? up : null;
      }
      return null;
    };
    const hasText = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    /** The box of the text itself, which may be wider than its element; of one that cuts its text, the element's box. */
    const boxOfText = (element: Element): DOMRect => {
      if (getComputedStyle(element).overflowX !== 'visible') return element.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    for (const element of parts) {
      if (!hasText(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const edge = edgeOf(element);
      // Tabs that do not fit are moved by arrow keys and listed in a menu beside them.
      if (!edge || element.closest('[role="tablist"]')) continue;
      const text = boxOfText(element);
      const { left, right, width } = edge.getBoundingClientRect();
      // Texts for screen readers alone lie in a box of 1 px.
      if (width <= 1 || text.right <= right + 1 || text.left >= right || text.right <= left) continue;
      const endsInDots =
        getComputedStyle(element).display === 'inline' && getComputedStyle(edge).textOverflow === 'ellipsis';
      if (!endsInDots) faults.push(`cut off: ${nameOf(element)}`);
    }
    return faults;
  }, within);
