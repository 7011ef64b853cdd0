import type { Locator } from '@playwright/test';
import { ANA, SUPER } from '@tests/support/accounts';
import { HOSTILE_TEXTS } from '@tests/support/hostile/hostileTexts';
import { expect, test } from './fixtures';
import { CollectionScreen } from './screens/CollectionScreen';
import { FrameScreen } from './screens/FrameScreen';
import { faultsInBothThemes, settle } from './support/accessible';
import { spoilAnswers } from './support/spoilAnswers';
import { visit } from './support/visit';

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

for (const width of [1280, 400]) {
  test(`[A11Y-02] at ${width} px a table of ${COUNT} rows holds few of them, shows rows wherever it is scrolled, and End and Home reach both ends`, async ({
    page,
  }) => {
    await page.route(/\/contacts\?/, (route) =>
      route.fulfill({ json: { contacts: CONTACTS, count: COUNT, hasMore: false } }),
    );
    await page.setViewportSize({ width, height: 800 });
    const screen = new CollectionScreen(page, 'Contatos');
    await screen.open(SUPER, '/contacts');
    await expect(screen.row(nameOf(1))).toBeVisible();

    for (const share of [0.5, 0.9, 0.1]) {
      const middle = await screen.scroller.evaluate((frame, part) => {
        frame.scrollTop = part * frame.scrollHeight;
        return frame.scrollTop / frame.querySelector('tr[data-record]')!.getBoundingClientRect().height;
      }, share);
      await expect.poll(async () => (await seenPlaces(screen.scroller))[0]).toBe(Math.floor(middle) + 1);
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
      await expect(focused).toContainText(name);
      await expect(focused).toBeInViewport({ ratio: 1 });
    }
    expect(await faultsInBothThemes(page)).toEqual([]);
  });
}

const TABLES = [
  {
    account: SUPER,
    addresses: [
      '/contacts',
      '/contact-lists',
      '/contact-lists/1/contacts',
      '/tags',
      '/users',
      '/queues',
      '/campaigns',
      '/announcements',
      '/prompts',
      '/queue-integration',
      '/files',
      '/financeiro',
      '/settings?tab=companies',
      '/settings?tab=plans',
      '/settings?tab=helps',
    ],
  },
  { account: ANA, addresses: ['/quick-messages'] },
] as const;

for (const { account, addresses } of TABLES) {
  test(`all rows of a table that ${account.email} sees are of one height, wide and narrow, whatever their texts`, async ({
    page,
  }) => {
    await visit(page, account, '/login');
    const spoiled = await spoilAnswers(page, HOSTILE_TEXTS);
    const rows = page.locator('tr[data-record]');
    const uneven: string[] = [];
    const frame = new FrameScreen(page);
    await frame.menu.getByRole('link', { name: 'Contatos', exact: true }).waitFor();
    const listed = await frame.addresses();
    for (const address of addresses) {
      // By the menu where it has the screen, since a new start takes several times as long.
      await (listed.includes(address) ? frame.goTo(address) : page.goto(address));
      await rows.first().waitFor();
      for (const width of [1280, 700, 400]) {
        await page.setViewportSize({ width, height: 800 });
        await settle(page);
        // A row that the table gives up between search and measurement has no height.
        const heights = await rows.evaluateAll((all) => [
          ...new Set(all.filter((row) => row.isConnected).map((row) => row.getBoundingClientRect().height)),
        ]);
        if (heights.length !== 1) uneven.push(`${address} at ${width} px: ${heights.join(', ')}`);
      }
      // A narrow window hides the menu.
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await spoiled.end();
    expect(uneven).toEqual([]);
  });
}
