import { test, type CDPSession } from '@playwright/test';
import { row } from './support/conversation';
import { report } from './support/report';
import { openWorld } from './support/world';

const SWITCHES = 500;
const EVENTS = 10_000;
const BATCH = 1_000;
const MB = 1_000_000;

test('[PERF-07] heap size after 500 tickets, and after a day of work', async () => {
  test.setTimeout(600_000);
  const world = await openWorld({ tickets: 500, messages: 1_000 });
  const { page, events } = world;
  await events.burst(500, 500, 'Todos');
  const first = page.locator('ul[aria-label="Atendimentos"] > li').first();
  await first.getByText('Todos').waitFor();
  const client = await page.context().newCDPSession(page);
  const before = await usedHeap(client);
  report({ id: 'PERF-07', what: 'heap after 500 tickets', value: before / MB, budget: 40, unit: 'MB' });

  for (let index = 0; index < SWITCHES; index += 1) {
    const ids = await page.locator('[data-row]').evaluateAll((rows) => rows.map(({ dataset }) => Number(dataset.row)));
    await page.locator(row(ids[index % Math.min(8, ids.length)]!)).click();
    // Messages for the next eight tickets move them to the top, so that different conversations open.
    if (index % 8 === 7) await events.burst(8, 500, `Virada ${index}`);
  }
  const switched = await usedHeap(client);
  for (let sent = 0; sent < EVENTS; sent += BATCH) {
    await events.burst(BATCH, 500, `Fim ${sent}`);
    await first.getByText(`Fim ${sent}`).waitFor();
  }
  const worked = await usedHeap(client);
  const growth = (to: number) => (to - before) / MB;
  report({ id: 'PERF-07', what: 'growth over 500 switches', value: growth(switched), budget: 10, unit: 'MB' });
  report({
    id: 'PERF-07',
    what: 'growth over switches and 10,000 events',
    value: growth(worked),
    budget: 10,
    unit: 'MB',
  });
  await world.close();
});

/** Size of the page's heap in use, bytes. */
async function usedHeap(client: CDPSession): Promise<number> {
  // Twice: the second collection frees what only finalizers held.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize;
}
