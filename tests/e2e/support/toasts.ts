import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

declare global {
  interface Window {
    /** Texts of the toasts that appeared and that no test has asked for yet, the oldest first. */
    appearedToasts: string[];
  }
}

/** Runs in the page before its own scripts. A toast goes after three seconds, which a busy machine may let pass between two looks. */
export const recordToasts = (): void => {
  const region = 'section[aria-label="Avisos"]';
  window.appearedToasts = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        const toasts = node.parentElement?.matches(region) ? [node] : node.querySelectorAll(`${region} > *`);
        for (const toast of toasts) window.appearedToasts.push(toast.textContent ?? '');
      }
    }
  }).observe(document, { childList: true, subtree: true });
};

/** Waits until a toast that contains the text has appeared, however short; the next call looks at later toasts only. */
export const expectToast = (page: Page, text: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate((wanted) => {
          const place = window.appearedToasts.findIndex((toast) => toast.includes(wanted));
          window.appearedToasts.splice(0, place + 1);
          return place >= 0;
        }, text),
      { message: `the toast “${text}”` },
    )
    .toBe(true);
