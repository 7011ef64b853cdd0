import type { Page } from '@playwright/test';
import type { World } from './world';

/** The row of a ticket in the list. */
export const row = (id: number) => `[data-row="${id}"]`;

/** The ticket whose conversation is the long one, and what its newest message says. */
export function longConversation({ events }: World, messages: number): { id: number; newest: string } {
  const long = events.tickets.find(({ lastMessage }) => String(lastMessage).includes(`${messages}`));
  if (!long) throw new Error('the long conversation is not in the list');
  return { id: long.id, newest: String(long.lastMessage) };
}

/** Scrolls the open conversation up, page after page, until its first message is there. */
export async function loadWhole(page: Page): Promise<void> {
  const log = page.getByRole('log');
  await log.getByRole('article').last().waitFor();
  await log.evaluate(
    (scroller) =>
      new Promise<void>((resolve) => {
        const climb = () => {
          if (scroller.textContent?.includes('Pergunta 1 sobre')) return resolve();
          scroller.scrollTop = 0;
          // A scroll that moved nothing says nothing; the list asks for the next page on this.
          scroller.dispatchEvent(new Event('scroll'));
          setTimeout(climb, 20);
        };
        climb();
      }),
  );
}
