import type { Locator } from '@playwright/test';
import { SUPER } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { faultsInBothThemes, settle } from './support/accessible';

const COUNT = 5_000;
/** Of one length, since the list is sorted by name. */
const nameOf = (place: number): string => `Pessoa ${String(place).padStart(4, '0')}`;
const CONTACTS = Array.from({ length: COUNT }, (_, index) => ({
  id: 1_000_000 + index,
  name: nameOf(index + 1),
  number: `55119${String(index).padStart(8, '0')}`,
  email: `pessoa${index + 1}@x.com`,
  isGroup: false,
  companyId: 1,
}));

/** Places in the whole table of the rows that are seen below the head; 0 for a spot without a row. */
const seenPlaces = (scroller: Locator): Promise<readonly number[]> =>
  scroller.evaluate((frame) => {
    const { left, top, height } = frame.getBoundingClientRect();
    const head = frame.querySelector('thead')!.getBoundingClientRect().height;
    const places: number[] = [];
    for (let y = top + head + 2; y < top + height - 2; y += 20) {
      const row = document.elementFromPoint(left + 40, y)?.closest('tr[data-record]');
      places.push(Number(row?.getAttribute('aria-rowindex') ?? 0) - 1);
    }
    return [...new Set(places)];
  });

test(`[A11Y-01] [A11Y-02] at 1280 and at 400 px a table of ${COUNT} rows holds few of them, shows rows wherever it is scrolled, and End and Home reach both ends`, async ({
  page,
}) => {
  await page.route(/\/contacts\?/, (route) =>
    route.fulfill({ json: { contacts: CONTACTS, count: COUNT, hasMore: false } }),
  );
  const screen = new CollectionScreen(page, 'Contatos');
  await screen.open(SUPER, '/contacts');
  for (const width of [1280, 400]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(screen.row(nameOf(1))).toBeVisible();
    await settle(page);

    for (const share of [0.5, 0.9, 0.1]) {
      const middle = await screen.scroller.evaluate((frame, part) => {
        frame.scrollTop = part * frame.scrollHeight;
        return frame.scrollTop / frame.querySelector('tr[data-record]')!.getBoundingClientRect().height;
      }, share);
      await expect.poll(async () => (await seenPlaces(screen.scroller))[0], `${width} px`).toBe(Math.floor(middle) + 1);
      const places = await seenPlaces(screen.scroller);
      expect(places).toEqual(places.map((_, index) => places[0]! + index));
      expect(await screen.rows.count()).toBeLessThan(50);
    }

    const focused = screen.table.locator('tr:focus');
    await screen.table.locator('tr[tabindex="0"]').focus();
    for (const [key, name] of [
      ['End', nameOf(COUNT)],
      ['ArrowUp', nameOf(COUNT - 1)],
      ['Home', nameOf(1)],
      ['ArrowDown', nameOf(2)],
    ] as const) {
      await page.keyboard.press(key);
      await expect(focused, `${key} at ${width} px`).toContainText(name);
      await expect(focused).toBeInViewport({ ratio: 1 });
    }
    expect(await faultsInBothThemes(page), `${width} px`).toEqual([]);
  }
});
