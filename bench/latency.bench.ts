import { test, type Page } from '@playwright/test';
import { longConversation, row } from './support/conversation';
import { costPerEvent } from './support/metrics';
import { clickUntilText } from './support/pageClock';
import { report } from './support/report';
import { median } from './support/statistics';
import { openWorld } from './support/world';

const LATENCY_MS = 30;
const ROUNDS = 8;
/** Longest background work after a start, ms. */
const QUIET_MS = 2_000;

/** Runs inside the page: counts the calls that started before the first row appeared. */
const callsUntilListed = (): number => {
  const [shown] = performance.getEntriesByName('bench-listed');
  const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return calls.filter((call) => call.initiatorType === 'xmlhttprequest' && call.startTime < (shown?.startTime ?? 0))
    .length;
};

/** Runs inside the page before its own scripts: records when the first row appears. */
const noteFirstRow = (): void => {
  const look = () => {
    if (document.querySelector('[data-row]')) performance.mark('bench-listed');
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

async function addLatency(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

test(`start, openings and messages with ${LATENCY_MS} ms of latency`, async () => {
  const world = await openWorld({ tickets: 500, messages: 100 });
  const { page, url, events, close } = world;
  const { id, newest } = longConversation(world, 100);
  const other = events.tickets.find((ticket) => ticket.id !== id)!;
  await page.addInitScript(noteFirstRow);
  await addLatency(page);
  const openLong = () => page.evaluate(clickUntilText, [row(id), newest] as [string, string]);

  const [starts, calls, first, again]: number[][] = [[], [], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto(`${url}/tickets`, { waitUntil: 'commit' });
    await page.locator(row(id)).waitFor();
    starts!.push(await page.evaluate(() => performance.getEntriesByName('bench-listed')[0]?.startTime ?? Number.NaN));
    calls!.push(await page.evaluate(callsUntilListed));
    await page.waitForTimeout(QUIET_MS);
    first!.push(await openLong());
    await page.locator(row(other.id)).click();
    await page.waitForTimeout(400);
    again!.push(await openLong());
  }
  const about = `behind ${LATENCY_MS} ms`;
  const ms = { budget: null, unit: 'ms' };
  report({ id: 'PERF-02', what: `${about}: start to ticket list`, value: median(starts!), ...ms });
  report({ id: 'PERF-02', what: `${about}: calls until the list`, value: median(calls!), budget: 2, unit: 'calls' });
  report({ id: 'PERF-03', what: `${about}: first opening`, value: median(first!), ...ms });
  report({ id: 'PERF-03', what: `${about}: opened again`, value: median(again!), ...ms });
  report({
    id: 'PERF-04',
    what: `${about}: script per message`,
    value: await costPerEvent(page, events.stream),
    ...ms,
  });
  await close();
});
