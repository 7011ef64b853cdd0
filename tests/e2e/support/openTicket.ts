import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { visit } from './visit';

/** Opens a ticket by its address as Ana, already signed in. */
export const openTicket = async (page: Page, uuid: string): Promise<void> => {
  await visit(page, ANA, `/tickets/${uuid}`);
};
