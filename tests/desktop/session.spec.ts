import type { Page } from '@playwright/test';
import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { serverAddress, signInToDemo } from './support/demoWorkspace';

test.use({ demoChosen: true });

const ELSEWHERE = 'Sua conta foi acessada em outro computador.';

test('[SESS-16] after a login elsewhere, the window shows a notice and then reloads to the login', async ({
  launch,
}) => {
  const desktop = await launch();
  const page = await desktop.firstWindow();
  await signInToDemo(desktop);
  expect(await page.evaluate(() => localStorage.getItem('userId'))).not.toBeNull();
  const address = await serverAddress(page);
  // The observer and the marker vanish at the reload; the note in sessionStorage stays.
  await page.evaluate((text) => {
    document.documentElement.dataset.watched = 'true';
    const noteNotice = () => {
      if (document.querySelector('section[aria-label="Avisos"]')?.textContent?.includes(text))
        sessionStorage.setItem('told', 'before the reload');
    };
    new MutationObserver(noteNotice).observe(document.body, { subtree: true, childList: true });
  }, ELSEWHERE);

  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(ANA),
  });
  expect(answer.status).toBe(200);

  await expect(page.locator('html[data-watched]')).toHaveCount(0);
  await expect(new LoginScreen(page).email).toBeVisible();
  const left = () =>
    page.evaluate(async () => ({
      told: sessionStorage.getItem('told'),
      ids: [localStorage.getItem('userId'), localStorage.getItem('companyId')],
      session: await window.desktop.session.stored(),
    }));
  await expect.poll(left).toEqual({ told: 'before the reload', ids: [null, null], session: { restorable: false } });
});

test('[SESS-14] [SESS-15] [DESK-10] [PERF-02] a restart needs no password, and the main process has asked for the first list before the page does; signing out shows the login, and so does the next start', async ({
  launch,
}) => {
  const first = await launch();
  await signInToDemo(first);
  await first.close();

  const second = await launch();
  const page = await second.firstWindow();
  await expect(page.locator('[data-row]').first()).toBeVisible();
  const ownCalls = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/tickets?'))
        .map(({ name }) => new URL(name).searchParams.get('status')),
    );
  await expect.poll(ownCalls).toContain('pending');
  // The open tickets are read again only once the waiting ones were asked for: for changes before the rooms were joined.
  expect((await ownCalls())[0]).toBe('pending');

  await page.getByRole('button', { name: 'Conta de Ana Ribeiro' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(new LoginScreen(page).email).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('userId'))).toBeNull();
  await second.close();

  const third = await launch();
  await expect(new LoginScreen(await third.firstWindow()).email).toBeVisible();
});

test('[DESK-19] tasks, theme and the flags of campaigns are in the local storage of the page, and there again after a restart', async ({
  launch,
}) => {
  const shown = async (page: Page) => {
    await page.getByRole('link', { name: 'Tarefas' }).click();
    await page.getByRole('textbox', { name: 'Nova tarefa' }).waitFor();
    return {
      theme: await page.locator('html').getAttribute('data-theme'),
      tasks: await page.getByRole('list', { name: 'Tarefas' }).getByRole('listitem').count(),
      kept: await page.evaluate(() => ['theme', 'cshow', 'campaignsEnabled'].map((name) => localStorage.getItem(name))),
    };
  };
  const first = await launch();
  await signInToDemo(first);
  const page = await first.firstWindow();
  const before = await shown(page);
  expect(before).toMatchObject({ tasks: 0, kept: [null, 'true', 'true'] });
  await page.getByRole('textbox', { name: 'Nova tarefa' }).fill('Ligar para a Ana');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Usar o tema / }).click();
  const theme = before.theme === 'dark' ? 'light' : 'dark';
  const after = { theme, tasks: 1, kept: [theme, 'true', 'true'] };
  await expect.poll(() => shown(page)).toEqual(after);
  await first.close();

  const second = await launch();
  const restarted = await second.firstWindow();
  await expect.poll(() => shown(restarted)).toEqual(after);
});

test('[SEC-06] with a store that protects nothing, the app does not keep the session and informs the user', async ({
  launch,
}) => {
  const secrets = 'fallback';
  const first = await launch({ secrets });
  await signInToDemo(first);
  const page = await first.firstWindow();
  await expect(page.getByText(/no próximo início será preciso digitar a senha/)).toBeVisible();
  await first.close();

  const second = await launch({ secrets });
  await expect(new LoginScreen(await second.firstWindow()).email).toBeVisible();
});
