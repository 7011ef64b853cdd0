import { test } from '@playwright/test';
import { report } from './support/report';
import { openWorld } from './support/world';

/** Time in which lists and pictures load after a sign-in, ms. */
const SETTLE_MS = 10_000;
const IDLE_MS = 60_000;

test('[PERF-08] CPU use of the page process in an idle minute', async () => {
  const { page, close } = await openWorld({ tickets: 500, messages: 100 });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const processSeconds = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? Number.NaN;
  };
  await page.waitForTimeout(SETTLE_MS);
  const before = await processSeconds();
  await page.waitForTimeout(IDLE_MS);
  const used = (await processSeconds()) - before;
  report({
    id: 'PERF-08',
    what: 'one core while idle, page process',
    value: (used / (IDLE_MS / 1_000)) * 100,
    budget: 0.5,
    unit: '%',
  });
  await close();
});
