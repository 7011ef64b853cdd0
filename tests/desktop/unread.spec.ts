import { electronBinary } from '../../scripts/lib/electronBinary.mjs';
import { expect, test } from './fixtures';
import type { Platform } from '@tests/support/electron-host/settings';
import { NativeSide } from './support/nativeSide';

/** The test host can pretend to be each system; real Electron is the one it runs on. */
const PLATFORMS: readonly Platform[] = electronBinary() ? [process.platform as Platform] : ['linux', 'win32', 'darwin'];

for (const platform of PLATFORMS) {
  test(`[NTV-05] the unread total appears on tray, badge and title of ${platform}, and drops to zero`, async ({
    launch,
  }) => {
    const desktop = await launch({ platform });
    const native = new NativeSide(desktop);
    const page = await desktop.firstWindow();
    // A page takes away what the one before it showed, so it must have begun.
    await page.getByRole('main').waitFor();
    const badge = async (): Promise<string | number> => (platform === 'win32' ? native.overlay() : native.badge());

    await page.evaluate(() => window.desktop.unread.set({ messages: 2, pending: 1 }));
    await expect.poll(() => native.trayTooltip()).toBe('Balcão · 2 mensagens não lidas · 1 aguardando');
    await expect.poll(badge).toBe(platform === 'win32' ? '3 novidades' : 3);
    await expect.poll(async () => (await native.window()).title).toBe('(3) Balcão');

    await page.evaluate(() => window.desktop.unread.set({ messages: 0, pending: 0 }));
    await expect.poll(() => native.trayTooltip()).toBe('Balcão · Nada novo');
    await expect.poll(badge).toBe(platform === 'win32' ? '' : 0);
    await expect.poll(async () => (await native.window()).title).toBe('Balcão');
  });

  test(`closing the window keeps the app running on ${platform}, which is explained once`, async ({ launch }) => {
    const desktop = await launch({ platform });
    const native = new NativeSide(desktop);
    const page = await desktop.firstWindow();

    await native.closeWindow();
    const told = async () => (await native.notifications()).map(({ title }) => title);
    const hidden = { visible: false, focused: false, minimized: platform === 'linux' };
    await expect.poll(() => native.window()).toMatchObject(hidden);
    await expect.poll(() => page.evaluate(() => window.desktop.window.isFocused())).toBe(false);
    await expect.poll(told).toEqual(['O Balcão continua aberto']);
    await native.clickTrayItem('Abrir');
    await native.closeWindow();

    await expect.poll(() => native.window()).toMatchObject(hidden);
    expect(await told()).toEqual(['O Balcão continua aberto']);
  });
}
