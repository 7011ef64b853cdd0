import { ThreadScreen } from '@tests/e2e/screens/ThreadScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { storedCopies } from '@tests/e2e/support/control';
import { expect, test } from './fixtures';
import { killDemoServer, serverAddress, signInToDemo } from './support/demoWorkspace';
import { NativeSide } from './support/nativeSide';
import { readStored } from './support/storedRecords';

test.use({ demoChosen: true });

const DRAFT = 'Ainda não enviada';

test('[NTV-18] [NTV-03] a crashed page reopens at the same address with its draft, and says so; quitting keeps the draft that was sent without a server, and the next start sends it once', async ({
  launch,
  userData,
}) => {
  const env = { BALCAO_DEMO_ARGS: '--control' };
  const desktop = await launch({ env });
  const tickets = await signInToDemo(desktop);
  await tickets.showPending();
  const customer = await tickets.firstWaiting();
  const thread = await tickets.accept(customer);
  await thread.composer.text.fill(DRAFT);
  const first = await desktop.firstWindow();
  const place = first.url();
  // The draft is stored a moment after the last key.
  await expect.poll(() => first.evaluate(readStored, 'drafts')).toHaveLength(1);

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
  const restored = new ThreadScreen(page, customer);
  await expect(restored.composer.text).toHaveValue(DRAFT);

  const address = await serverAddress(page);
  const allowNextStart = await killDemoServer(userData, address);
  // A text that is sent before the page notices may have arrived: the next start asks instead of sending it again.
  await expect(page.getByText('Sem conexão')).toBeVisible();
  await restored.composer.text.press('Enter');
  await expect(restored.waiting(DRAFT)).toBeVisible();
  await new NativeSide(desktop).clickTrayItem('Encerrar o Balcão');
  await desktop.waitForExit();
  await allowNextStart();

  const second = await launch({ env });
  const again = new TicketsScreen(await second.firstWindow());
  await again.showOpen();
  const reopened = await again.open(customer);
  await expect(reopened.acknowledged(DRAFT)).toHaveCount(1);
  await expect(reopened.own(DRAFT)).toHaveCount(1);
  expect(await storedCopies(address, DRAFT)).toBe(1);
});
