import type { Locator, Page } from '@playwright/test';
import { ThreadScreen } from './ThreadScreen';

/** The lists of tickets, which open conversations. */
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

  acceptButton(customer: string): Locator {
    return this.list.getByRole('button', { name: `Aceitar o atendimento de ${customer}` });
  }

  /** Name of the customer whose waiting ticket is first in the visible list. */
  async firstWaiting(): Promise<string> {
    const label = await this.list
      .getByRole('button', { name: /^Aceitar / })
      .first()
      .getAttribute('aria-label');
    return (label ?? '').replace('Aceitar o atendimento de ', '');
  }

  /** Opens a ticket of the visible list; a waiting one must be accepted instead. */
  async open(customer: string): Promise<ThreadScreen> {
    await this.row(customer).getByRole('button').first().click();
    return new ThreadScreen(this.page, customer);
  }

  async accept(customer: string): Promise<ThreadScreen> {
    await this.acceptButton(customer).click();
    return new ThreadScreen(this.page, customer);
  }
}
