import { EventEmitter } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UpdateState } from '@/bridge/system';
import { findFeed } from '@native/main/system/updater';
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
  installs = 0;
  failure: Error | null = null;
  async checkForUpdates(): Promise<void> {
    this.checks += 1;
    if (this.failure !== null) throw this.failure;
  }
  quitAndInstall(): void {
    this.installs += 1;
  }
}

const open = (hasFeed = true) => {
  const updater = new FakeUpdater();
  const told: UpdateState[] = [];
  const load = vi.fn(async () => updater as Updater);
  const beforeInstall = vi.fn();
  const report = (state: UpdateState) => void told.push(state);
  const updates = createUpdates({ load: hasFeed ? load : null, report, beforeInstall, log: aLog() });
  return { updates, updater, told, load, beforeInstall };
};

describe('updates', () => {
  it('[DIAG-04] without a feed the feature is off, and the updater is not even loaded', async () => {
    const { updates, told } = open(false);
    updates.begin();
    await updates.check();
    await updates.install();
    await vi.advanceTimersByTimeAsync(24 * 60 * 60_000);
    expect([updates.state(), told]).toEqual([{ kind: 'off' }, []]);
  });

  it('[DIAG-04] are looked for after the start and every six hours, and fetched in the background', async () => {
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

  it('[DIAG-04] are installed on the word of the person alone, and only once they are there', async () => {
    const { updates, updater, beforeInstall } = open();
    await updates.check();
    await updates.install();
    expect(updater.installs).toBe(0);
    updater.emit('update-downloaded', { version: '0.2.0' });
    await updates.check();
    expect([updater.checks, updater.installs]).toEqual([1, 0]);
    await updates.install();
    expect(updater.installs).toBe(1);
    expect(beforeInstall).toHaveBeenCalledTimes(1);
  });

  it('a feed that fails is told once, and tried again', async () => {
    const { updates, updater, told } = open();
    updater.failure = new Error('net::ERR_NAME_NOT_RESOLVED\nat far too many places');
    await updates.check();
    expect(told.at(-1)).toEqual({ kind: 'failed', detail: 'net::ERR_NAME_NOT_RESOLVED' });
    updater.failure = null;
    await updates.check();
    expect(updates.state()).toEqual({ kind: 'checking' });
  });

  it('[DIAG-04] the feed is the deployed one, else that of the installer if it is https, else none', async () => {
    const folder = aFolder();
    expect(await findFeed(undefined, folder)).toBeNull();
    writeFileSync(path.join(folder, 'app-update.yml'), 'provider: generic\nurl: http://plain.example\n');
    expect(await findFeed(undefined, folder)).toBeNull();
    writeFileSync(path.join(folder, 'app-update.yml'), "provider: generic\nurl: 'https://feed.example/balcao'\n");
    expect(await findFeed(undefined, folder)).toBe('https://feed.example/balcao');
    expect(await findFeed('https://empresa.example', folder)).toBe('https://empresa.example');
  });
});
