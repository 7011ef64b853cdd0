import { test } from '@playwright/test';
import { BRUNO } from '@tests/support/accounts';
import { newChat } from '../tests/e2e/support/chatLines';
import { loadWhole, longConversation, row } from './support/conversation';
import { reportPace } from './support/frames';
import { report } from './support/report';
import { readAtTop, scrollEvenly } from './support/scrolling';
import { openWorld } from './support/world';

const TICKETS = 5_000;
const MESSAGES = 10_000;
const PAGES = 20;
/** A fast wheel: duration, ms, and speed, px per ms. Messages scroll down from the oldest one. */
const FAST_WHEEL = { ms: 4_000, speed: 2 };
/** Messages of the internal chat; servers send them in pages of 20. */
const CHAT_MESSAGES = 2_000;

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
  for (const { what, frames } of runs) reportPace('PERF-06', `${what} scroll`, frames);
  const nodes = Math.max(...runs.map((each) => each.nodes));
  report({ id: 'PERF-06', what: 'elements in the document at most', value: nodes, budget: 2_500, unit: '' });
  await world.close();
});

test('[PERF-06] scrolling an internal chat of 2,000 messages', async () => {
  test.setTimeout(600_000);
  const world = await openWorld({ tickets: 500, messages: 1 });
  const { page, url } = world;
  const { uuid, write } = await newChat(url, BRUNO, 'Ana Ribeiro', 'Ana e Bruno');
  for (let line = 1; line <= CHAT_MESSAGES; line += 1) await write(`Recado ${line}, para ler depois`);
  await page.goto(`${url}/chats/${uuid}`);
  await page.getByText(`Recado ${CHAT_MESSAGES},`).last().waitFor();
  const log = page.getByRole('log');
  await loadWhole(page, 'Recado 1,');
  const { frames, nodes } = await scrollEvenly(log, FAST_WHEEL);
  reportPace('PERF-06', 'an internal chat scrolls', frames);
  report({ id: 'PERF-06', what: 'elements with an internal chat at most', value: nodes, budget: 2_500, unit: '' });
  await world.close();
});
