import path from 'node:path';
import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '@native/main/texts';
import { createTray } from '@native/main/tray';
import { createUnreadBadge } from '@native/main/unreadBadge';
import { BrowserWindow } from '@tests/support/electron-stand-in/browserWindow';
import { Menu, nativeImage, nativeTheme, Tray } from '@tests/support/electron-stand-in/system';

const PLATFORMS = ['win32', 'darwin', 'linux'] as const;
const OVERLAYS = path.resolve('resources/overlay');
const TRAY = path.resolve('resources/tray');

const aBadge = (platform: NodeJS.Platform) => {
  const window = new BrowserWindow({ title: 'Balcão' });
  const setBadgeCount = vi.fn((_count?: number) => true);
  const badge = createUnreadBadge({
    app: { setBadgeCount },
    window: window as never,
    platform,
    loadImage: nativeImage.createFromPath as never,
    folder: OVERLAYS,
    texts: texts.pt,
  });
  return { badge, window, setBadgeCount };
};
const overlayOf = (window: BrowserWindow) => window.overlay?.image as { file: string } | null | undefined;

describe('badge and title', () => {
  it.each(['darwin', 'linux'] as const)('[NTV-05] %s shows the sum as a number, and none at zero', (platform) => {
    const { badge, setBadgeCount, window } = aBadge(platform);
    badge.set({ messages: 3, pending: 2 });
    expect([setBadgeCount.mock.lastCall, window.title]).toEqual([[5], '(5) Balcão']);
    badge.set({ messages: 0, pending: 0 });
    expect([setBadgeCount.mock.lastCall, window.title, window.overlay]).toEqual([[0], 'Balcão', null]);
  });

  it.each([
    [1, '1.png', '1 novidade'],
    [9, '9.png', '9 novidades'],
    [10, '9plus.png', '10 novidades'],
  ])('[NTV-05] Windows shows %i as the picture %s with words', (total, file, words) => {
    const { badge, window, setBadgeCount } = aBadge('win32');
    badge.set({ messages: total, pending: 0 });
    expect(overlayOf(window)?.file).toBe(path.join(OVERLAYS, file));
    expect(existsSync(overlayOf(window)?.file ?? '')).toBe(true);
    expect(window.overlay?.description).toBe(words);
    expect(setBadgeCount).not.toHaveBeenCalled();
  });

  it('[NTV-05] on Windows it goes when all is read, and comes back when Explorer forgot it', () => {
    const { badge, window } = aBadge('win32');
    badge.set({ messages: 1, pending: 1 });
    window.overlay = null;
    window.show();
    expect(overlayOf(window)?.file).toBe(path.join(OVERLAYS, '2.png'));
    badge.set({ messages: 0, pending: 0 });
    expect(window.overlay).toEqual({ image: null, description: '' });
  });
});

const aTray = (platform: NodeJS.Platform) => {
  const onOpen = vi.fn();
  const onQuit = vi.fn();
  const tray = createTray({
    create: (image) => new Tray(image as never) as never,
    buildMenu: Menu.buildFromTemplate as never,
    loadImage: nativeImage.createFromPath as never,
    nativeTheme: nativeTheme as never,
    platform,
    folder: TRAY,
    texts: texts.pt,
    onOpen,
    onQuit,
  });
  const icon = Tray.all.at(-1);
  if (icon === undefined) throw new Error('no tray was made');
  return { tray, icon, onOpen, onQuit };
};

describe('the tray', () => {
  it.each(PLATFORMS)('[DESK-04] on %s its menu shows the window and quits', (platform) => {
    const { icon, onOpen, onQuit } = aTray(platform);
    const click = (label: string) =>
      (icon.menu.find((item) => item.label === label)?.click as (() => void) | undefined)?.();
    click('Abrir');
    expect([onOpen.mock.calls.length, onQuit.mock.calls.length]).toEqual([1, 0]);
    click('Sair');
    expect([onOpen.mock.calls.length, onQuit.mock.calls.length]).toEqual([1, 1]);
  });

  it.each(PLATFORMS)('[NTV-05] on %s the icon marks unread and its tooltip gives the numbers', (platform) => {
    const { tray, icon } = aTray(platform);
    expect(icon.tooltip).toBe('Balcão · Nada novo');
    expect(path.basename(icon.image.file)).toMatch(/^normal/);
    tray.setUnread({ messages: 3, pending: 1 });
    expect(icon.tooltip).toBe('Balcão · 3 mensagens não lidas · 1 aguardando');
    expect(path.basename(icon.image.file)).toMatch(/^unread/);
    expect(existsSync(icon.image.file)).toBe(true);
    tray.setUnread({ messages: 0, pending: 0 });
    expect(icon.tooltip).toBe('Balcão · Nada novo');
    expect(path.basename(icon.image.file)).toMatch(/^normal/);
    expect(existsSync(icon.image.file)).toBe(true);
  });

  it('follows light and dark bars until it is disposed', () => {
    const { tray, icon } = aTray('linux');
    nativeTheme.shouldUseDarkColors = true;
    nativeTheme.emit('updated');
    expect(path.basename(icon.image.file)).toBe('normal-dark.png');
    tray.dispose();
    nativeTheme.shouldUseDarkColors = false;
    nativeTheme.emit('updated');
    expect([path.basename(icon.image.file), icon.destroyed]).toEqual(['normal-dark.png', true]);
  });

  it('a click opens the window, except on macOS where it opens the menu', () => {
    for (const platform of PLATFORMS) {
      const { icon, onOpen } = aTray(platform);
      icon.emit('click');
      expect(onOpen).toHaveBeenCalledTimes(platform === 'darwin' ? 0 : 1);
    }
  });
});

describe('texts', () => {
  it('every language has the same texts, none empty', () => {
    const shown = (language: keyof typeof texts) =>
      Object.entries(texts[language]).map(([key, text]) => [key, typeof text === 'function' ? text(2) : text]);
    for (const language of ['en', 'es'] as const) {
      expect(shown(language).map(([key]) => key)).toEqual(shown('pt').map(([key]) => key));
      expect(shown(language).every(([, text]) => text !== '')).toBe(true);
    }
    expect([texts.en.unread(1), texts.es.unread(1), texts.pt.unread(1)]).toEqual([
      '1 unread message',
      '1 mensaje no leído',
      '1 mensagem não lida',
    ]);
  });
});
