import { ThreadScreen } from '@tests/e2e/screens/ThreadScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { expect, test } from './fixtures';
import { signInToDemo } from './support/demoWorkspace';
import { NativeSide } from './support/nativeSide';

test.use({ demoChosen: true });

test('[NTV-01][NTV-12] a link opens its conversation in the running app and at a cold start', async ({ launch }) => {
  const first = await launch();
  const tickets = await signInToDemo(first);
  await tickets.showPending();
  const customer = await tickets.firstWaiting();
  const { composer } = await tickets.accept(customer);
  const page = await first.firstWindow();
  await page.waitForURL(/\/tickets\/[\da-f-]{36}$/);
  const uuid = page.url().split('/').at(-1) ?? '';
  // Escape can close the conversation only once it is rendered.
  await expect(composer.text).toBeFocused();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/tickets$/);
  const native = new NativeSide(first);
  await native.minimizeWindow();

  const second = await launch({ args: [`balcao://tickets/${uuid}`] });
  await second.waitForExit();
  await page.waitForURL(`**/tickets/${uuid}`);
  await expect(composer.text).toBeFocused();
  await expect.poll(() => native.window()).toMatchObject({ visible: true, focused: true, minimized: false });
  const foreign = await launch({ args: ['balcao://settings/delete'] });
  await foreign.waitForExit();
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/tickets$/);
  await first.close();

  const cold = await launch({ args: [`balcao://tickets/${uuid}`] });
  const restarted = await cold.firstWindow();
  await restarted.waitForURL(`**/tickets/${uuid}`);
  await expect(new TicketsScreen(restarted).row(customer)).toBeVisible();
  const opened = new ThreadScreen(restarted, customer);
  await expect(opened.own(/Meu nome é Ana Ribeiro/)).toBeVisible();
  await expect(opened.composer.text).toBeFocused();
});
