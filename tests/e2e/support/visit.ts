import type { Page } from '@playwright/test';
import type { Account } from '@tests/support/accounts';
import { liveConnection } from './liveConnection';

/**
 * Prepares the browser as after an earlier visit by the account, so that the next page restores the session: sets the session's cookie,
 * the page's marker of a session, and the flags of the demo company. Tests of signing in use the form instead.
 */
export const resumeAs = async (page: Page, account: Account): Promise<void> => {
  const answer = await page.request.post('/auth/login', { data: account });
  if (!answer.ok()) throw new Error(`${account.email} cannot sign in: ${answer.status()}`);
  await page.addInitScript(() => {
    // Only once, since the app may change the marker later, and only in the page, since frames have their own storage.
    if (window !== window.top || sessionStorage.getItem('resumed') !== null) return;
    sessionStorage.setItem('resumed', 'true');
    for (const flag of ['sessionRestorable', 'cshow', 'campaignsEnabled']) localStorage.setItem(flag, 'true');
  });
};

/** Opens an address as an account signed in by an earlier visit; resolves when the page is loaded and gets live events. */
export const visit = async (page: Page, account: Account, address: string): Promise<void> => {
  await resumeAs(page, account);
  const live = liveConnection(page);
  await page.goto(address);
  await live;
};
