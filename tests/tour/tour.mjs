#!/usr/bin/env node
/**
 * Takes screenshots for inspection; not a test. Usage: `node tests/tour/tour.mjs [folder]`, by default test-results/tour.
 * Starts a demo server with the built renderer and visits login, tickets and every screen of the menu in both themes.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/lib/electronBinary.mjs';
import { readMenu, settle, signIn, withVisitor } from '../../scripts/lib/visitor.mjs';

const SIZES = { large: [1440, 900], medium: [1280, 800], narrow: [400, 860] };
const TICKETS = /\/tickets\?/;
const MESSAGES = /\/messages\//;

const folder = path.resolve(process.argv[2] ?? path.join(root, 'test-results/tour'));
mkdirSync(folder, { recursive: true });

/** Takes a screenshot once fonts and pictures have loaded. */
async function shoot(page, name) {
  await settle(page);
  await page.screenshot({ path: path.join(folder, `${name}.png`) });
  console.log(`${name}.png`);
}

/** The login, then the ticket screen without and with a conversation. */
async function tourTickets(visit, theme, size) {
  const page = await visit(theme, SIZES[size]);
  await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
  await shoot(page, `login-${theme}-${size}`);
  await signIn(page);
  const list = page.getByRole('list', { name: 'Atendimentos' });
  await list.getByRole('listitem').first().waitFor();
  await shoot(page, `tickets-${theme}-${size}`);
  await page.getByRole('tab', { name: /^Aguardando/ }).click();
  await shoot(page, `pending-${theme}-${size}`);
  await page.getByRole('tab', { name: /^Atendendo/ }).click();
  await list.getByRole('listitem').first().getByRole('button').first().click();
  await page.getByRole('log').waitFor();
  await shoot(page, `conversation-${theme}-${size}`);
  await page.context().close();
}

/** The sections in a screen's own list, except the first, which is already shown. */
async function tourSections(page, name) {
  const links = page.locator('main nav a[href]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const address of addresses.slice(1)) {
    await page.locator(`main nav a[href="${address}"]`).click();
    await shoot(page, `route-${address.slice(1).replaceAll('/', '-')}-${name}`);
  }
}

/** Every screen in the menu, so that new ones are included. */
async function tourRoutes(visit, theme, size) {
  const page = await visit(theme, SIZES.large);
  await signIn(page, 'super@demo.balcao');
  const { menu, addresses } = await readMenu(page);
  const [width, height] = SIZES[size];
  for (const address of addresses) {
    await menu.locator(`a[href="${address}"]`).click();
    await page.setViewportSize({ width, height });
    await shoot(page, `route-${address.slice(1) || 'dashboard'}-${theme}-${size}`);
    await tourSections(page, `${theme}-${size}`);
    await page.setViewportSize({ width: SIZES.large[0], height: SIZES.large[1] });
  }
  await page.context().close();
}

/** One state of the lists that depends on the server's answers. */
async function tourState(visit, name, pattern, answer) {
  const page = await visit('light', SIZES.medium);
  await page.route(pattern, answer);
  await signIn(page);
  await shoot(page, `state-${name}`);
  await page.context().close();
}

const json = (body) => (route) => route.fulfill({ json: body });
const hang = () => undefined;

await withVisitor(async ({ visit }) => {
  for (const theme of ['light', 'dark']) for (const size of Object.keys(SIZES)) await tourTickets(visit, theme, size);
  for (const theme of ['light', 'dark']) for (const size of ['large', 'narrow']) await tourRoutes(visit, theme, size);
  await tourState(visit, 'empty', TICKETS, json({ tickets: [], count: 0, hasMore: false }));
  await tourState(visit, 'loading', TICKETS, hang);
  await tourState(visit, 'failing', TICKETS, (route) =>
    route.fulfill({ status: 500, json: { error: 'ERR_INTERNAL_SERVER_ERROR' } }),
  );
  await tourState(visit, 'conversation-failing', MESSAGES, (route) => route.abort());
});
