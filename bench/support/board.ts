import type { Locator, Page } from '@playwright/test';
import type { Tags } from './events';
import { framesDuring } from './frames';

/** About half of the demo's tickets have no column tag, so that the first column has a little more than 300 cards. */
export const TICKETS = 620;
export const CARDS = 300;
/** Mouse steps of one pass across the board, and number of passes. */
export const STEPS = 60;
export const WAYS = 6;

/** Opens the board and returns its columns; the first one must have at least so many cards. */
export async function openBoard(page: Page, cards: number): Promise<readonly Locator[]> {
  await page.getByRole('link', { name: 'Kanban' }).click();
  const columns = page.locator('[data-column]');
  await columns.first().getByRole('article').first().waitFor();
  const name = (await columns.first().getAttribute('aria-label')) ?? '';
  if (Number(/\d+/.exec(name)?.[0]) < cards) throw new Error(`too few cards in the column: ${name}`);
  const ids = await columns.evaluateAll((all) => all.map((one) => one.getAttribute('data-column')));
  return ids.map((id) => page.locator(`[data-column="${id}"]`));
}

export const scrollerOf = (column: Locator): Locator => column.locator('[data-virtuoso-scroller]');

/** The sets of tags that put a ticket into one column after the other, the first one without a tag. */
export async function columnTags(columns: readonly Locator[]): Promise<readonly Tags[]> {
  const ids = await Promise.all(columns.map((column) => column.getAttribute('data-column')));
  return ids.map((id) => (id === 'open' ? [] : [{ id: Number(id), name: `Coluna ${id}`, color: '#2468be' }]));
}

/** Scrolls board and column back to their beginning. */
async function rewind(page: Page, column: Locator): Promise<void> {
  await page.locator('[data-board]').evaluate((board) => board.scrollTo(0, 0));
  await scrollerOf(column).evaluate((scroller) => scroller.scrollTo(0, 0));
  await column.locator('[data-index="0"]').waitFor();
}

/**
 * Drags the top card of the first column back and forth across these columns, moving down and up at the same time, and drops it
 * where it came from. Returns the times between frames during the drag, ms.
 */
export async function carry(page: Page, columns: readonly Locator[]): Promise<number[]> {
  await rewind(page, columns[0]!);
  const from = (await columns[0]!.getByRole('article').first().boundingBox())!;
  const last = (await columns.at(-1)!.boundingBox())!;
  const view = page.viewportSize()!;
  const near = { x: from.x + 60, y: from.y + 12 };
  const far = { x: Math.min(last.x + 120, view.width - 40), y: view.height - 120 };
  const { mouse } = page;
  await mouse.move(near.x, near.y);
  await mouse.down();
  await mouse.move(near.x + 20, near.y + 10, { steps: 3 });
  // Announcement during a drag; without it no card was dragged, and the figures would mean nothing.
  await page.locator('[id^="DndLiveRegion"]').filter({ hasText: ' sobre ' }).waitFor({ state: 'attached' });
  const frames = await framesDuring(page, async () => {
    for (let way = 0; way < WAYS; way += 1) {
      const goal = way % 2 === 0 ? far : near;
      await mouse.move(goal.x, goal.y, { steps: STEPS });
    }
  });
  await page.keyboard.press('Escape');
  await mouse.up();
  return frames;
}
