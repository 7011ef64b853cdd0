import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { FrameScreen } from '../screens/FrameScreen';
import { settle } from './accessible';
import { visit } from './visit';

/** Admin and super user of a company whose plan has all features: the menu shows every screen. */
const SUPER = { email: 'super@demo.balcao', password: 'demo1234' };

/** The patterns of all private screens, read from the text of the routes table, whose imports run only in a browser. */
const PATTERNS = [...readFileSync('src/app/routes.tsx', 'utf8').matchAll(/^ {4}path: '(.+)',$/gm)].map(
  ([, path = '']) => path,
);

/** The kind of a screen: the same for all its records, but `/tickets` with and without a ticket are two kinds. */
const kindOf = (address: string): string => {
  const match = PATTERNS.map((path) => matchPath(path, address)).find((found) => found !== null);
  return `${match?.pattern.path} ${Object.values(match?.params ?? {}).filter(Boolean).length}`;
};

/** Parts a screen shows one at a time: links to its sections, and tabs. */
const partsOf = (page: Page): Locator => page.locator('main nav a[href]:visible, main [role="tab"]:visible');

const linksOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main a[href^="/"]:not(nav a):visible')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));

/** Checks the current screen; returns the addresses it found. `pressed` are the kinds of buttons already tried. */
type Look = (where: string, pressed: Set<string>) => Promise<readonly string[]>;

/** Visits a screen and the parts it has before a check opens further ones. */
const visitScreen = async (page: Page, address: string, look: Look): Promise<readonly string[]> => {
  const pressed = new Set<string>();
  // Without the counts after the names, which may change meanwhile.
  const parts = await partsOf(page).evaluateAll((all) =>
    all.map((part) => (part.textContent ?? '').split(/\d/)[0] ?? ''),
  );
  const met = [...(await look(address, pressed)), ...(await linksOf(page))];
  for (const part of parts.slice(1)) {
    const link = partsOf(page).filter({ hasText: part }).first();
    // Some parts are shown only inside the first one.
    if ((await link.count()) === 0) await partsOf(page).first().click();
    await link.click();
    await settle(page);
    met.push(...(await look(`${address} · ${part}`, pressed)));
  }
  return met;
};

/**
 * Visits every screen in the running app's menu, so that new ones are included automatically, with their parts and the screens that
 * their links and buttons lead to. Returns the patterns of the screens it did not reach.
 */
export const walkEveryRoute = async (page: Page, look: Look): Promise<readonly string[]> => {
  await visit(page, SUPER, '/login');
  const frame = new FrameScreen(page);
  // Some entries depend on the plan, which loads after the start.
  await frame.menu.getByRole('link', { name: 'Kanban' }).waitFor();
  const addresses = [...(await frame.addresses())];
  const listed = new Set(addresses);
  const known = new Set(addresses.map(kindOf));
  // The list grows during the loop.
  for (const address of addresses) {
    await (listed.has(address) ? frame.goTo(address) : page.goto(address));
    // Show all tickets, since the super user has none.
    if (address === '/tickets') await page.getByRole('switch', { name: 'Todos' }).click();
    // Move the mouse away, since it would open tooltips.
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
