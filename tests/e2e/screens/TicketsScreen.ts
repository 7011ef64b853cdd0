import type { Locator, Page } from '@playwright/test';
import { ThreadScreen } from './ThreadScreen';

/** The lists of tickets, and the way into a conversation. */
export class TicketsScreen {
  readonly page: Page;
  readonly list: Locator;
  readonly pendingTab: Locator;
  readonly openTab: Locator;

  constructor(page: Page) {
    this.page = page;
    this.list = page.getByRole('list', { name: 'Atendimentos' });
    this.pendingTab = page.getByRole('tab', { name: /^Aguardando/ });
    this.openTab = page.getByRole('tab', { name: /^Atendendo/ });
  }

  row(customer: string): Locator {
    return this.list.getByRole('listitem').filter({ hasText: customer });
  }

  async showPending(): Promise<void> {
    await this.pendingTab.click();
  }

  async showOpen(): Promise<void> {
    await this.openTab.click();
  }

  async accept(customer: string): Promise<ThreadScreen> {
    await this.page.getByRole('button', { name: `Aceitar ${customer}` }).click();
    return new ThreadScreen(this.page, customer);
  }
}
