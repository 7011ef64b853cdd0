import { test } from '@playwright/test';
import { costPerEvent, watchWork } from './support/metrics';
import { timeUntilFirstRow } from './support/pageClock';
import { report } from './support/report';
import { median, percentile } from './support/statistics';
import { openWorld, type World } from './support/world';

const ROUNDS = 10;
const LIST = 'Atendimentos';
const MB = 1_000_000;
/** Tickets in the smallest data set, the baseline for the cost of an event. */
const SMALL = 500;
const costs = new Map<number, number>();
/** Longest delay between the end of a long task and its report, ms. */
const REPORT_DELAY_MS = 300;

for (const tickets of [SMALL, 5_000, 20_000]) {
  test(`[PERF-04] cost of message events with ${tickets} tickets`, async () => {
    test.setTimeout(900_000);
    const world = await openWorld({ tickets, messages: 100 });
    // Send an event for every ticket, so that the page knows all of them.
    await burst(world, tickets, tickets, 'Todos');

    const shown: number[] = [];
    const tasks: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await world.page.evaluate(() => void (window.benchLongTasks = []));
      shown.push(await burst(world, 1_000, 500, `Fim da rajada ${round}`));
      await world.page.waitForTimeout(REPORT_DELAY_MS);
      tasks.push(await world.page.evaluate(() => Math.max(0, ...window.benchLongTasks)));
    }
    const about = `with ${tickets} tickets`;
    const figure = { id: 'PERF-04', unit: 'ms' };
    report({ ...figure, what: `burst shown ${about}, median`, value: median(shown), budget: 1_000 });
    report({ ...figure, what: `burst shown ${about}, 95th`, value: percentile(shown, 0.95), budget: 1_000 });
    report({ ...figure, what: `longest task above 50 ms ${about}, median`, value: median(tasks), budget: 50 });
    report({ ...figure, what: `longest task above 50 ms ${about}, 95th`, value: percentile(tasks, 0.95), budget: 50 });
    const cost = await costPerEvent(world.page, world.events.stream);
    costs.set(tickets, cost);
    report({ ...figure, what: `one event ${about}`, value: cost, budget: 3 });
    const least = costs.get(SMALL);
    // A run of this data set alone has nothing to compare with.
    if (least !== undefined) {
      report({
        id: 'PERF-04',
        what: `one event ${about}, times that with ${SMALL}`,
        value: cost / least,
        budget: 1.2,
        unit: '',
      });
    }
    const { heap } = await (await watchWork(world.page))();
    report({ id: 'PERF-07', what: `heap ${about}`, value: heap / MB, budget: null, unit: 'MB' });
    await world.page.reload({ waitUntil: 'commit' });
    await world.page.locator('[data-row]').first().waitFor();
    const start = await world.page.evaluate(() => performance.now());
    report({ id: 'PERF-02', what: `start ${about}`, value: start, budget: 700, unit: 'ms' });
    await world.close();
  });
}

/** Sends the events. Resolves with the time until the first row shows the last one, ms. */
async function burst({ page, events }: World, count: number, spread: number, last: string): Promise<number> {
  const since = await page.evaluate(() => performance.now());
  const shown = page.evaluate(timeUntilFirstRow, [LIST, last, since] as [string, string, number]);
  await events.burst(count, spread, last);
  return shown;
}
