import { test } from '@playwright/test';
import { clickUntilText } from './support/pageClock';
import { report } from './support/report';
import { median, percentile } from './support/statistics';
import { openWorld } from './support/world';

const ROUNDS = 40;
const MESSAGES = 1_000;
/** Switching is measured between the long conversation and a short one near it. */
const row = (id: number) => `[data-row="${id}"]`;

test('[PERF-03] opening a conversation of 1,000 messages, cached and not', async () => {
  const { page, url, events, close } = await openWorld({ tickets: 500, messages: MESSAGES });
  const long = events.tickets.find(({ lastMessage }) => String(lastMessage).includes(`${MESSAGES}`));
  if (!long) throw new Error('the long conversation is not in the list');
  const other = events.tickets.find(({ id }) => id !== long.id)!;
  const newest = String(long.lastMessage);
  await page.locator(row(long.id)).scrollIntoViewIfNeeded();

  const cold: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    await page.goto(`${url}/tickets`);
    await page.locator(row(long.id)).waitFor();
    const [ms, trip] = [
      await page.evaluate(clickUntilText, [row(long.id), newest] as [string, string]),
      await roundTrip(),
    ];
    cold.push(ms - trip);
  }
  report({
    id: 'PERF-03',
    what: 'not cached, beyond one round trip, 95th',
    value: percentile(cold, 0.95),
    budget: 100,
    unit: 'ms',
  });

  const cached: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.locator(row(other.id)).click();
    await page.waitForTimeout(60);
    cached.push(await page.evaluate(clickUntilText, [row(long.id), newest] as [string, string]));
  }
  report({ id: 'PERF-03', what: 'cached, median', value: median(cached), budget: 50, unit: 'ms' });
  report({ id: 'PERF-03', what: 'cached, 95th', value: percentile(cached, 0.95), budget: 50, unit: 'ms' });
  await close();

  /** How long the messages call of the last opening took, ms. */
  function roundTrip(): Promise<number> {
    return page.evaluate(() => {
      const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/messages/'));
      return calls.at(-1)?.duration ?? 0;
    });
  }
});
