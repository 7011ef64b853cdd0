import { test } from '@playwright/test';
import { acts } from '../scripts/lib/acts.mjs';
import { costPerEvent, watchWork } from './support/metrics';
import { typeLetter } from './support/pageClock';
import { report } from './support/report';
import { percentile } from './support/statistics';
import { openWorld } from './support/world';

const TICKETS = 2_000;
const REMINDERS = 5;
const LETTERS = 100;
const MINUTE_MS = 60_000;

test(`[PERF-04] [PERF-05] [PERF-10] a full queue: view, reminders and waiting times with ${TICKETS} tickets`, async () => {
  test.setTimeout(900_000);
  const { page, events, close } = await openWorld({ tickets: TICKETS, messages: 100 });
  // Every ticket waits: its last message is the customer's.
  await events.burst(TICKETS, TICKETS, 'Todos');
  await page.locator('ul[aria-label="Atendimentos"] > li').first().getByText('Todos').waitFor();
  for (let index = 0; index < REMINDERS; index += 1) {
    await page.locator('[data-row]').nth(index).click();
    await page.getByRole('log').getByRole('article').last().waitFor();
    await acts.reminderStrip(page);
  }
  await acts.view(page);
  await page.getByRole('tab', { name: 'Abertos' }).click();

  const about = `view, reminders, waits on ${TICKETS} tickets`;
  report({
    id: 'PERF-04',
    what: `one event, ${about}`,
    value: await costPerEvent(page, events.stream),
    budget: 3,
    unit: 'ms',
  });

  const work = await watchWork(page);
  const stop = await events.stream(20, 50);
  const before = await work();
  await page.waitForTimeout(MINUTE_MS);
  const busy = ((await work()).tasks - before.tasks) / MINUTE_MS;
  report({ id: 'PERF-10', what: `busy for a minute, ${about}`, value: busy * 100, budget: 15, unit: '%' });
  await page.getByRole('textbox', { name: 'Mensagem' }).click();
  const times: number[] = [];
  for (let index = 0; index < LETTERS; index += 1) {
    times.push(await page.evaluate(typeLetter, 'abcdefghij'[index % 10]!));
    await page.waitForTimeout(30);
  }
  await stop();
  report({ id: 'PERF-05', what: `keystroke, ${about}, 98th`, value: percentile(times, 0.98), budget: 32, unit: 'ms' });
  await close();
});
