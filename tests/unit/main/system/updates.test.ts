import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateState } from '@/bridge/system';
import { findFeed, linuxPackage } from '@native/main/system/updater';
import { createUpdates, type Updater } from '@native/main/system/updates';
import { aFolder, aLog } from '../fakes';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

class FakeUpdater extends EventEmitter {
  checks = 0;
  readonly installs: boolean[][] = [];
  failure: Error | null = null;
  /** What Electron's updater answers: null where it cannot replace this copy. */
  answer: object | null = {};
  async checkForUpdates(): Promise<object | null> {
    this.checks += 1;
    if (this.failure !== null) throw this.failure;
    return this.answer;
  }
  quitAndInstall(...how: boolean[]): void {
    this.installs.push(how);
  }
}

const open = (hasFeed = true) => {
  const updater = new FakeUpdater();
  const told: UpdateState[] = [];
  const load = vi.fn(async () => updater as Updater);
  let isFinished: (mayQuit: boolean) => void = () => undefined;
  const beforeInstall = vi.fn(() => new Promise<boolean>((resolve) => (isFinished = resolve)));
  const installFailed = vi.fn();
  const report = (state: UpdateState) => void told.push(state);
  const updates = createUpdates({ load: hasFeed ? load : null, report, beforeInstall, installFailed, log: aLog() });
  return {
    updates,
    updater,
    told,
    load,
    beforeInstall,
    installFailed,
    finished: (mayQuit = true) => isFinished(mayQuit),
  };
};

describe('updates', () => {
  it('[DIAG-04] [PERF-09] without a feed updates are off, and the updater is not even loaded', async () => {
    const { updates, told } = open(false);
    updates.begin();
    await updates.check();
    await updates.install();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect([updates.state(), told]).toEqual([{ kind: 'off' }, []]);
  });

  it('[DIAG-04] are checked for after the start and every six hours, and downloaded in the background', async () => {
    const { updates, updater, told, load } = open();
    updates.begin();
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    updater.emit('update-not-available', { version: '0.1.0' });
    expect(updater.checks).toBe(1);
    await vi.advanceTimersByTimeAsync(6 * 60 * 60_000);
    expect(updater.checks).toBe(2);
    updater.emit('update-available', { version: '0.2.0' });
    updater.emit('download-progress', { percent: 41.7 });
    updater.emit('update-downloaded', { version: '0.2.0' });
    expect(told).toEqual([
      { kind: 'checking' },
      { kind: 'current' },
      { kind: 'checking' },
      { kind: 'downloading', version: '0.2.0', percent: 0 },
      { kind: 'downloading', version: '0.2.0', percent: 41 },
      { kind: 'ready', version: '0.2.0' },
    ]);
  });

  it('[DIAG-04] are not checked for again while a check or a download runs', async () => {
    const { updates, updater } = open();
    await updates.check();
    await updates.check();
    updater.emit('update-available', { version: '0.2.0' });
    await updates.check();
    expect([updater.checks, updates.state().kind]).toEqual([1, 'downloading']);
  });

  it('[DIAG-04] are installed only when the user confirms, and only once downloaded', async () => {
    const { updates, updater, beforeInstall, finished } = open();
    await updates.check();
    await updates.install();
    expect(updater.installs).toEqual([]);
    updater.emit('update-downloaded', { version: '0.2.0' });
    await updates.check();
    expect([updater.checks, updater.installs]).toEqual([1, []]);
    const installing = updates.install();
    await updates.install();
    await vi.advanceTimersByTimeAsync(0);
    // The installer ends the app without waiting, so what quitting does is done before it starts.
    expect([beforeInstall.mock.calls.length, updater.installs]).toEqual([1, []]);
    finished();
    await installing;
    expect(updater.installs).toEqual([[true, true]]);
  });

  it('[DIAG-04] are not installed for a user who does not want to quit now, but when asked for again', async () => {
    const { updates, updater, finished } = open();
    await updates.check();
    updater.emit('update-downloaded', { version: '0.2.0' });
    for (const mayQuit of [false, true]) {
      const installing = updates.install();
      await vi.advanceTimersByTimeAsync(0);
      finished(mayQuit);
      await installing;
      expect([updates.state().kind, updater.installs]).toEqual(['ready', mayQuit ? [[true, true]] : []]);
    }
  });

  it('[DIAG-04] an installer that does not start leaves the app unchanged, to be tried again', async () => {
    const { updates, updater, installFailed, finished } = open();
    await updates.check();
    updater.emit('update-downloaded', { version: '0.2.0' });
    const installing = updates.install();
    await vi.advanceTimersByTimeAsync(0);
    finished();
    await installing;
    updater.emit('error', new Error('pkexec: not authorised'));
    expect([installFailed.mock.calls.length, updates.state().kind]).toEqual([1, 'failed']);
    updater.emit('error', new Error('something else'));
    expect(installFailed).toHaveBeenCalledTimes(1);
  });

  it('[DIAG-04] a copy that cannot be replaced is reported as off, not searched endlessly', async () => {
    const { updates, updater } = open();
    updater.answer = null;
    await updates.check();
    expect(updates.state()).toEqual({ kind: 'off' });
    await updates.check();
    expect(updater.checks).toBe(1);
    const none = createUpdates({
      load: async () => null,
      report: () => undefined,
      beforeInstall: async () => true,
      installFailed: () => undefined,
      log: aLog(),
    });
    await none.check();
    expect(none.state()).toEqual({ kind: 'off' });
  });

  it.each([
    [{ APPIMAGE: '/home/ana/Balcao.AppImage' }, '/tmp/.mount/balcao', ['/var/lib/dpkg/info/balcao.list'], 'AppImage'],
    [{}, '/opt/Balcao/balcao', ['/var/lib/dpkg/info/balcao.list', '/var/lib/rpm'], 'deb'],
    [{}, '/opt/Balcao/balcao', ['/var/lib/rpm'], 'rpm'],
    [{}, '/opt/Balcao/balcao', ['/usr/lib/sysimage/rpm'], 'rpm'],
    [{}, '/opt/Balcao/balcao', [], null],
    [{}, '/home/ana/balcao/balcao', ['/var/lib/dpkg/info/balcao.list'], null],
  ] as const)(
    '[DIAG-04] with %j, started from %s, %j there: replaced as %s',
    async (variables, executable, files, kind) => {
      const exists = async (file: string): Promise<boolean> => (files as readonly string[]).includes(file);
      expect(await linuxPackage(variables, executable, exists)).toBe(kind);
    },
  );

  it('[DIAG-04] a failed feed is reported once, and tried again', async () => {
    const { updates, updater, told } = open();
    updater.failure = new Error('net::ERR_NAME_NOT_RESOLVED\nat far too many places');
    await updates.check();
    expect(told.at(-1)).toEqual({ kind: 'failed', detail: 'net::ERR_NAME_NOT_RESOLVED' });
    updater.failure = null;
    await updates.check();
    expect(updates.state()).toEqual({ kind: 'checking' });
  });

  it('[DIAG-04] the feed is the deployed one, else the installer’s if it is https, else none', async () => {
    const folder = aFolder();
    expect(await findFeed(undefined, folder)).toBeNull();
    writeFileSync(path.join(folder, 'app-update.yml'), 'provider: generic\nurl: http://plain.example\n');
    expect(await findFeed(undefined, folder)).toBeNull();
    writeFileSync(path.join(folder, 'app-update.yml'), "provider: generic\nurl: 'https://feed.example/balcao'\n");
    expect(await findFeed(undefined, folder)).toBe('https://feed.example/balcao');
    expect(await findFeed('https://empresa.example', folder)).toBe('https://empresa.example');
  });
});
