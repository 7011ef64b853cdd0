import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LoginScreen } from '@tests/e2e/screens/LoginScreen';
import { TicketsScreen } from '@tests/e2e/screens/TicketsScreen';
import { expect, test } from './fixtures';
import { signInToDemo } from './support/demoWorkspace';

test.use({ coldDemo: true });

test('[DESK-01] an installed app runs from its archive with its demo workspace beside it, even with a package.json in a parent folder; it opens no developer tools, ignores test variables, and does not update until its app-update.yml names a feed', async ({
  launch,
  install,
}) => {
  const { resources } = install();
  const env = {
    VITE_DEV_SERVER_URL: 'http://127.0.0.1:9',
    BALCAO_DEMO_ARGS: '--no-such-option',
    // As if started from an AppImage, which can update itself.
    APPIMAGE: path.join(resources, 'Balcao.AppImage'),
  };
  const desktop = await launch({ installed: true, env });
  const page = await desktop.firstWindow();
  await new LoginScreen(page).chooseDemo();
  const tickets = await signInToDemo(desktop);
  await tickets.showPending();
  const customer = await tickets.firstWaiting();
  const thread = await tickets.accept(customer);
  await thread.composer.say('Mensagem do aplicativo instalado');
  await expect(thread.acknowledged('Mensagem do aplicativo instalado')).toHaveCount(1);

  const facts = await desktop.evaluate(({ app, BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.webContents.openDevTools();
    return {
      isPackaged: app.isPackaged,
      appPath: app.getAppPath(),
      resources: process.resourcesPath,
      words: process.argv.slice(1),
      hasTools: window?.webContents.isDevToolsOpened(),
    };
  });
  const appPath = path.join(resources, 'app.asar');
  expect(facts).toEqual({ isPackaged: true, appPath, resources, words: [], hasTools: false });
  await page.evaluate(() => window.desktop.system.updates.check());
  expect(await page.evaluate(() => window.desktop.system.updates.state())).toEqual({ kind: 'off' });
  await desktop.close();

  const feed = path.join(resources, 'app-update.yml');
  // No server listens there: the check must reach the network.
  writeFileSync(feed, `${readFileSync(feed, 'utf8')}provider: generic\nurl: https://127.0.0.1:9/\n`);
  const restarted = await (await launch({ installed: true, env })).firstWindow();
  const restored = new TicketsScreen(restarted);
  await restored.showOpen();
  await expect(restored.row(customer)).toBeVisible();
  await restarted.evaluate(() => window.desktop.system.updates.check());
  await expect
    .poll(() => restarted.evaluate(() => window.desktop.system.updates.state()))
    .toEqual({ kind: 'failed', detail: expect.stringContaining('net::ERR_CONNECTION_REFUSED') });
});
