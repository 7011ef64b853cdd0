import { electronBinary } from '../../scripts/lib/electronBinary.mjs';
import { expect, test } from './fixtures';
import { NativeSide } from './support/nativeSide';

/** Real Electron can only be the system it runs on. */
const PLATFORM = electronBinary() ? process.platform : 'linux';

test('[NTV-05] [DESK-04] tray, badge and title show the unread total until it is zero; closing the window keeps the app running, which a notification explains once; the tray or a second start opens the window, and the tray quits the app', async ({
  launch,
}) => {
  const desktop = await launch();
  const native = new NativeSide(desktop);
  const page = await desktop.firstWindow();
  // A page resets the total when it starts, so wait until it has started.
  await page.getByRole('main').waitFor();
  const badge = async (): Promise<string | number> => (PLATFORM === 'win32' ? native.overlay() : native.badge());
  await expect.poll(() => native.trayTooltip()).toBe('Balcão · Nada novo');

  await page.evaluate(() => window.desktop.unread.set({ messages: 2, pending: 1 }));
  await expect.poll(() => native.trayTooltip()).toBe('Balcão · 2 mensagens não lidas · 1 aguardando');
  await expect.poll(badge).toBe(PLATFORM === 'win32' ? '3 novidades' : 3);
  await expect.poll(async () => (await native.window()).title).toBe('(3) Balcão');

  await page.evaluate(() => window.desktop.unread.set({ messages: 0, pending: 0 }));
  await expect.poll(() => native.trayTooltip()).toBe('Balcão · Nada novo');
  await expect.poll(badge).toBe(PLATFORM === 'win32' ? '' : 0);
  await expect.poll(async () => (await native.window()).title).toBe('Balcão');

  await native.closeWindow();
  const titles = async () => (await native.notifications()).map(({ title }) => title);
  const hidden = { visible: false, focused: false, minimized: PLATFORM === 'linux' };
  const inFront = { visible: true, focused: true, minimized: false };
  await expect.poll(() => native.window()).toMatchObject(hidden);
  await expect.poll(() => page.evaluate(() => window.desktop.window.isFocused())).toBe(false);
  await expect.poll(titles).toEqual(['O Balcão continua aberto']);
  await native.clickTrayItem('Abrir');
  await expect.poll(() => native.window()).toMatchObject(inFront);
  await native.closeWindow();
  await expect.poll(() => native.window()).toMatchObject(hidden);
  expect(await titles()).toEqual(['O Balcão continua aberto']);

  const second = await launch();
  await second.waitForExit();
  await expect.poll(() => native.window()).toMatchObject(inFront);
  expect(desktop.windows()).toHaveLength(1);

  await native.clickTrayItem('Encerrar o Balcão');
  await desktop.waitForExit();
});
