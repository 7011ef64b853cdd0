import type { Page } from '@playwright/test';
import type { World } from './world';

/** Selector of a ticket's row in the list. */
export const row = (id: number) => `[data-row="${id}"]`;

/** The ticket with the long conversation, and the text of its newest message. */
export function longConversation({ events }: World, messages: number): { id: number; newest: string } {
  const long = events.tickets.find(({ lastMessage }) => String(lastMessage).includes(`${messages}`));
  if (!long) throw new Error('the long conversation is not in the list');
  return { id: long.id, newest: String(long.lastMessage) };
}

/** Scrolls the open conversation up, page after page, until its first message, the one with this text, is there. */
export async function loadWhole(page: Page, first = 'Pergunta 1 sobre'): Promise<void> {
  const log = page.getByRole('log');
  await log.getByRole('article').last().waitFor();
  await log.evaluate(
    (scroller, text) =>
      new Promise<void>((resolve) => {
        const climb = () => {
          if (scroller.textContent?.includes(text)) return resolve();
          scroller.scrollTop = 0;
          // A scroll without movement emits no event, but the list needs one to load the next page.
          scroller.dispatchEvent(new Event('scroll'));
          setTimeout(climb, 20);
        };
        climb();
      }),
    first,
  );
}
