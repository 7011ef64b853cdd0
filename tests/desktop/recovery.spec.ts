import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { storedCopies } from '@tests/e2e/support/control';
import { ANA } from '@tests/support/accounts';
import { TestServer } from '@tests/support/servers/testServer';
import { expect, test } from './fixtures';
import { openDemoWorkspace } from './support/demoWorkspace';
import { NativeSide } from './support/nativeSide';

/** Number of drafts stored on this computer; runs in the page. */
const countDrafts = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('balcao');
    opening.onerror = () => reject(opening.error ?? new Error('no database'));
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('drafts').objectStore('drafts').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });

test('[NTV-18] a crashed page reopens at the same address with its draft, and says so', async ({ launch }) => {
  const desktop = await launch();
  const tickets = await openDemoWorkspace(desktop);
  await tickets.showPending();
  const thread = await tickets.accept(await tickets.firstWaiting());
  await thread.composer.text.fill('Ainda não enviada');
  const first = await desktop.firstWindow();
  const place = first.url();
  // The draft is stored a moment after the last key.
  await expect.poll(() => first.evaluate(countDrafts)).toBe(1);

  await desktop.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );

  // The test host replaces the crashed page with a new one.
  const notice = () => desktop.windows()[0]?.getByText(/A janela foi reaberta depois de uma falha/);
  await expect
    .poll(
      async () =>
        (await notice()
          ?.count()
          .catch(() => 0)) ?? 0,
    )
    .toBe(1);
  const [page] = desktop.windows();
  if (!page) throw new Error('no window');
  expect(page.url()).toBe(place);
  await expect(page.getByRole('textbox', { name: 'Mensagem' })).toHaveValue('Ainda não enviada');
});

test('[NTV-03][NTV-18] quitting keeps waiting messages, and the next start sends them once', async ({ launch }) => {
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
    await thread.composer.say('Confirmada antes');
    await expect(thread.acknowledged('Confirmada antes')).toHaveCount(1);
    await server.kill();
    await thread.composer.say('Escrita antes de sair');
    await expect(thread.waiting('Escrita antes de sair')).toBeVisible();

    await new NativeSide(first).clickTrayItem('Encerrar o Balcão');
    await first.waitForExit();
    await server.restart();

    const second = await launch();
    const again = new TicketsScreen(await second.firstWindow());
    await again.showOpen();
    const reopened = await again.open(customer);
    await expect(reopened.acknowledged('Escrita antes de sair')).toHaveCount(1);
    await expect(reopened.own('Escrita antes de sair')).toHaveCount(1);
    expect(await storedCopies(server.url, 'Escrita antes de sair')).toBe(1);
    expect(await storedCopies(server.url, 'Confirmada antes')).toBe(1);
  } finally {
    await server.remove();
  }
});
