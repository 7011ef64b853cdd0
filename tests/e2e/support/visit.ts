import type { Page } from '@playwright/test';
import type { Account } from '../screens/LoginScreen';
import { liveConnection } from './liveConnection';

/**
 * Leaves the browser as an earlier visit of the account leaves it, so that the next address that is opened restores the session:
 * with the cookie of the session, the page's own mark that there may be one, and the flags of the demo company. Specs about signing
 * in fill the form.
 */
const resumeAs = async (page: Page, account: Account): Promise<void> => {
  const answer = await page.request.post('/auth/login', { data: account });
  if (!answer.ok()) throw new Error(`${account.email} cannot sign in: ${answer.status()}`);
  await page.addInitScript(() => {
    // Once and in the page alone: what the app does with the mark later is its own, and frames have a storage of theirs.
    if (window !== window.top || sessionStorage.getItem('resumed') !== null) return;
    sessionStorage.setItem('resumed', 'true');
    for (const flag of ['sessionRestorable', 'cshow', 'campaignsEnabled']) localStorage.setItem(flag, 'true');
  });
};

/** Opens an address as an account that an earlier visit signed in; ends when the page is loaded and live events reach it. */
export const visit = async (page: Page, account: Account, address: string): Promise<void> => {
  await resumeAs(page, account);
  const live = liveConnection(page);
  await page.goto(address);
  await live;
};
