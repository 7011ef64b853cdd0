import { test } from '@playwright/test';
import { CARDS, TICKETS, carry, columnTags, openBoard } from './support/board';
import { framesDuring, reportPace } from './support/frames';
import { watchWork } from './support/metrics';
import { report } from './support/report';
import { ride } from './support/scrolling';
import { openWorld } from './support/world';

/** Duration and speed of a fast wheel, down the column. */
const RIDE = { ms: 4_000, speed: 2 };
/** Events of a busy company; the first seconds are for the browser to compile the code. */
const FLOW = { perSecond: 10, seconds: 10, warmUpMs: 5_000 };

test('[PERF-06] a board with 300 cards in a column', async () => {
  const world = await openWorld({ tickets: TICKETS, messages: 20 });
  const { page, events } = world;
  const columns = await openBoard(page, CARDS);
  const first = columns[0]!;

  const scroller = first.locator('[data-virtuoso-scroller]');
  reportPace('PERF-06', 'a column of 300 cards scrolls', (await ride(scroller, RIDE)).frames);
  await scroller.evaluate((element) => element.scrollTo(0, 0));

  const [across, within] = [await carry(page, columns), await carry(page, [first])];
  reportPace('PERF-06', 'a card is carried across columns', across);
  reportPace('PERF-06', 'a card is carried within its column', within);

  const work = await watchWork(page);
  const tags = await columnTags(columns);
  const flows = [
    { what: 'messages come for cards', start: () => events.stream(FLOW.perSecond, TICKETS) },
    { what: 'cards change columns', start: () => events.retag(FLOW.perSecond, TICKETS, tags) },
  ];
  for (const { what, start } of flows) {
    const stop = await start();
    await page.waitForTimeout(FLOW.warmUpMs);
    const before = (await work()).script;
    const frames = await framesDuring(page, () => page.waitForTimeout(FLOW.seconds * 1_000));
    const script = (await work()).script - before;
    await stop();
    reportPace('PERF-06', what, frames);
    const each = script / (FLOW.perSecond * FLOW.seconds);
    report({ id: 'PERF-06', what: `script per event while ${what}`, value: each, budget: null, unit: 'ms' });
  }
  await world.close();
});
