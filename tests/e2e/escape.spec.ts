import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { quietTicket } from './support/control';
import { openTicket } from './support/openTicket';
import { visit } from './support/visit';

// People press keys and buttons while things still move.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Too narrow for the drawer to be a column beside the conversation. */
const NARROW = { width: 1000, height: 800 };

/** Opens the dialog `name` with `open` and closes it with Escape, which must leave the layers beneath it open. */
const openAndEscape = async (page: Page, name: string | RegExp, open: () => Promise<void>): Promise<void> => {
  const before = await page.getByRole('dialog').count();
  await open();
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(before);
};

/**
 * React renders a part that loaded late in slices, and starts again if something changes between two of them; remains of the first
 * attempt cause faults. This makes every slice as short as possible, and changes the window's width repeatedly after each click or
 * key.
 */
const interruptRendering = (): void => {
  const now = performance.now.bind(performance);
  const SLICE_MS = 6;
  let [ahead, turn] = [0, 0];
  performance.now = () => now() + (ahead += SLICE_MS);
  Object.defineProperty(window, 'innerWidth', { get: () => 1_000 + (turn % 2) });
  const interrupt = (left: number): void => {
    turn += 1;
    window.dispatchEvent(new Event('resize'));
    if (left > 0) setTimeout(() => interrupt(left - 1), 0);
  };
  window.addEventListener('click', () => interrupt(60), true);
  window.addEventListener('keydown', ({ key }) => key !== 'Escape' && interrupt(60), true);
};

test('[KEY-05] Escape closes only the topmost layer, even when a dialog is opened for the first time', async ({
  page,
  server,
}) => {
  await page.addInitScript(interruptRendering);
  await page.setViewportSize(NARROW);
  const ticket = await quietTicket(server.url, ANA);
  await ticket.receive('Bom dia');
  await openTicket(page, ticket.uuid);
  const drawerButton = page.getByRole('button', { name: 'Dados do contato', exact: true });
  await expect(drawerButton).toBeVisible();
  await ticket.receive('E agora?');

  const fromMenu = (entry: string) => async () => {
    await page.getByRole('main').getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await openAndEscape(page, 'Agendar mensagem', fromMenu('Agendar'));
  await openAndEscape(page, /^Transferir/, fromMenu('Transferir'));

  await openAndEscape(page, 'Buscar ou ir para', () => page.keyboard.press('Control+k'));

  await drawerButton.click();
  const drawer = page.getByRole('complementary', { name: 'Dados do contato' });
  await openAndEscape(page, 'Editar contato', () => drawer.getByRole('button', { name: 'Editar contato' }).click());
  await expect(drawer).toBeVisible();
  await expect(page).toHaveURL(new RegExp(ticket.uuid));

  // Closes the drawer, then the conversation; further presses do nothing.
  for (let again = 0; again < 4; again += 1) await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/tickets$/);
  await expect(page.getByText('Descartar alterações?')).toHaveCount(0);
});

test('[A11Y-02] [KEY-05] the menu of a narrow window, which slides in, takes the focus, and Escape closes it, with or without a tooltip over it, and returns it to its button', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await visit(page, ANA, '/contacts');
  const opener = page.getByRole('button', { name: 'Abrir o menu' });
  await openAndEscape(page, 'Menu', () => opener.click());
  await expect(opener).toBeFocused();

  // A tooltip is no layer of its own: it goes with the key that closes what it lies on.
  await openAndEscape(page, 'Menu', async () => {
    await opener.click();
    await page.getByRole('button', { name: 'Recolher o menu' }).hover();
    await expect(page.getByRole('tooltip', { name: 'Recolher o menu' })).toBeVisible();
  });
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
