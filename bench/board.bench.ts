import { test } from '@playwright/test';
import { CARDS, TICKETS, WAYS, STEPS, carry, columnTags, openBoard, scrollerOf } from './support/board';
import { framesDuring, reportPace } from './support/frames';
import { watchWork } from './support/metrics';
import { report } from './support/report';
import { scrollEvenly } from './support/scrolling';
import { openWorld } from './support/world';

/** Duration and speed of a fast wheel, down the column. */
const FAST_WHEEL = { ms: 4_000, speed: 2 };
/** Height of a card, px. */
const CARD_PX = 110;
/** Events of a busy company; the first seconds are for the browser to compile the code. */
const FLOW = { perSecond: 10, seconds: 10, warmUpMs: 5_000 };

test('[PERF-06] a board with 300 cards in a column', async () => {
  test.setTimeout(300_000);
  const world = await openWorld({ tickets: TICKETS, messages: 20 });
  const { page, events } = world;
  const columns = await openBoard(page, CARDS);
  const first = columns[0]!;
  const work = await watchWork(page, 'threadTicks');
  const measure = async (what: string, each: { of: string; count: number }, run: () => Promise<number[]>) => {
    const before = (await work()).tasks;
    const frames = await run();
    const ms = (await work()).tasks - before;
    reportPace('PERF-06', what, frames);
    const perEach = { what: `processor time per ${each.of}: ${what}`, value: ms / each.count, unit: 'ms' };
    report({ id: 'PERF-06', budget: null, ...perEach });
  };

  const passed = { of: 'card', count: (FAST_WHEEL.ms * FAST_WHEEL.speed) / CARD_PX };
  await measure('300 cards scroll', passed, async () => (await scrollEvenly(scrollerOf(first), FAST_WHEEL)).frames);

  const steps = { of: 'step', count: WAYS * STEPS };
  await measure('a card crosses columns', steps, () => carry(page, columns));
  await measure('a card moves in its column', steps, () => carry(page, [first]));

  const tags = await columnTags(columns);
  const flows = [
    { what: 'messages come', start: () => events.stream(FLOW.perSecond, TICKETS) },
    { what: 'cards change columns', start: () => events.retag(FLOW.perSecond, TICKETS, tags) },
  ];
  for (const { what, start } of flows) {
    const stop = await start();
    await page.waitForTimeout(FLOW.warmUpMs);
    const count = FLOW.perSecond * FLOW.seconds;
    await measure(what, { of: 'event', count }, () =>
      framesDuring(page, () => page.waitForTimeout(FLOW.seconds * 1_000)),
    );
    await stop();
  }
  await world.close();
});
