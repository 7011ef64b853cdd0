import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { storedCopies } from '@tests/e2e/support/control';
import { ANA } from '@tests/support/accounts';
import { TestServer } from '@tests/support/servers/testServer';
import { expect, test } from './fixtures';
import { killDemoServer, openDemoWorkspace, serverAddress } from './support/demoWorkspace';

test('[DEMO-04] a killed demo server loses no confirmed message, and waiting messages are sent once', async ({
  launch,
  userData,
}) => {
  const desktop = await launch({ env: { BALCAO_DEMO_ARGS: '--control' } });
  const page = await desktop.firstWindow();
  const tickets = await openDemoWorkspace(desktop);
  await tickets.showPending();
  const customer = await tickets.firstWaiting();
  const thread = await tickets.accept(customer);
  await thread.composer.say('Confirmada antes da queda');
  await expect(thread.acknowledged('Confirmada antes da queda')).toHaveCount(1);
  const address = await serverAddress(page);

  const allowRestart = await killDemoServer(userData, address);
  await expect(page.getByText('Sem conexão')).toBeVisible();
  await thread.composer.say('Escrita durante a queda');
  await expect(thread.waiting('Escrita durante a queda')).toBeVisible();

  await allowRestart();
  await expect(thread.acknowledged('Escrita durante a queda')).toHaveCount(1);
  expect(await serverAddress(page)).toBe(address);
  await page.reload();
  await expect(thread.acknowledged('Escrita durante a queda')).toHaveCount(1);
  await expect(thread.acknowledged('Confirmada antes da queda')).toHaveCount(1);
  // The list could hide a second copy; the server's data cannot.
  expect(await storedCopies(address, 'Escrita durante a queda')).toBe(1);
  expect(await storedCopies(address, 'Confirmada antes da queda')).toBe(1);
});

test('[SESS-14] [TRIAGE-12] a killed app keeps its session, lock and outbox, and sends the outbox once', async ({
  launch,
}) => {
  const server = await TestServer.start({ ownProcess: true });
  try {
    const first = await launch();
    const login = new LoginScreen(await first.firstWindow());
    await login.tryAddress(server.url);
    await login.confirmInsecure();
    await login.signIn(ANA);
    const tickets = new TicketsScreen(await first.firstWindow());
    await tickets.showPending();
    const customer = await tickets.firstWaiting();
    const thread = await tickets.accept(customer);
    await thread.composer.say('Confirmada antes da queda');
    await expect(thread.acknowledged('Confirmada antes da queda')).toHaveCount(1);
    await server.kill();
    await thread.composer.say('Escrita sem servidor');
    await expect(thread.waiting('Escrita sem servidor')).toBeVisible();

    await (await first.firstWindow()).keyboard.press('Control+Shift+X');
    await expect((await first.firstWindow()).getByRole('dialog', { name: 'Balcão bloqueado' })).toBeVisible();
    await first.kill();
    await server.restart();

    const second = await launch();
    const page = await second.firstWindow();
    const lock = page.getByRole('dialog', { name: 'Balcão bloqueado' });
    await lock.getByRole('textbox', { name: 'Senha da conta' }).fill(ANA.password);
    await lock.getByRole('button', { name: /Desbloquear$/ }).click();
    await expect(lock).toHaveCount(0);
    const again = new TicketsScreen(page);
    await again.showOpen();
    const reopened = await again.open(customer);
    await expect(reopened.acknowledged('Escrita sem servidor')).toHaveCount(1);
    await page.reload();
    await expect(reopened.acknowledged('Escrita sem servidor')).toHaveCount(1);
    await expect(reopened.own('Escrita sem servidor')).toHaveCount(1);
    await expect(reopened.own('Confirmada antes da queda')).toHaveCount(1);
    expect(await storedCopies(server.url, 'Escrita sem servidor')).toBe(1);
    expect(await storedCopies(server.url, 'Confirmada antes da queda')).toBe(1);
  } finally {
    await server.remove();
  }
});
