import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '@tests/support/accounts';
import { FrameScreen } from './FrameScreen';
import { expectToast } from '../support/toasts';
import { visit } from '../support/visit';

/** A page that is one list with a search, an editor and a confirmed delete. */
export class CollectionScreen {
  readonly page: Page;
  readonly frame: FrameScreen;
  readonly search: Locator;
  /** The scrolling container of the table. */
  readonly scroller: Locator;
  readonly table: Locator;
  readonly dialog: Locator;
  readonly save: Locator;

  /** @param title - Title of the page, also the name of its table */
  constructor(page: Page, title: string) {
    this.page = page;
    this.frame = new FrameScreen(page);
    this.search = page.locator('main').getByRole('textbox', { name: /^Buscar/ });
    this.scroller = page
      .getByRole('region', { name: title })
      .filter({ has: page.getByRole('table') })
      .last();
    this.table = page.getByRole('table', { name: title });
    this.dialog = page.getByRole('dialog');
    this.save = this.dialog.getByRole('button', { name: /Salvar$/ });
  }

  /** Opens the page by its address, already signed in. */
  async open(account: Account, address: string): Promise<void> {
    await visit(this.page, account, address);
    await this.table.waitFor();
  }

  row(text: string | RegExp): Locator {
    return this.table.getByRole('row').filter({ hasText: text });
  }

  get rows(): Locator {
    return this.table.locator('tbody').getByRole('row');
  }

  /** Scrolls to the last row; pages that arrive meanwhile move it further down. */
  async goToEnd(): Promise<void> {
    await expect(async () => {
      await this.rows.last().scrollIntoViewIfNeeded();
      const count = await this.table.getAttribute('aria-rowcount');
      await expect(this.rows.last()).toHaveAttribute('aria-rowindex', count ?? '', { timeout: 1_000 });
      await expect(this.rows.last()).toBeInViewport({ timeout: 1_000 });
    }).toPass();
  }

  /** Scrolls down, through all pages, until the row is there: rows far from the visible ones are not in the page. */
  async reach(text: string): Promise<void> {
    await expect(async () => {
      await this.scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
      await expect(this.row(text)).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** Waits for a toast with this text. */
  expectToast(text: string): Promise<void> {
    return expectToast(this.page, text);
  }

  field(label: string): Locator {
    return this.dialog.getByLabel(label, { exact: true });
  }

  async add(label: string): Promise<void> {
    await this.page.locator('main').getByRole('button', { name: label }).first().click();
    await this.dialog.waitFor();
  }

  /** Presses an action of a row; actions are visible while the mouse is over the row. */
  async act(action: string, name: string): Promise<void> {
    await this.row(name).hover();
    await this.table.getByRole('button', { name: `${action} ${name}`, exact: true }).click();
  }

  /** Chooses an option of a select in the dialog. */
  async choose(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  }

  /** Confirms a delete. */
  async confirmDelete(): Promise<void> {
    await this.page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  }
}
