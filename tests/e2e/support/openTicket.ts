import { expect, type Page } from '@playwright/test';
import { ANA, LoginScreen } from '../screens/LoginScreen';

/** Signs Ana in and opens a ticket by its address. */
export const openTicket = async (page: Page, uuid: string): Promise<void> => {
  await page.goto('/');
  await new LoginScreen(page).signIn(ANA);
  await expect(page.getByRole('list', { name: 'Atendimentos' })).toBeVisible();
  await page.goto(`/tickets/${uuid}`);
};
