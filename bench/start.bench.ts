import { test } from '@playwright/test';
import { report } from './support/report';
import { median, percentile } from './support/statistics';
import { openWorld } from './support/world';

const ROUNDS = 12;

test('[PERF-02] time from start to a usable ticket list', async () => {
  const { page, close } = await openWorld({ tickets: 500, messages: 100 });
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('list', { name: 'Atendimentos' }).getByRole('listitem').first().waitFor();
    times.push(await page.evaluate(() => performance.now()));
  }
  report({ id: 'PERF-02', what: 'start to ticket list, median', value: median(times), budget: 700, unit: 'ms' });
  report({
    id: 'PERF-02',
    what: 'start to ticket list, 95th',
    value: percentile(times, 0.95),
    budget: 700,
    unit: 'ms',
  });
  await close();
});
