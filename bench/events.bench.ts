import { test, type Page } from '@playwright/test';
import { firstRowHolds } from './support/pageClock';
import { report } from './support/report';
import { median, percentile } from './support/statistics';
import { openWorld, type World } from './support/world';

const ROUNDS = 10;
const LIST = 'Atendimentos';
/** Long tasks are reported a little after they end, ms. */
const REPORTED = 300;

for (const tickets of [500, 2_000, 5_000]) {
  test(`[PERF-04] message events with ${tickets} tickets`, async () => {
    const world = await openWorld({ tickets, messages: 100 });
    // Every ticket has had an event, so that all of them are known to the page.
    await burst(world, tickets, tickets, 'Todos');

    const shown: number[] = [];
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await world.page.evaluate(() => void (window.benchLongTasks = []));
      shown.push(await burst(world, 1_000, 500, `Fim da rajada ${round}`));
      await world.page.waitForTimeout(REPORTED);
      tasks.push(await world.page.evaluate(() => Math.max(0, ...window.benchLongTasks)));
    }
    const about = `with ${tickets} tickets`;
    const figure = { id: 'PERF-04', unit: 'ms' };
    report({ ...figure, what: `burst shown ${about}, median`, value: median(shown), budget: 1_000 });
    report({ ...figure, what: `burst shown ${about}, 95th`, value: percentile(shown, 0.95), budget: 1_000 });
    report({ ...figure, what: `longest task above 50 ms ${about}, median`, value: median(tasks), budget: 50 });
    report({ ...figure, what: `longest task above 50 ms ${about}, 95th`, value: percentile(tasks, 0.95), budget: 50 });
    report({ ...figure, what: `one event ${about}, mean`, value: await costPerEvent(world), budget: 1 });
    await world.close();
  });
}

/** Sends the events and resolves with the time until the last one is shown in the first row, ms. */
async function burst({ page, events }: World, count: number, spread: number, last: string): Promise<number> {
  const since = await page.evaluate(() => performance.now());
  const shown = page.evaluate(firstRowHolds, [LIST, last, since] as [string, string, number]);
  await events.burst(count, spread, last);
  return shown;
}

/** Script time of the page, ms. */
async function scriptTime(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1_000;
  };
}

/** Script time of one event that comes alone in its frame, beyond what the page does without any, ms. */
async function costPerEvent({ page, events }: World): Promise<number> {
  const [perSecond, seconds] = [50, 10];
  const now = await scriptTime(page);
  const during = async (ms: number) => {
    const before = await now();
    await page.waitForTimeout(ms);
    return (await now()) - before;
  };
  const idle = await during(seconds * 1_000);
  const stop = await events.stream(perSecond, 500);
  const busy = await during(seconds * 1_000);
  await stop();
  return (busy - idle) / (perSecond * seconds);
}
