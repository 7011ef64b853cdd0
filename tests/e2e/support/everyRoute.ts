import { readFileSync } from 'node:fs';
import { test, type Locator, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { CARLA, SUPER } from '@tests/support/accounts';
import { FrameScreen } from '../screens/FrameScreen';
import { settle } from './accessible';
import { signInColleague } from './colleague';
import { createControl } from './control';
import { visit } from './visit';

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

/** Lets a connection begin anew with its codes: those of the start are given up after a minute, which closes the dialog that shows them. */
const renewCodes = async (page: Page): Promise<void> => {
  const { origin } = new URL(page.url());
  const colleague = await signInColleague(origin, CARLA);
  const all = await colleague<{ id: number; name: string }[]>('GET', '/whatsapp/?session=0');
  const { id } = all.find(({ name }) => name === 'Assistência Técnica')!;
  await createControl(origin).post('phone', { whatsappId: id, what: 'logOut' });
  await page.getByRole('button', { name: 'Ver QR Code Assistência Técnica' }).waitFor();
};

/** Checks the current screen; returns the addresses it found. `pressed` are the kinds of buttons already tried. */
type Look = (page: Page, where: string, pressed: Set<string>) => Promise<readonly string[]>;

/** Visits a screen and the parts it has before a check opens further ones. */
const visitScreen = async (page: Page, address: string, look: Look): Promise<readonly string[]> => {
  const pressed = new Set<string>();
  // Without the counts after the names, which may change meanwhile.
  const parts = await partsOf(page).evaluateAll((all) =>
    all.map((part) => (part.textContent ?? '').split(/\d/)[0] ?? ''),
  );
  const met = [...(await look(page, address, pressed)), ...(await linksOf(page))];
  for (const part of parts.slice(1)) {
    const link = partsOf(page).filter({ hasText: part }).first();
    // Some parts are shown only inside the first one.
    if ((await link.count()) === 0) await partsOf(page).first().click();
    await link.click();
    await settle(page);
    met.push(...(await look(page, `${address} · ${part}`, pressed)));
  }
  return met;
};

/** The addresses to visit, which several pages share; each is taken once. */
class Addresses {
  readonly #met: string[] = [];
  readonly #kinds = new Set<string>();
  readonly #waiting: string[] = [];
  #underWay = 0;
  #changed = (): void => {};
  #change = new Promise<void>((resolve) => (this.#changed = resolve));

  #tell(): void {
    this.#changed();
    this.#change = new Promise((resolve) => (this.#changed = resolve));
  }

  /** Adds those of a new kind. */
  add(addresses: readonly string[]): void {
    for (const address of addresses) {
      if (this.#kinds.has(kindOf(address))) continue;
      this.#kinds.add(kindOf(address));
      this.#met.push(address);
      this.#waiting.push(address);
    }
    this.#tell();
  }

  /** Calls `visit` with one address after the other until none is left and no other page can find more. */
  async each(visit: (address: string) => Promise<void>): Promise<void> {
    while (this.#waiting.length > 0 || this.#underWay > 0) {
      const address = this.#waiting.shift();
      if (address === undefined) {
        await this.#change;
        continue;
      }
      this.#underWay += 1;
      await visit(address).finally(() => {
        this.#underWay -= 1;
        this.#tell();
      });
    }
  }

  /** The patterns of the screens that no address leads to. */
  missed(): readonly string[] {
    return PATTERNS.filter((path) => !this.#met.some((address) => matchPath(path, address)));
  }
}

/**
 * Visits every screen in the running app's menu, so that new ones are included automatically, with their parts and the screens that
 * their links and buttons lead to. The pages, each at a server with the same data, share the screens. Returns the patterns of the
 * screens they did not reach.
 */
export const walkEveryRoute = async (pages: readonly Page[], look: Look): Promise<readonly string[]> => {
  const all = new Addresses();
  const frames = await Promise.all(
    pages.map(async (page) => {
      await visit(page, SUPER, '/login');
      const frame = new FrameScreen(page);
      // Some entries depend on the plan, which loads after the start.
      await frame.menu.getByRole('link', { name: 'Kanban' }).waitFor();
      return frame;
    }),
  );
  const listed = new Set(await frames[0]?.addresses());
  all.add([...listed]);
  await Promise.all(
    frames.map((frame) =>
      all.each((address) =>
        // A step for each screen, since Playwright searches all steps of the level above at every call.
        test.step(address, async () => {
          const { page } = frame;
          await (listed.has(address) ? frame.goTo(address) : page.goto(address));
          // Show all tickets, since the super user has none.
          if (address === '/tickets') await page.getByRole('switch', { name: 'Todos' }).click();
          if (address === '/connections') await renewCodes(page);
          // Move the mouse away, since it would open tooltips.
          await page.mouse.move(0, 0);
          // Before its heading is there, a screen would be checked in vain and then anew.
          await page.locator('h1').first().waitFor({ state: 'attached' });
          await settle(page);
          all.add(await visitScreen(page, address, look));
        }),
      ),
    ),
  );
  return all.missed();
};
