import { test } from '@playwright/test';
import { CARDS, TICKETS, carry, columnTags, openBoard, scrollerOf } from './support/board';
import { createProfiler } from './support/profile';
import { scrollEvenly } from './support/scrolling';
import { openWorld } from './support/world';

const FLOW = { perSecond: 10, seconds: 10 };

test('where the time of a board with 300 cards in a column goes', async () => {
  test.setTimeout(600_000);
  const world = await openWorld({ tickets: TICKETS, messages: 20 });
  const { page, events } = world;
  const columns = await openBoard(page, CARDS);
  const first = columns[0]!;
  const profile = await createProfiler(page);
  await profile('A second of scrolling', 4, () => scrollEvenly(scrollerOf(first), { ms: 4_000, speed: 2 }));
  await profile('A card carried once across the columns', 6, () => carry(page, columns));
  const flows = [
    { what: 'A message for a card', start: () => events.stream(FLOW.perSecond, TICKETS) },
    {
      what: 'A card that changes its column',
      start: async () => events.retag(FLOW.perSecond, TICKETS, await columnTags(columns)),
    },
  ];
  for (const { what, start } of flows) {
    await profile(what, FLOW.perSecond * FLOW.seconds, async () => {
      const stop = await start();
      await page.waitForTimeout(FLOW.seconds * 1_000);
      await stop();
    });
  }
  await world.close();
});
