import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the wanted element, or one of them, has the focus. */
export const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  for (let presses = 0; presses < 60; presses += 1) {
    if ((await wanted.and(page.locator(':focus')).count()) > 0) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element');
};
