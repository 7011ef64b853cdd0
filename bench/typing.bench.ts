import { test } from '@playwright/test';
import { loadWhole, longConversation, row } from './support/conversation';
import { typeLetter } from './support/pageClock';
import { report } from './support/report';
import { median, percentile } from './support/statistics';
import { openWorld } from './support/world';

const TICKETS = 2_000;
const MESSAGES = 1_000;
const LETTERS = 200;

test('[PERF-05] time of a keystroke with 2,000 tickets, 1,000 messages and 20 events per second', async () => {
  test.setTimeout(300_000);
  const world = await openWorld({ tickets: TICKETS, messages: MESSAGES });
  const { page, events, close } = world;
  await page.locator(row(longConversation(world, MESSAGES).id)).click();
  // Servers send both in pages: the window has all of them only after each page was read and each ticket had an event.
  await loadWhole(page);
  await events.burst(TICKETS, TICKETS, 'Todos');
  await page.locator('ul[aria-label="Atendimentos"] > li').first().getByText('Todos').waitFor();
  await page.getByRole('textbox', { name: 'Mensagem' }).click();
  const stop = await events.stream(20, 50);
  const times: number[] = [];
  for (let index = 0; index < LETTERS; index += 1) {
    times.push(await page.evaluate(typeLetter, 'abcdefghij'[index % 10]!));
    await page.waitForTimeout(30);
  }
  await stop();
  report({ id: 'PERF-05', what: 'keystroke to paint, median', value: median(times), budget: 32, unit: 'ms' });
  report({ id: 'PERF-05', what: 'keystroke to paint, 98th', value: percentile(times, 0.98), budget: 32, unit: 'ms' });
  await close();
});
