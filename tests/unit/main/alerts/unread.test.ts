import path from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { texts } from '@native/main/system/texts';
import { createTray } from '@native/main/alerts/tray';
import { createUnreadBadge } from '@native/main/alerts/unreadBadge';
import { BrowserWindow } from '@tests/support/electron-stand-in/browserWindow';
import { readPng } from '@tests/support/readPng';
import { Menu, nativeImage, nativeTheme, Tray } from '@tests/support/electron-stand-in/system';

const PLATFORMS = ['win32', 'darwin', 'linux'] as const;
const OVERLAYS = path.resolve('resources/overlay');
const TRAY = path.resolve('resources/tray');

const aBadge = (platform: NodeJS.Platform) => {
  const window = new BrowserWindow({ title: 'Balcão' });
  const setBadgeCount = vi.fn((_count?: number) => true);
  let language: keyof typeof texts = 'pt';
  const badge = createUnreadBadge({
    app: { setBadgeCount },
    window: window as never,
    platform,
    loadImage: nativeImage.createFromPath as never,
    folder: OVERLAYS,
    texts: () => texts[language],
  });
  const speak = (next: keyof typeof texts) => {
    language = next;
    badge.translate();
  };
  return { badge, window, setBadgeCount, speak };
};
const overlayOf = (window: BrowserWindow) => window.overlay?.image as { file: string } | null | undefined;

describe('badge and title', () => {
  it.each(['darwin', 'linux'] as const)(
    '[NTV-05] [PERF-10] %s shows the sum as a number, and none at zero',
    (platform) => {
      const { badge, setBadgeCount, window } = aBadge(platform);
      badge.set({ messages: 3, pending: 2 });
      expect([setBadgeCount.mock.lastCall, window.title]).toEqual([[5], '(5) Balcão']);
      badge.set({ messages: 0, pending: 0 });
      expect([setBadgeCount.mock.lastCall, window.title, window.overlay]).toEqual([[0], 'Balcão', null]);
    },
  );

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
    expect(window.title).toBe(`(${total}) Balcão`);
    expect(setBadgeCount).not.toHaveBeenCalled();
  });

  it('[NTV-05] Windows shows a picture of its own for each total up to 9, and one for all above', () => {
    const { badge, window } = aBadge('win32');
    const pictureOf = (messages: number) => {
      badge.set({ messages, pending: 0 });
      return readFileSync(overlayOf(window)?.file ?? '').toString('base64');
    };
    const pictures = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(pictureOf);
    expect(new Set(pictures).size).toBe(10);
    expect(pictureOf(250)).toBe(pictures.at(-1));
  });

  it('[NTV-05] on Windows it disappears when all is read, and returns after Explorer forgets it', () => {
    const { badge, window } = aBadge('win32');
    badge.set({ messages: 1, pending: 1 });
    window.overlay = null;
    window.show();
    expect(overlayOf(window)?.file).toBe(path.join(OVERLAYS, '2.png'));
    badge.set({ messages: 0, pending: 0 });
    expect(window.overlay).toEqual({ image: null, description: '' });
    expect(window.title).toBe('Balcão');
  });

  it('[NTV-05] on Windows its words follow the language', () => {
    const { badge, window, speak } = aBadge('win32');
    badge.set({ messages: 2, pending: 0 });
    speak('en');
    expect(window.overlay?.description).toBe('2 new');
    window.destroyed = true;
    speak('es');
    expect(window.overlay?.description).toBe('2 new');
  });
});

const aTray = (platform: NodeJS.Platform) => {
  const onOpen = vi.fn();
  const onQuit = vi.fn();
  const onChosen = vi.fn();
  let language: keyof typeof texts = 'pt';
  const tray = createTray({
    create: (image) => new Tray(image as never) as never,
    buildMenu: Menu.buildFromTemplate as never,
    loadImage: nativeImage.createFromPath as never,
    nativeTheme: nativeTheme as never,
    platform,
    folder: TRAY,
    texts: () => texts[language],
    onOpen,
    onChosen,
    onQuit,
  });
  const speak = (next: keyof typeof texts) => {
    language = next;
    tray.translate();
  };
  const icon = Tray.all.at(-1);
  if (icon === undefined) throw new Error('no tray was made');
  return { tray, icon, onOpen, onChosen, onQuit, speak };
};

describe('the tray', () => {
  it.each(PLATFORMS)('[DESK-04] [NTV-04] on %s its menu shows the window and quits', (platform) => {
    const { icon, onOpen, onQuit } = aTray(platform);
    const click = (label: string) =>
      (icon.menu.find((item) => item.label === label)?.click as (() => void) | undefined)?.();
    click('Abrir');
    expect([onOpen.mock.calls.length, onQuit.mock.calls.length]).toEqual([1, 0]);
    click('Encerrar o Balcão');
    expect([onOpen.mock.calls.length, onQuit.mock.calls.length]).toEqual([1, 1]);
  });

  it.each(PLATFORMS)('[NTV-04] [NTV-05] on %s the icon marks unread and its tooltip gives the numbers', (platform) => {
    const { tray, icon } = aTray(platform);
    expect(icon.tooltip).toBe('Balcão · Nada novo');
    expect(path.basename(icon.image.file)).toMatch(/^normal/);
    tray.setUnread({ messages: 3, pending: 1 });
    expect(icon.tooltip).toBe('Balcão · 3 mensagens não lidas · 1 aguardando');
    expect(path.basename(icon.image.file)).toMatch(/^unread/);
    expect(existsSync(icon.image.file)).toBe(true);
    // A waiting ticket alone is news, too.
    tray.setUnread({ messages: 0, pending: 1 });
    expect(icon.tooltip).toBe('Balcão · 1 aguardando');
    expect(path.basename(icon.image.file)).toMatch(/^unread/);
    tray.setUnread({ messages: 0, pending: 0 });
    expect(icon.tooltip).toBe('Balcão · Nada novo');
    expect(path.basename(icon.image.file)).toMatch(/^normal/);
    expect(existsSync(icon.image.file)).toBe(true);
  });

  it.each(PLATFORMS)('[NTV-04] on %s it has three looks, each with its own picture', (platform) => {
    const { tray, icon } = aTray(platform);
    const looks = [icon.image.file];
    tray.setUnread({ messages: 1, pending: 0 });
    looks.push(icon.image.file);
    tray.setState({ disconnected: true, pending: [], doNotDisturb: false });
    looks.push(icon.image.file);
    expect(looks.map((file) => path.basename(file).replace(/Template.*|-.*/, ''))).toEqual([
      'normal',
      'unread',
      'disconnected',
    ]);
    expect(looks.every((file) => existsSync(file))).toBe(true);
    expect(looks.every((file) => file.endsWith('Template.png'))).toBe(platform === 'darwin');
    expect(new Set(looks.map((file) => readFileSync(file).toString('base64'))).size).toBe(3);
    expect(icon.tooltip).toBe('Balcão · Sem conexão com o servidor · 1 mensagem não lida');
    tray.setUnread({ messages: 0, pending: 0 });
    expect([icon.image.file, icon.tooltip]).toEqual([looks[2], 'Balcão · Sem conexão com o servidor']);
    tray.setState({ disconnected: false, pending: [], doNotDisturb: false });
    expect([icon.image.file, icon.tooltip]).toEqual([looks[0], 'Balcão · Nada novo']);
  });

  // A template image has no colour: the system paints what is not transparent.
  it.each([
    [16, ''],
    [32, '@2x'],
  ])('[NTV-04] on macOS each look has a form of its own, at %d px', (size, scale) => {
    const forms = ['normal', 'unread', 'disconnected'].map((state) => {
      const { width, height, pixels } = readPng(path.join(TRAY, 'darwin', `${state}Template${scale}.png`));
      expect([width, height]).toEqual([size, size]);
      const isColoured = pixels.some(
        (value, index) => index % 4 !== 3 && value > 0 && pixels[index - (index % 4) + 3]! > 0,
      );
      expect(isColoured).toBe(false);
      return Array.from({ length: width * height }, (_, pixel) => pixels[pixel * 4 + 3]! > 127);
    });
    const differing = (one: readonly boolean[], other: readonly boolean[]) =>
      one.filter((filled, pixel) => filled !== other[pixel]).length / one.length;
    for (const [one, other] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      // At least a twentieth of the picture, which an eye sees.
      expect(differing(forms[one]!, forms[other]!)).toBeGreaterThan(0.05);
    }
  });

  it('[NTV-04] its menu offers up to five waiting tickets and do-not-disturb, and reports what was chosen', () => {
    vi.useFakeTimers();
    const { tray, icon, onChosen } = aTray('linux');
    const labels = () => icon.menu.map(({ label, type }) => label ?? type);
    expect(labels()).toEqual(['Abrir', 'separator', 'Encerrar o Balcão']);
    const pending = [1, 2, 3, 4, 5, 6].map((ticketId) => ({ ticketId, label: `Cliente & ${ticketId}` }));
    tray.setState({ disconnected: false, pending, doNotDisturb: false });
    vi.advanceTimersByTime(1_000);
    expect(labels()).toEqual([
      'Abrir',
      'separator',
      ...[1, 2, 3, 4, 5].map((id) => `Aceitar atendimento de Cliente && ${id}`),
      'separator',
      'Não perturbe',
      'separator',
      'Encerrar o Balcão',
    ]);
    const click = (label: string, checked = false) =>
      (icon.menu.find((item) => item.label === label)?.click as ((item: object) => void) | undefined)?.({ checked });
    click('Aceitar atendimento de Cliente && 2');
    click('Não perturbe', true);
    tray.setState({ disconnected: false, pending: [], doNotDisturb: true });
    vi.advanceTimersByTime(1_000);
    expect(icon.menu.find(({ label }) => label === 'Não perturbe')?.checked).toBe(true);
    click('Não perturbe');
    expect(onChosen.mock.calls).toEqual([
      [{ kind: 'accept', ticketId: 2 }],
      [{ kind: 'doNotDisturb', on: true }],
      [{ kind: 'doNotDisturb', on: false }],
    ]);
    vi.useRealTimers();
  });

  it('[NTV-04] a burst of changes builds the menu twice at most, and an unchanged state not at all', () => {
    vi.useFakeTimers();
    const { tray, icon, speak } = aTray('linux');
    const set = vi.spyOn(icon, 'setContextMenu');
    vi.advanceTimersByTime(1_000);
    for (let ticketId = 1; ticketId <= 20; ticketId += 1) {
      tray.setState({
        disconnected: false,
        pending: [{ ticketId, label: `Cliente ${ticketId}` }],
        doNotDisturb: false,
      });
    }
    vi.advanceTimersByTime(10_000);
    expect(set).toHaveBeenCalledTimes(2);
    expect(icon.menu.some(({ label }) => label === 'Aceitar atendimento de Cliente 20')).toBe(true);
    tray.setUnread({ messages: 4, pending: 0 });
    vi.advanceTimersByTime(10_000);
    expect(set).toHaveBeenCalledTimes(2);
    speak('es');
    expect(icon.menu.some(({ label }) => label === 'Aceptar ticket de Cliente 20')).toBe(true);
    expect(icon.tooltip).toBe('Balcão · 4 mensajes no leídos');
    vi.useRealTimers();
  });

  it('[NTV-04] follows light and dark bars until it is disposed', () => {
    const { tray, icon } = aTray('linux');
    nativeTheme.shouldUseDarkColors = true;
    nativeTheme.emit('updated');
    expect(path.basename(icon.image.file)).toBe('normal-dark.png');
    tray.dispose();
    nativeTheme.shouldUseDarkColors = false;
    nativeTheme.emit('updated');
    expect([path.basename(icon.image.file), icon.destroyed]).toEqual(['normal-dark.png', true]);
  });

  it('[NTV-04] on Windows the icon follows the taskbar, which is often dark while the apps are light', () => {
    nativeTheme.shouldUseDarkColorsForSystemIntegratedUI = true;
    const { tray, icon } = aTray('win32');
    const picture = () => path.basename(icon.image.file);
    expect(picture()).toBe('normal-dark.ico');
    nativeTheme.shouldUseDarkColors = true;
    nativeTheme.shouldUseDarkColorsForSystemIntegratedUI = false;
    nativeTheme.emit('updated');
    expect(picture()).toBe('normal-light.ico');
    tray.setUnread({ messages: 1, pending: 0 });
    expect(picture()).toBe('unread-light.ico');
    nativeTheme.shouldUseDarkColors = false;
    tray.dispose();
  });

  it('[NTV-04] [DESK-04] a click opens the window, except on macOS where it opens the menu', () => {
    for (const platform of PLATFORMS) {
      const { icon, onOpen } = aTray(platform);
      icon.emit('click');
      expect(onOpen).toHaveBeenCalledTimes(platform === 'darwin' ? 0 : 1);
    }
  });
});

describe('texts', () => {
  it('[NTV-04] [NTV-14] every language has the same texts, none empty', () => {
    const shown = (language: keyof typeof texts) =>
      Object.entries(texts[language]).map(([key, text]) => [
        key,
        typeof text === 'function' ? (text as (value: unknown) => string)(2) : text,
      ]);
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
