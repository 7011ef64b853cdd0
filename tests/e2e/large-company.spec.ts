import type { CDPSession, Locator, Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { TicketsScreen } from './screens/TicketsScreen';
import { restingScroll } from './support/stillness';
import { visit } from './support/visit';

const TICKETS = 5_000;
const MESSAGES = 10_000;
const MOST_ELEMENTS = 2_500;
const MB = 1_000_000;

interface Row {
  readonly id: number;
  readonly uuid: string;
  readonly contact: object;
}

const uuidOf = (place: number): string => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`;
const minute = (place: number): string => new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString();

/** The agent has this many open tickets: the server's own come first, and the rest are copies of one of them. */
const giveTickets = (page: Page, count: number): Promise<unknown> =>
  page.route(/\/tickets\?(?=.*status=open)/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { tickets: readonly Row[] };
    // Otherwise a conversation opens at its first unread message.
    const stored = answer.tickets.map((ticket) => ({ ...ticket, unreadMessages: 0 }));
    const copies = Array.from({ length: count - stored.length }, (_, place) => ({
      ...stored[0],
      id: 1_000_000 + place,
      uuid: uuidOf(place),
      contactId: 1_000_000 + place,
      contact: { ...stored[0]!.contact, id: 1_000_000 + place, name: `Cliente ${place + 1}` },
      updatedAt: minute(place),
    }));
    await route.fulfill({ json: { tickets: [...stored, ...copies], count, hasMore: false } });
  });

/** Each conversation has this many messages, all on one page. */
const giveMessages = (page: Page, count: number): Promise<unknown> =>
  page.route(/\/messages\/\d+\?/, async (route) => {
    const answer = (await (await route.fetch()).json()) as { messages: readonly object[] };
    const messages = Array.from({ length: count }, (_, place) => ({
      ...answer.messages[0],
      id: `copy-${place}`,
      mediaType: 'conversation',
      mediaUrl: null,
      isDeleted: false,
      quotedMsg: null,
      body: `Linha ${place + 1}. ${'Mais algumas palavras. '.repeat(place % 9)}`,
      createdAt: minute(place),
    }));
    await route.fulfill({ json: { ...answer, messages, count, hasMore: false } });
  });

const elements = (page: Page): Promise<number> => page.evaluate(() => document.querySelectorAll('*').length);

/** The most elements that the page holds at some places of a list, from its beginning to its end. */
const mostElements = async (page: Page, scroller: Locator): Promise<number> => {
  let most = 0;
  for (const share of [0, 0.4, 0.7, 1]) {
    await scroller.evaluate((element, part) => {
      element.dispatchEvent(new WheelEvent('wheel'));
      element.scrollTop = part * element.scrollHeight;
    }, share);
    await restingScroll(scroller);
    most = Math.max(most, await elements(page));
  }
  return most;
};

test(`[PERF-06] with ${TICKETS} tickets and a conversation of ${MESSAGES} messages the page holds at most ${MOST_ELEMENTS} elements, wherever both are scrolled`, async ({
  page,
}) => {
  await giveTickets(page, TICKETS);
  await giveMessages(page, MESSAGES);
  await visit(page, ANA, '/tickets');
  const screen = new TicketsScreen(page);
  await screen.list.getByRole('button').first().click();
  const log = page.getByRole('log');
  const line = (place: number) => log.getByRole('article').filter({ hasText: `Linha ${place}.` });
  await expect(line(MESSAGES)).toBeInViewport();
  await log.focus();
  await page.keyboard.press('Home');
  await expect(line(1)).toBeInViewport();
  expect(await mostElements(page, log)).toBeLessThanOrEqual(MOST_ELEMENTS);
  await page.keyboard.press('End');
  await expect(line(MESSAGES)).toBeInViewport();
  const list = screen.list.locator('..');
  // All of them are there to be scrolled to.
  expect(await list.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(TICKETS * 50);
  expect(await mostElements(page, list)).toBeLessThanOrEqual(MOST_ELEMENTS);
});

/** Size of the page's heap in use, MB. */
const usedHeap = async (client: CDPSession): Promise<number> => {
  // Twice: the second collection frees what only finalizers held.
  await client.send('HeapProfiler.collectGarbage');
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize / MB;
};

test('[PERF-07] with 500 tickets the heap has at most 40 MB, and conversations that are opened again and again add at most 10 MB', async ({
  page,
}) => {
  await giveTickets(page, 500);
  await visit(page, ANA, '/tickets');
  const screen = new TicketsScreen(page);
  const rows = screen.list.getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const before = await usedHeap(client);
  expect(before).toBeLessThanOrEqual(40);
  const log = page.getByRole('log');
  for (let round = 0; round < 20; round += 1) {
    for (let place = 0; place < 4; place += 1) {
      await rows.nth(place).getByRole('button').first().click();
      await expect(log.getByRole('article').last()).toBeVisible();
    }
  }
  const grown = (await usedHeap(client)) - before;
  expect(grown).toBeLessThanOrEqual(10);
});
