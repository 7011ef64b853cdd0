import { ANA, LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { expect, test } from './fixtures';
import { openDemoWorkspace, serverAddress } from './support/demoWorkspace';
import { NativeSide } from './support/nativeSide';

const ELSEWHERE = 'Sua conta foi acessada em outro computador.';

test('[SESS-16] a login elsewhere is told, then the window reloads to the login after a second', async ({ launch }) => {
  const desktop = await launch();
  const page = await desktop.firstWindow();
  await openDemoWorkspace(desktop);
  expect(await page.evaluate(() => localStorage.getItem('userId'))).not.toBeNull();
  const address = await serverAddress(page);
  await page.evaluate((text) => {
    const noteFirstSight = () => {
      if (sessionStorage.getItem('toldAt') || !document.body.textContent?.includes(text)) return;
      sessionStorage.setItem('toldAt', String(Date.now()));
    };
    new MutationObserver(noteFirstSight).observe(document.body, { subtree: true, childList: true });
  }, ELSEWHERE);
  const reloaded = page.waitForEvent('load');

  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ANA),
  });
  expect(answer.status).toBe(200);
  await reloaded;

  const readable = await page.evaluate(() => performance.timeOrigin - Number(sessionStorage.getItem('toldAt')));
  expect(readable).toBeGreaterThan(500);
  expect(readable).toBeLessThan(5_000);
  const login = new LoginScreen(page);
  await expect(login.email).toBeVisible();
  expect(await page.evaluate(() => [localStorage.getItem('userId'), localStorage.getItem('companyId')])).toEqual([
    null,
    null,
  ]);
  expect(await page.evaluate(() => window.desktop.session.stored())).toEqual({ restorable: false });
});

test('[SESS-15][DESK-10] logging out leads to the login, and the next start stays there', async ({ launch }) => {
  const first = await launch();
  const page = await first.firstWindow();
  await openDemoWorkspace(first);

  await page.getByRole('button', { name: 'Conta de Ana Ribeiro' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(new LoginScreen(page).email).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  await first.close();

  const second = await launch();
  await expect(new LoginScreen(await second.firstWindow()).email).toBeVisible();
});

test('[SESS-14] a restart needs no password, unless what was kept cannot be read any more', async ({ launch }) => {
  const first = await launch();
  await openDemoWorkspace(first);
  await first.close();

  for (const secrets of ['encrypted', 'stale', 'slow'] as const) {
    const restarted = await launch({ secrets });
    await expect(new TicketsScreen(await restarted.firstWindow()).pendingTab).toBeVisible();
    await restarted.close();
  }
  const last = await launch({ secrets: 'undecryptable' });
  await expect(new LoginScreen(await last.firstWindow()).email).toBeVisible();
});

for (const [secrets, what] of [
  ['fallback', 'protects nothing'],
  ['pending', 'waits for its keyring'],
] as const) {
  test(`[SEC-06] with a store that ${what} the session is forgotten, and the user is told so`, async ({ launch }) => {
    const first = await launch({ secrets });
    await openDemoWorkspace(first);
    const page = await first.firstWindow();
    await expect(page.getByText(/no próximo início será preciso digitar a senha/)).toBeVisible();
    await first.close();

    const second = await launch({ secrets });
    await expect(new LoginScreen(await second.firstWindow()).email).toBeVisible();
  });
}

test('a second start brings the first window to the front and ends', async ({ launch }) => {
  const first = await launch();
  const native = new NativeSide(first);
  await first.firstWindow();
  await native.minimizeWindow();

  const second = await launch();
  await second.waitForExit();

  await expect.poll(() => native.window()).toMatchObject({ visible: true, focused: true, minimized: false });
  expect(first.windows()).toHaveLength(1);
});

test('[DESK-04] the tray opens the closed window and quits the app', async ({ launch }) => {
  const desktop = await launch();
  const native = new NativeSide(desktop);
  await desktop.firstWindow();
  await expect.poll(() => native.trayTooltip()).toBe('Balcão · Nada novo');

  await native.closeWindow();
  expect(await native.window()).toMatchObject({ visible: false });
  await native.clickTrayItem('Abrir');
  expect(await native.window()).toMatchObject({ visible: true, focused: true });

  await native.clickTrayItem('Encerrar o Balcão');
  await desktop.waitForExit();
});
