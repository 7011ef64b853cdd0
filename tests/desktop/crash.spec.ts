import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { storedCopies } from '@tests/e2e/support/control';
import { ANA } from '@tests/support/accounts';
import { expect, test } from './fixtures';
import { killDemoServer, serverAddress, signInToDemo } from './support/demoWorkspace';
import { readStored } from './support/storedRecords';

test.use({ demoChosen: true });

const CONFIRMED = 'Confirmada antes da queda';
const WITHOUT_SERVER = 'Escrita durante a queda';
const BEFORE_THE_END = 'Escrita antes do fim';
const IN_A_FORM = 'Ligar depois do almoço';

test('[DEMO-04] [SESS-14] [TRIAGE-12] a killed demo server loses no confirmed message, a killed app keeps its session, lock, outbox and open form, and what waited is sent once', async ({
  launch,
  userData,
}) => {
  const env = { BALCAO_DEMO_ARGS: '--control' };
  const first = await launch({ env });
  const page = await first.firstWindow();
  const tickets = await signInToDemo(first);
  await tickets.showPending();
  const customer = await tickets.firstWaiting();
  const thread = await tickets.accept(customer);
  await thread.composer.say(CONFIRMED);
  await expect(thread.acknowledged(CONFIRMED)).toHaveCount(1);
  const address = await serverAddress(page);

  const allowRestart = await killDemoServer(userData, address);
  await expect(page.getByText('Sem conexão')).toBeVisible();
  await thread.composer.say(WITHOUT_SERVER);
  await expect(thread.waiting(WITHOUT_SERVER)).toBeVisible();
  await allowRestart();
  await expect(thread.acknowledged(WITHOUT_SERVER)).toHaveCount(1);
  expect(await serverAddress(page)).toBe(address);

  const allowNextStart = await killDemoServer(userData, address);
  await thread.composer.say(BEFORE_THE_END);
  await expect(thread.waiting(BEFORE_THE_END)).toBeVisible();
  const formOf = (screen: typeof page) => screen.getByRole('dialog', { name: /^Lembrar do atendimento/ });
  await page.keyboard.press('Control+Shift+Y');
  await formOf(page).getByRole('radio', { name: 'Amanhã' }).check();
  await formOf(page).getByRole('textbox', { name: 'Nota (opcional)' }).fill(IN_A_FORM);
  // The form is stored a moment after the last key.
  await expect.poll(async () => JSON.stringify(await page.evaluate(readStored, 'keptTexts'))).toContain(IN_A_FORM);
  const lockOf = (screen: typeof page) => screen.getByRole('dialog', { name: 'Balcão bloqueado' });
  await page.keyboard.press('Control+Shift+X');
  await expect(lockOf(page)).toBeVisible();
  await first.kill();
  await allowNextStart();

  const restarted = await (await launch({ env })).firstWindow();
  const lock = lockOf(restarted);
  await lock.getByRole('textbox', { name: 'Senha da conta' }).fill(ANA.password);
  await lock.getByRole('button', { name: /Desbloquear$/ }).click();
  await expect(lock).toHaveCount(0);
  const again = new TicketsScreen(restarted);
  await again.showOpen();
  const reopened = await again.open(customer);
  for (const text of [CONFIRMED, WITHOUT_SERVER, BEFORE_THE_END]) {
    await expect(reopened.acknowledged(text)).toHaveCount(1);
    await expect(reopened.own(text)).toHaveCount(1);
    // The list could hide a second copy; the server's data cannot.
    expect(await storedCopies(address, text)).toBe(1);
  }
  await restarted.keyboard.press('Control+Shift+Y');
  await expect(formOf(restarted).getByRole('textbox', { name: 'Nota (opcional)' })).toHaveValue(IN_A_FORM);
  await expect(formOf(restarted).getByRole('radio', { name: 'Amanhã' })).toBeChecked();
});
