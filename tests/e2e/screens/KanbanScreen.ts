import type { Locator, Page } from '@playwright/test';
import { restingBox } from '../support/stillness';

/** The board, and the ways to move its cards. */
export class KanbanScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async ready(): Promise<void> {
    await this.column('Em aberto').getByRole('article').first().waitFor();
  }

  /** Simulates the user's return to the window, which reloads the board at once; otherwise it reloads every ten seconds. */
  async returnToWindow(): Promise<void> {
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
    await this.announced(new RegExp(` sobre ${column}`));
    await mouse.up();
  }

  /** Waits until the page announces these words to screen readers during a drag. */
  private announced(words: RegExp): Promise<void> {
    return this.page.locator('[id^="DndLiveRegion"]').filter({ hasText: words }).waitFor({ state: 'attached' });
  }

  /** Moves a card by keyboard to the next column on the right, named `column`. */
  async moveRightByKeyboard(ticketId: number, column: string): Promise<void> {
    const { keyboard } = this.page;
    await this.card(ticketId)
      .getByRole('button', { name: /^Arrastar / })
      .focus();
    await keyboard.press('Space');
    await this.announced(/ sobre /);
    // The words come in the task of the key, but the keys that carry the card are heard from a later one on.
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await keyboard.press('ArrowRight');
    await this.announced(new RegExp(` sobre ${column}`));
    await keyboard.press('Space');
  }

  async moveByMenu(ticketId: number, column: string): Promise<void> {
    await this.card(ticketId)
      .getByRole('button', { name: /^Mais ações de / })
      .click();
    await this.page.getByRole('menuitem', { name: column }).click();
  }
}
