import { test } from '@playwright/test';
import { longConversation, row } from './support/conversation';
import { openSix } from './support/lastFive';
import { createProfiler } from './support/profile';
import { openWorld } from './support/world';

const OPENINGS = 20;
const MESSAGES_PER_SECOND = 20;
const SECONDS = 10;

test('the functions that take the most time in one opening and in one message', async () => {
  test.setTimeout(600_000);
  const world = await openWorld({ tickets: 500, messages: 100 });
  const { page, events, close } = world;
  const { id } = longConversation(world, 100);
  const other = events.tickets.find((ticket) => ticket.id !== id)!;
  const profile = await createProfiler(page);
  await page.waitForTimeout(2_000);
  await profile('One opening of a cached conversation', OPENINGS, async () => {
    for (let round = 0; round < OPENINGS; round += 1) {
      await page.locator(row(round % 2 === 0 ? id : other.id)).click();
      await page.waitForTimeout(300);
    }
  });
  const five = await openSix(world, id);
  await profile('One of the last five opened, again', OPENINGS, async () => {
    for (let round = 0; round < OPENINGS; round += 1) {
      await page.locator(five[round % five.length]!.selector).click();
      await page.waitForTimeout(300);
    }
  });
  await profile('One message, a conversation open', MESSAGES_PER_SECOND * SECONDS, async () => {
    const stop = await events.stream(MESSAGES_PER_SECOND, 50);
    await page.waitForTimeout(SECONDS * 1_000);
    await stop();
  });
  await close();
});
