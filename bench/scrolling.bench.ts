import { test } from '@playwright/test';
import { loadWhole, longConversation, row } from './support/conversation';
import { report } from './support/report';
import { readAtTop, scrollEvenly } from './support/scrolling';
import { percentile } from './support/statistics';
import { openWorld } from './support/world';

const TICKETS = 5_000;
const MESSAGES = 10_000;
const PAGES = 20;
/** A fast wheel: duration, ms, and speed, px per ms. Messages scroll down from the oldest one. */
const FAST_WHEEL = { ms: 4_000, speed: 2 };

test('[PERF-06] frame rate of scrolling 5,000 tickets and 10,000 messages', async () => {
  test.setTimeout(600_000);
  const world = await openWorld({ tickets: TICKETS, messages: MESSAGES });
  const { page, events } = world;
  const { id } = longConversation(world, MESSAGES);
  await page.locator(row(id)).click();
  const log = page.getByRole('log');
  await log.getByRole('article').last().waitFor();
  const moved = await readAtTop(log, PAGES);
  report({ id: 'PERF-06', what: 'reading place moves at most', value: moved, budget: 1, unit: 'px' });

  await loadWhole(page);
  // Send an event for every ticket, so that all of them are in the list.
  await events.burst(TICKETS, TICKETS, 'Todos');
  const list = page.locator('ul[aria-label="Atendimentos"]').locator('..');
  await list.getByText('Todos').first().waitFor();

  const runs = [
    { what: 'messages', ...(await scrollEvenly(log, FAST_WHEEL)) },
    { what: 'tickets', ...(await scrollEvenly(list, FAST_WHEEL)) },
  ];
  for (const { what, frames } of runs) {
    // Budgets are upper limits, so the pace is given as the time between frames: 55 frames a second are 18.2 ms.
    const figure = { id: 'PERF-06', budget: 1_000 / 55, unit: 'ms' };
    const mean = frames.reduce((sum, ms) => sum + ms, 0) / frames.length;
    report({ ...figure, what: `between frames while ${what} scroll, mean`, value: mean });
    report({ ...figure, what: `between frames while ${what} scroll, 95th`, value: percentile(frames, 0.95) });
  }
  const nodes = Math.max(...runs.map((each) => each.nodes));
  report({ id: 'PERF-06', what: 'elements in the document at most', value: nodes, budget: 2_500, unit: '' });
  await world.close();
});
