import { electronBinary } from '../../scripts/lib/electronBinary.mjs';
import { expect, test } from './fixtures';
import type { Platform } from '@tests/support/electron-host/settings';
import { NativeSide } from './support/nativeSide';

/** The test host can imitate each system; real Electron can only be the one it runs on. */
const PLATFORMS: readonly Platform[] = electronBinary() ? [process.platform as Platform] : ['linux', 'win32', 'darwin'];

for (const platform of PLATFORMS) {
  test(`[NTV-05] on ${platform}, tray, badge and title show the unread total until it is zero, and closing the window keeps the app running, which a notification explains once`, async ({
    launch,
  }) => {
    const desktop = await launch({ platform });
    const native = new NativeSide(desktop);
    const page = await desktop.firstWindow();
    // A page resets the total when it starts, so wait until it has started.
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

    await native.closeWindow();
    const titles = async () => (await native.notifications()).map(({ title }) => title);
    const hidden = { visible: false, focused: false, minimized: platform === 'linux' };
    await expect.poll(() => native.window()).toMatchObject(hidden);
    await expect.poll(() => page.evaluate(() => window.desktop.window.isFocused())).toBe(false);
    await expect.poll(titles).toEqual(['O Balcão continua aberto']);
    await native.clickTrayItem('Abrir');
    await native.closeWindow();

    await expect.poll(() => native.window()).toMatchObject(hidden);
    expect(await titles()).toEqual(['O Balcão continua aberto']);
  });
}
