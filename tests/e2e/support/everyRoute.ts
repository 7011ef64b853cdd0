import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { FrameScreen } from '../screens/FrameScreen';
import { settle } from './accessible';
import { visit } from './visit';

/** Admin and super user of a company whose plan has everything: the menu shows every screen there is. */
const SUPER = { email: 'super@demo.balcao', password: 'demo1234' };

/** The patterns of all private screens, out of the one table that has them (its screens only run in a browser). */
const PATTERNS = [...readFileSync('src/app/routes.tsx', 'utf8').matchAll(/^ {4}path: '(.+)',$/gm)].map(
  ([, path = '']) => path,
);

/** The same screen with another record is of the same kind; `/tickets` and `/tickets/:ticketUuid?` with one are two. */
const kindOf = (address: string): string => {
  const match = PATTERNS.map((path) => matchPath(path, address)).find((found) => found !== null);
  return `${match?.pattern.path} ${Object.values(match?.params ?? {}).filter(Boolean).length}`;
};

/** What a screen shows one at a time: links to its sections, and tabs. */
const partsOf = (page: Page): Locator => page.locator('main nav a[href]:visible, main [role="tab"]:visible');

const linksOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main a[href^="/"]:not(nav a):visible')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Looks at the present screen; answers the addresses that it met. `pressed` are the kinds of buttons it tried. */
type Look = (where: string, pressed: Set<string>) => Promise<readonly string[]>;

/** The screen and its parts, as it has them before a look opens further ones. */
const visitScreen = async (page: Page, address: string, look: Look): Promise<readonly string[]> => {
  const pressed = new Set<string>();
  // Without the numbers behind the names, which may change meanwhile.
  const parts = await partsOf(page).evaluateAll((all) =>
    all.map((part) => (part.textContent ?? '').split(/\d/)[0] ?? ''),
  );
  const met = [...(await look(address, pressed)), ...(await linksOf(page))];
  for (const part of parts.slice(1)) {
    const link = partsOf(page).filter({ hasText: part }).first();
    // Some parts are shown inside of the first one alone.
    if ((await link.count()) === 0) await partsOf(page).first().click();
    await link.click();
    await settle(page);
    met.push(...(await look(`${address} · ${part}`, pressed)));
  }
  return met;
};

/**
 * Walks through every screen as the menu of the running app lists them, so that a new one is visited by itself, through their
 * parts, and through the screens that their links and buttons lead to. Answers the patterns of the screens it did not reach.
 */
export const walkEveryRoute = async (page: Page, look: Look): Promise<readonly string[]> => {
  await visit(page, SUPER, '/login');
  const frame = new FrameScreen(page);
  // The plan decides about some entries and is read after the start.
  await frame.menu.getByRole('link', { name: 'Kanban' }).waitFor();
  const addresses = [...(await frame.addresses())];
  const listed = new Set(addresses);
  const known = new Set(addresses.map(kindOf));
  // It grows on the way.
  for (const address of addresses) {
    await (listed.has(address) ? frame.goTo(address) : page.goto(address));
    // Tickets of others too, since the super user has none.
    if (address === '/tickets') await page.getByRole('switch', { name: 'Todos' }).click();
    // What it points at tells its name in a tooltip.
    await page.mouse.move(0, 0);
    await settle(page);
    for (const next of await visitScreen(page, address, look)) {
      if (known.has(kindOf(next))) continue;
      known.add(kindOf(next));
      addresses.push(next);
    }
  }
  return PATTERNS.filter((path) => !addresses.some((address) => matchPath(path, address)));
};
