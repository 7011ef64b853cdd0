import { test } from '@playwright/test';
import { loadWhole, longConversation, row } from './support/conversation';
import { reportPace } from './support/frames';
import { report } from './support/report';
import { readAtTop, ride } from './support/scrolling';
import { openWorld } from './support/world';

const TICKETS = 5_000;
const MESSAGES = 10_000;
const PAGES = 20;
/** Duration and speed of a fast wheel; messages are scrolled down from the oldest one. */
const RIDE = { ms: 4_000, speed: 2 };

test('[PERF-06] scrolling 5,000 tickets and 10,000 messages', async () => {
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

  const rides = [
    { what: 'messages', ...(await ride(log, RIDE)) },
    { what: 'tickets', ...(await ride(list, RIDE)) },
  ];
  for (const { what, frames } of rides) reportPace('PERF-06', `${what} scroll`, frames);
  const nodes = Math.max(...rides.map((each) => each.nodes));
  report({ id: 'PERF-06', what: 'elements in the document at most', value: nodes, budget: 2_500, unit: '' });
  await world.close();
});
