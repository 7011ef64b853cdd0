import type { Locator, Page } from '@playwright/test';
import { restingBox } from '../support/stillness';

/** The board, and the ways to move its cards. */
export class KanbanScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.getByRole('link', { name: 'Kanban' }).click();
    await this.column('Em aberto').getByRole('article').first().waitFor();
  }

  /** Comes back to the window, upon which the board is read at once; while somebody looks on, it is read every ten seconds. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  }

  column(name: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${name}, `) });
  }

  card(ticketId: number): Locator {
    return this.page.getByRole('article', { name: new RegExp(`#${ticketId} `) });
  }

  cardIn(column: string, ticketId: number): Locator {
    return this.column(column).getByRole('article', { name: new RegExp(`#${ticketId} `) });
  }

  /** Numbers of the tickets whose cards are rendered in a column. */
  async idsIn(column: string): Promise<readonly number[]> {
    const names = await this.column(column)
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
    return names.map((name) => Number(/#(\d+)/.exec(name)?.[1]));
  }

  async dragTo(ticketId: number, column: string): Promise<void> {
    const from = await restingBox(this.card(ticketId));
    const to = await restingBox(this.column(column));
    const { mouse } = this.page;
    await mouse.move(from.x + 60, from.y + 12);
    await mouse.down();
    await mouse.move(from.x + 80, from.y + 20, { steps: 3 });
    await mouse.move(to.x + 100, to.y + 150, { steps: 8 });
    await this.said(new RegExp(` sobre ${column}`));
    await mouse.up();
  }

  /** What is said while a card is carried. */
  private said(words: RegExp): Promise<void> {
    return this.page.locator('[id^="DndLiveRegion"]').filter({ hasText: words }).waitFor({ state: 'attached' });
  }

  /** Picks a card up by its handle and carries it to the column at the right of its own, whose name is given. */
  async carryRight(ticketId: number, column: string): Promise<void> {
    const { keyboard } = this.page;
    await this.card(ticketId)
      .getByRole('button', { name: /^Arrastar / })
      .focus();
    await keyboard.press('Space');
    await this.said(/ sobre /);
    await keyboard.press('ArrowRight');
    await this.said(new RegExp(` sobre ${column}`));
    await keyboard.press('Space');
  }

  async moveByMenu(ticketId: number, column: string): Promise<void> {
    await this.card(ticketId)
      .getByRole('button', { name: /^Mais ações de / })
      .click();
    await this.page.getByRole('menuitem', { name: column }).click();
  }
}
