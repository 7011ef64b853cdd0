import type { Page } from '@playwright/test';
import { ANA } from '@tests/support/accounts';
import { TestServer } from '@tests/support/servers/testServer';
import { expect, test } from './fixtures';
import { FrameScreen } from './screens/FrameScreen';
import { LoginScreen } from './screens/LoginScreen';
import { faultsInSystemThemes, faultsOf, movingParts, settle } from './support/accessible';
import { englishWords } from './support/englishWords';
import { everyDialog } from './support/everyDialog';
import { walkEveryRoute } from './support/everyRoute';
import { inspectOverlay, inspectScreen, inspectThemes, NARROW, OVERLAY } from './support/inspect';
import { sidewaysFaults } from './support/sideways';
import { resumeAs, visit } from './support/visit';
import { walkByTab } from './support/walkByTab';
import { installWebNotifications } from './support/webNotifications';

// A screen that does not respond fails by name, before the whole test times out.
test.use({ actionTimeout: 60_000 });

const POPOVERS = ['Notificações', 'Volume das notificações', 'Comunicados', 'Chat interno', 'Conta de'];
/** The popovers of a top bar narrower than 900 px. */
const NARROW_POPOVERS = ['Notificações', 'Mais', 'Conta de'];

/** The menu and the top bar, which every screen shows: only the check of the first screen includes them. */
const FRAME = ['nav[aria-label="Menu"]', 'header:not(main header)'];

test('[A11Y-01] [A11Y-02] [A11Y-06] [A11Y-07] [I18N-01] the public pages pass axe in both themes, stand still with reduced motion, show no English, fit 320 px, show the focus and let it go everywhere, and their language menu takes and returns it', async ({
  page,
}) => {
  for (const address of ['/login', '/signup', '/forgetpsw']) {
    await page.goto(address);
    await page.getByRole('textbox', { name: 'E-mail' }).waitFor();
    expect.soft(await faultsInSystemThemes(page), address).toEqual([]);
    expect.soft(await movingParts(page), `${address}, without motion`).toEqual([]);
    expect.soft(await englishWords(page), `${address}, English words`).toEqual([]);
    expect
      .soft(await walkByTab(page.locator('body')), `${address}, the way of Tab`)
      .toEqual({ unseen: [], missed: [] });
    await page.setViewportSize({ width: 320, height: 640 });
    await expect.soft.poll(() => sidewaysFaults(page), `${address} at 320 px`).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  const language = page.getByRole('button', { name: /^Idioma/ });
  await language.click();
  await expect(page.getByRole('menu').and(page.locator(':focus')).or(page.locator('[role=menu] :focus'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(language).toBeFocused();
});

test('[A11Y-01] [A11Y-02] [A11Y-06] [A11Y-07] [I18N-01] every screen and dialog passes axe in both themes, returns the focus, honours reduced motion, shows no English, and fits 320 px and 200 % zoom', async ({
  page,
  browser,
}) => {
  // ms; long, since a busy machine takes many times as long as an idle one.
  test.setTimeout(1_200_000);
  // A second page at a server of its own walks half of the screens at the same time.
  const other = await TestServer.start({ serveRenderer: true });
  const beside = await browser.newPage({ baseURL: other.url });
  await beside.addInitScript(installWebNotifications);
  const seen = new Set<Page>();
  const seenOverlays = new Set<string>();
  const missed = await walkEveryRoute([page, beside], async (at, where, pressed) => {
    await inspectScreen(at, where, seen.has(at) ? FRAME : []);
    seen.add(at);
    return everyDialog(at, pressed, (button) => inspectOverlay(at, `${where} · ${button}`, seenOverlays));
  });
  await beside.context().close();
  await other.remove();
  expect.soft(missed, 'screens that no link or button opens').toEqual([]);
});

test('[A11Y-01] [A11Y-02] [A11Y-06] [A11Y-07] [I18N-01] the popovers of the top bar, the user menu and the command palette pass axe in both themes, take and return the focus, honour reduced motion, show no English, and fit 320 px and 200 % zoom, as does the menu, an overlay there', async ({
  page,
}) => {
  await visit(page, ANA, '/login');
  const frame = new FrameScreen(page);
  await settle(page);
  expect.soft((await walkByTab(page.locator('body'))).unseen, 'Tab stops where nobody sees the focus').toEqual([]);
  // A table, a board, a calendar, and a list beside a conversation; the frame around them was walked above.
  for (const address of ['/contacts', '/kanban', '/schedules', '/chats', '/tickets']) {
    await frame.goTo(address);
    await page.mouse.move(0, 0);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await settle(page);
    if (address === '/tickets') continue;
    const { unseen } = await walkByTab(page.locator('main'));
    expect.soft(unseen, `${address}, Tab stops where nobody sees the focus`).toEqual([]);
  }
  const overlay = page.locator('[role="dialog"]:visible, .ant-dropdown:visible').last();
  const hasFocus = overlay.locator(':focus').or(overlay.and(page.locator(':focus')));
  for (const name of POPOVERS) {
    const button = frame.popoverButton(name);
    await button.click();
    await overlay.waitFor();
    await settle(page);
    await expect.soft(hasFocus, `the focus in ${name}`).toBeVisible();
    await inspectThemes(page, name, { within: OVERLAY });
    await page.keyboard.press('Escape');
    await expect.soft(button, `the focus after ${name}`).toBeFocused();
  }
  await frame.openPalette();
  await expect.soft(frame.paletteField, 'the focus in the palette').toBeFocused();
  await page.keyboard.type('an');
  await frame.paletteLine('Iniciar atendimento').first().waitFor();
  await settle(page);
  await inspectOverlay(page, 'the palette');
  await page.keyboard.press('Escape');
  await frame.palette.waitFor({ state: 'detached' });
  await expect.soft(frame.popoverButton(POPOVERS.at(-1) ?? ''), 'the focus after the palette').toBeFocused();
  const narrowOverlay = overlay.or(page.getByRole('group', { name: /^Mais/ })).last();
  // A narrow top bar has its own buttons.
  for (const size of NARROW) {
    await page.setViewportSize(size);
    await frame.popoverButton('Mais').waitFor();
    for (const name of NARROW_POPOVERS) {
      await frame.popoverButton(name).click();
      await narrowOverlay.waitFor();
      await settle(page);
      await expect.soft.poll(() => sidewaysFaults(page), `${name} at ${size.width} px`).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.soft(frame.popoverButton(name), `the focus after ${name} at ${size.width} px`).toBeFocused();
    }
  }
  await page.setViewportSize(NARROW[0]!);
  const opener = page.getByRole('button', { name: 'Abrir o menu' });
  await opener.click();
  await frame.menu.waitFor();
  await settle(page);
  await expect.soft(hasFocus, 'the focus in the menu').toBeVisible();
  // The colours of its entries were checked in both themes.
  expect.soft(await faultsOf(page, { within: OVERLAY }), 'the menu').toEqual([]);
  expect.soft(await movingParts(page, OVERLAY), 'the menu, without motion').toEqual([]);
  await expect.soft.poll(() => sidewaysFaults(page), 'the menu').toEqual([]);
  await page.keyboard.press('Escape');
  await expect.soft(opener, 'the focus after the menu').toBeFocused();
});

test('[A11Y-01] [DEMO-06] a session that waits for its server, a screen that waits for the plan, and what takes the place of one that failed, pass axe in both themes and are marked as a demo', async ({
  page,
}) => {
  const { demoMark } = new LoginScreen(page);
  const isRefresh = (url: URL) => url.pathname === '/auth/refresh_token';
  await page.route(isRefresh, (route) => route.abort());
  await resumeAs(page, ANA);
  await page.goto('/tickets');
  await page.getByRole('button', { name: 'Sair' }).waitFor();
  expect.soft(await faultsInSystemThemes(page), 'waiting').toEqual([]);
  await expect.soft(demoMark, 'waiting').toBeVisible();

  await page.unroute(isRefresh);
  await page.route('**/companies/listPlan/*', (route) => route.abort());
  await page.goto('/prompts');
  await page.getByRole('button', { name: 'Tentar de novo' }).waitFor();
  expect.soft(await faultsInSystemThemes(page), 'without a plan').toEqual([]);
  await expect.soft(demoMark, 'without a plan').toBeVisible();

  // Its code is cut off, as by an update of the app while it is open.
  await page.route(/\/ContactsPage-[^/]+\.js$/, (route) => route.abort());
  await page.goto('/contacts');
  await page.getByRole('button', { name: 'Recarregar', exact: true }).waitFor();
  expect.soft(await faultsInSystemThemes(page), 'failed').toEqual([]);
  await expect(demoMark, 'failed').toBeVisible();
});
