import type { Page } from '@playwright/test';
import { ANA } from '../screens/LoginScreen';
import { visit } from './visit';

/** Opens a ticket by its address, as Ana, signed in by an earlier visit. */
export const openTicket = async (page: Page, uuid: string): Promise<void> => {
  await visit(page, ANA, `/tickets/${uuid}`);
};
