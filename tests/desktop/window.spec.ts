import { expect, test } from './fixtures';
import type { Desktop } from './support/desktop';

/** What the next start restores: the window's normal bounds, maximised state and zoom. */
const placeOf = (desktop: Desktop) =>
  desktop.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    return {
      bounds: window?.getNormalBounds(),
      maximized: window?.isMaximized(),
      zoom: window?.webContents.getZoomFactor(),
    };
  });

const moveTo = (desktop: Desktop, bounds: Electron.Rectangle) =>
  desktop.evaluate(({ BrowserWindow }, next) => BrowserWindow.getAllWindows()[0]?.setBounds(next), bounds);

test('[NTV-02] [DESK-19] size, position, maximised state, zoom and local storage survive a restart', async ({
  launch,
}) => {
  const kept = {
    cshow: 'enabled',
    tasks: '[{"text":"Ligar"}]',
    preferredTheme: 'dark',
    volume: '0.4',
    campaignsEnabled: 'true',
  };
  const first = await launch();
  const page = await first.firstWindow();
  await page.evaluate((flags) => {
    for (const [name, value] of Object.entries(flags)) localStorage.setItem(`kept-${name}`, value);
  }, kept);
  expect((await placeOf(first)).bounds).toMatchObject({ width: 1280, height: 800 });
  const bounds = { x: 120, y: 60, width: 1000, height: 700 };
  await moveTo(first, bounds);
  await first.evaluate(({ BrowserWindow }) => {
    const [window] = BrowserWindow.getAllWindows();
    window?.maximize();
    window?.webContents.emit('zoom-changed', {}, 'in');
  });
  await first.close();

  const second = await launch();
  const restarted = await second.firstWindow();
  await expect.poll(() => placeOf(second)).toEqual({ bounds, maximized: true, zoom: 1.1 });
  const found = await restarted.evaluate(
    (names) => Object.fromEntries(names.map((name) => [name, localStorage.getItem(`kept-${name}`)])),
    Object.keys(kept),
  );
  expect(found).toEqual(kept);
});
