import type { Page } from '@playwright/test';
import { ANA } from '../screens/LoginScreen';
import { resumeAs } from './resumeAs';

/** Opens a ticket by its address, as Ana, who was signed in by an earlier visit. */
export const openTicket = async (page: Page, uuid: string): Promise<void> => {
  await resumeAs(page, ANA);
  await page.goto(`/tickets/${uuid}`);
};
