import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as StandIn from '@tests/support/electronStandIn';
import { createChoices } from '@native/main/system/choices';
import { createLoginItem, followLoginChoice } from '@native/main/system/loginItem';
import { startCommand } from '@native/main/system/startCommand';
import { aFolder, aLog, someSettings } from '../fakes';

let app: typeof StandIn.app;
beforeEach(async () => {
  vi.resetModules();
  ({ app } = await import('@tests/support/electronStandIn'));
});

const open = (platform: NodeJS.Platform, configFolder = aFolder(), command = ['/opt/Balcão $1/balcao%20(1)']) => {
  const log = aLog();
  const desktopName = 'br.com.balcao.Balcao.desktop';
  const item = createLoginItem({ app, platform, command, configFolder, desktopName, log });
  return { item, log, entry: path.join(configFolder, 'autostart', desktopName) };
};

describe('starting with the system', () => {
  it('[NTV-13] Windows runs the program hidden, and the entry can be removed', async () => {
    const { item } = open('win32', undefined, ['C:\\Balcao.exe', 'C:\\app']);
    await item.set(true);
    await item.set(false);
    const told = { path: 'C:\\Balcao.exe', args: ['C:\\app', '--hidden'] };
    expect(app.loginItems).toEqual([
      { openAtLogin: true, ...told },
      { openAtLogin: false, ...told },
    ]);
  });

  it('[NTV-13] macOS itself reports that it started the app', async () => {
    const { item } = open('darwin');
    await item.set(true);
    expect(app.loginItems).toEqual([{ openAtLogin: true }]);
    expect(item.startedBySystem(['/app'])).toBe(false);
    app.wasOpenedAtLogin = true;
    expect(item.startedBySystem(['/app'])).toBe(true);
  });

  it('[NTV-13] Linux gets an autostart entry with quoted words, which can be removed', async () => {
    const { item, entry } = open('linux');
    await item.set(true);
    expect(readFileSync(entry, 'utf8').split('\n')).toEqual([
      '[Desktop Entry]',
      'Type=Application',
      'Name=Balcão',
      String.raw`Exec="/opt/Balcão \\$1/balcao%%20(1)" "--hidden"`,
      'X-GNOME-Autostart-enabled=true',
      '',
    ]);
    expect(app.loginItems).toEqual([]);
    await item.set(false);
    expect(existsSync(entry)).toBe(false);
    await item.set(false);
  });

  it('[NTV-13] an entry that cannot be written is logged and changes nothing else', async () => {
    const folder = aFolder();
    writeFileSync(path.join(folder, 'autostart'), 'a file');
    const { item, log } = open('linux', folder);
    await item.set(true);
    expect(log.lines[0]?.message).toBe('the autostart entry was not written');
  });

  it('[NTV-13] Linux’s entry follows an AppImage whose update has another name, and keeps what the desktop added', async () => {
    const folder = aFolder();
    const old = open('linux', folder, ['/home/ana/balcao-0.2.0.AppImage']);
    await old.item.set(true);
    const before = readFileSync(old.entry, 'utf8');
    writeFileSync(old.entry, `${before}Hidden=true\n`);
    await open('linux', folder, ['/home/ana/balcao-0.3.0.AppImage']).item.renew();
    expect(readFileSync(old.entry, 'utf8')).toBe(`${before.replace('0.2.0', '0.3.0')}Hidden=true\n`);
  });

  it.each(['win32', 'darwin', 'linux'] as const)(
    '[NTV-13] on %s nothing is renewed where nothing is',
    async (platform) => {
      const { item, entry, log } = open(platform);
      await item.renew();
      expect([existsSync(entry), app.loginItems, log.lines]).toEqual([false, [], []]);
    },
  );

  it.each(['win32', 'linux'] as const)('[NTV-13] on %s the argument says so', (platform) => {
    const { item } = open(platform);
    expect([item.startedBySystem(['/app', '--hidden']), item.startedBySystem(['/app'])]).toEqual([true, false]);
  });
});

describe('the choice to start with the system', () => {
  const start = (openAtLogin: boolean | undefined, settings = someSettings()) => {
    const deployed = openAtLogin === undefined ? null : { defaults: { openAtLogin } };
    const choices = createChoices({ settings, deployed, platform: 'win32' });
    const set = vi.fn(async (_on: boolean) => undefined);
    const renew = vi.fn(async () => undefined);
    followLoginChoice({ loginItem: { set, renew }, choices, settings, deployed });
    return { settings, choices, told: () => set.mock.calls.map(([on]) => on), renewals: () => renew.mock.calls.length };
  };

  it('[NTV-13] reaches the system when it changes, and not when another choice does', () => {
    const { choices, told, renewals } = start(undefined);
    expect(renewals()).toBe(1);
    choices.change({ spelling: false });
    choices.change({ openAtLogin: false });
    expect(told()).toEqual([]);
    choices.change({ openAtLogin: true });
    choices.change({ closeTo: 'quit' });
    choices.change({ openAtLogin: false });
    expect(told()).toEqual([true, false]);
  });

  it('[DIAG-03] an administrator’s default reaches the system once; an entry switched off in the system stays so', () => {
    const first = start(true);
    expect([first.told(), first.renewals()]).toEqual([[true], 0]);
    expect(start(true, first.settings).told()).toEqual([]);
    expect(start(false, first.settings).told()).toEqual([false]);
    expect(start(true, first.settings).told()).toEqual([true]);
  });

  it('[DIAG-03] a default changes nothing when the user has chosen', () => {
    const settings = someSettings({ choices: { openAtLogin: false } });
    expect(start(true, settings).told()).toEqual([]);
  });
});

describe('what the system runs', () => {
  it('[NTV-13] an unpackaged start does not overwrite the installed app’s entry', () => {
    const runtime = { execPath: '/opt/balcao', env: {} };
    const of = (isPackaged: boolean) => startCommand(runtime, { isPackaged, getAppPath: () => '/src' });
    expect(of(true)).toMatchObject({ command: ['/opt/balcao'], desktopName: 'br.com.balcao.Balcao.desktop' });
    expect(of(false)).toMatchObject({
      command: ['/opt/balcao', '/src'],
      desktopName: 'br.com.balcao.Balcao.Dev.desktop',
    });
  });

  it('[NTV-13] on Linux it is the AppImage itself, and the entry lies where the desktop reads it', () => {
    const app = { isPackaged: true, getAppPath: () => '/src' };
    const of = (env: NodeJS.ProcessEnv) => startCommand({ execPath: '/tmp/.mount_balcao/balcao', env }, app);
    expect(of({ APPIMAGE: '/home/ana/Balcao.AppImage' })).toMatchObject({
      command: ['/home/ana/Balcao.AppImage'],
      configFolder: path.join(os.homedir(), '.config'),
    });
    expect(of({ XDG_CONFIG_HOME: '/home/ana/conf' }).configFolder).toBe('/home/ana/conf');
  });
});
