import type { Locator, Page } from '@playwright/test';
import type { Account } from '@tests/support/accounts';
import { FrameScreen } from './FrameScreen';
import { LoginScreen } from './LoginScreen';

/** The dashboard, an admin's start page: counters, charts and agents. */
export class DashboardScreen {
  readonly page: Page;
  readonly frame: FrameScreen;
  readonly run: Locator;
  readonly failure: Locator;

  constructor(page: Page) {
    this.page = page;
    this.frame = new FrameScreen(page);
    this.run = page.getByRole('button', { name: 'Filtrar' });
    this.failure = page.locator('main').getByRole('alert');
  }

  /** Signs in an admin, who then starts here. */
  async open(account: Account): Promise<void> {
    await this.page.goto('/');
    await new LoginScreen(this.page).signIn(account);
    await this.page.getByRole('heading', { name: 'Dashboard' }).waitFor();
  }

  /** The number of a counter card. */
  counter(name: string): Locator {
    return this.page
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: name }) })
      .getByRole('definition')
      .first();
  }

  chart(name: string): Locator {
    return this.page.locator('article').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }

  agent(name: string): Locator {
    return this.chart('Atendentes').getByRole('row').filter({ hasText: name });
  }

  async choose(select: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: select, exact: true }).click();
    await this.page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  }
}
