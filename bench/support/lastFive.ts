import type { World } from './world';
import { row } from './conversation';

/** One more than are reopened, so that each of these was left for another one. */
const OPENED = 6;
/** New messages in each of them, more than a screen shows. */
const MESSAGES = 60;
/** Time for an opening to end and the page to be idle, ms. */
const QUIET = 400;

export interface Known {
  readonly selector: string;
  /** Text of the newest message. */
  readonly newest: string;
}

/** Opens six conversations with some messages in turn, the long one last, and returns the last five, the oldest opening first. */
export async function openSix({ page, events }: World, long: number): Promise<readonly Known[]> {
  const ids = events.tickets.slice(0, OPENED).map(({ id }) => id);
  const selectors = [...ids.filter((id) => id !== long), long].map(row);
  const open = async (selector: string) => {
    await page.locator(selector).click();
    await page.waitForTimeout(QUIET);
  };
  for (const selector of selectors) await open(selector);
  await events.burst(OPENED * MESSAGES, OPENED, 'Fim');
  await page.waitForTimeout(5 * QUIET);
  const known: Known[] = [];
  for (const selector of selectors) {
    await open(selector);
    const newest = (await page.getByRole('log').locator('[data-message]').last().textContent()) ?? '';
    if (newest === '') throw new Error(`the conversation of ${selector} has no text at its end`);
    known.push({ selector, newest });
  }
  return known.slice(1);
}
