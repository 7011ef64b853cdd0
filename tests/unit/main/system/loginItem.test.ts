import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as StandIn from '@tests/support/electronStandIn';
import { createLoginItem } from '@native/main/system/loginItem';
import { aFolder, aLog } from '../fakes';

let app: typeof StandIn.app;
beforeEach(async () => {
  vi.resetModules();
  ({ app } = await import('@tests/support/electronStandIn'));
});

const open = (platform: NodeJS.Platform, configFolder = aFolder(), command = ['/opt/Balcão $1/balcao']) => {
  const log = aLog();
  const desktopName = 'br.com.balcao.Balcao.desktop';
  const item = createLoginItem({ app, platform, command, configFolder, desktopName, log });
  return { item, log, entry: path.join(configFolder, 'autostart', desktopName) };
};

describe('starting with the system', () => {
  it('[NTV-13] Windows runs the program hidden, and forgets it again', async () => {
    const { item } = open('win32', undefined, ['C:\\Balcao.exe', 'C:\\app']);
    await item.set(true);
    await item.set(false);
    const told = { path: 'C:\\Balcao.exe', args: ['C:\\app', '--hidden'] };
    expect(app.loginItems).toEqual([
      { openAtLogin: true, ...told },
      { openAtLogin: false, ...told },
    ]);
  });

  it('[NTV-13] macOS tells by itself that it started the app', async () => {
    const { item } = open('darwin');
    await item.set(true);
    expect(app.loginItems).toEqual([{ openAtLogin: true }]);
    expect(item.startedBySystem(['/app'])).toBe(false);
    app.wasOpenedAtLogin = true;
    expect(item.startedBySystem(['/app'])).toBe(true);
  });

  it('[NTV-13] Linux gets an autostart entry with quoted words, removed again', async () => {
    const { item, entry } = open('linux');
    await item.set(true);
    expect(readFileSync(entry, 'utf8')).toContain('Exec="/opt/Balcão \\$1/balcao" "--hidden"\n');
    expect(app.loginItems).toEqual([]);
    await item.set(false);
    expect(existsSync(entry)).toBe(false);
    await item.set(false);
  });

  it('an entry that cannot be written is logged and changes nothing else', async () => {
    const folder = aFolder();
    writeFileSync(path.join(folder, 'autostart'), 'a file');
    const { item, log } = open('linux', folder);
    await item.set(true);
    expect(log.lines[0]?.message).toBe('the autostart entry was not written');
  });

  it.each(['win32', 'linux'] as const)('on %s the argument tells', (platform) => {
    const { item } = open(platform);
    expect([item.startedBySystem(['/app', '--hidden']), item.startedBySystem(['/app'])]).toEqual([true, false]);
  });
});
