import type { Locator, Page } from '@playwright/test';

/** The preferences: a list of sections, and the choices of one of them. */
export class PreferencesScreen {
  readonly page: Page;
  readonly sections: Locator;

  constructor(page: Page) {
    this.page = page;
    this.sections = page.getByRole('main').getByRole('navigation').getByRole('link');
  }

  /** Opens a section by its name and waits until it is shown. */
  async open(name: string): Promise<void> {
    await this.sections.filter({ hasText: name }).click();
    await this.heading(name).waitFor();
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 2, name, exact: true });
  }

  switch(name: string): Locator {
    return this.page.getByRole('main').getByRole('switch', { name, exact: true });
  }

  /** Chooses an option of a select. */
  async choose(list: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: list, exact: true }).click();
    await this.page.locator('.ant-select-item-option').filter({ hasText: option }).click();
  }

  /** The select with the text of its chosen option. */
  chosen(list: string): Locator {
    return this.page
      .locator('.ant-select')
      .filter({ has: this.page.getByRole('combobox', { name: list, exact: true }) });
  }
}
