import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { expect, test } from './fixtures';
import { openDemoWorkspace } from './support/demoWorkspace';

// One worker runs all of them, since each worker has to install the app.
test.describe.configure({ mode: 'default' });

test.describe('without demo data', () => {
  test.use({ coldDemo: true });

  test('an installed app runs from its archive with its demo workspace beside it, even with a package.json in a parent folder', async ({
    launch,
    install,
  }) => {
    const { resources } = install();
    const desktop = await launch({ installed: true });
    const tickets = await openDemoWorkspace(desktop);
    await tickets.showPending();
    const customer = await tickets.firstWaiting();
    const thread = await tickets.accept(customer);
    await thread.composer.say('Mensagem do aplicativo instalado');
    await expect(thread.acknowledged('Mensagem do aplicativo instalado')).toHaveCount(1);

    const facts = await desktop.evaluate(({ app }) => ({
      isPackaged: app.isPackaged,
      appPath: app.getAppPath(),
      resources: process.resourcesPath,
      words: process.argv.slice(1),
    }));
    expect(facts).toEqual({ isPackaged: true, appPath: path.join(resources, 'app.asar'), resources, words: [] });
    await desktop.close();

    const restored = new TicketsScreen(await (await launch({ installed: true })).firstWindow());
    await restored.showOpen();
    await expect(restored.row(customer)).toBeVisible();
  });
});

test('an installed app opens no developer tools and ignores test variables', async ({ launch }) => {
  const env = { VITE_DEV_SERVER_URL: 'http://127.0.0.1:9', BALCAO_DEMO_ARGS: '--no-such-option' };
  const desktop = await launch({ installed: true, env });
  await openDemoWorkspace(desktop);

  const isOpen = await desktop.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.webContents.openDevTools();
    return window?.webContents.isDevToolsOpened();
  });
  expect(isOpen).toBe(false);
});

test('an installed app does not update until its app-update.yml names a feed', async ({ launch, install }) => {
  const file = path.join(install().resources, 'app-update.yml');
  const shipped = readFileSync(file, 'utf8');
  // As if started from an AppImage, which can update itself.
  const env = { APPIMAGE: path.join(install().resources, 'Balcao.AppImage') };
  try {
    const first = await launch({ installed: true, env });
    const off = await first.firstWindow();
    await off.evaluate(() => window.desktop.system.updates.check());
    expect(await off.evaluate(() => window.desktop.system.updates.state())).toEqual({ kind: 'off' });
    await first.close();

    // No server listens there: the check must reach the network.
    writeFileSync(file, `${shipped}provider: generic\nurl: https://127.0.0.1:9/\n`);
    const page = await (await launch({ installed: true, env })).firstWindow();
    await page.evaluate(() => window.desktop.system.updates.check());
    await expect
      .poll(() => page.evaluate(() => window.desktop.system.updates.state()))
      .toEqual({ kind: 'failed', detail: expect.stringContaining('net::ERR_CONNECTION_REFUSED') });
  } finally {
    writeFileSync(file, shipped);
  }
});
