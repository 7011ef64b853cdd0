import { test } from '@playwright/test';
import { typeLetter } from './support/pageClock';
import { report } from './support/report';
import { median, percentile } from './support/statistics';
import { openWorld } from './support/world';

const LETTERS = 200;

test('[PERF-05] time of a keystroke with 2,000 tickets, 1,000 messages and 20 events per second', async () => {
  const { page, events, close } = await openWorld({ tickets: 2_000, messages: 1_000 });
  const long = events.tickets.find(({ lastMessage }) => String(lastMessage).includes('1000')) ?? events.tickets[0]!;
  await page.locator(`[data-row="${long.id}"]`).click();
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
