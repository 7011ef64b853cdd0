import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { ProxyRules } from '@native/main/system/deployedSettings';
import { loadUpdater } from '@native/main/system/updater';
import { aLog } from '../fakes';

class Copy extends EventEmitter {
  readonly netSession = { setProxy: vi.fn(async () => undefined), closeAllConnections: vi.fn(async () => undefined) };
  readonly setFeedURL = vi.fn();
}
const copies = vi.hoisted((): { made: Copy[] } => ({ made: [] }));

vi.mock('electron-updater', () => {
  class AppImageUpdater extends Copy {
    constructor() {
      super();
      copies.made.push(this);
    }
  }
  const autoUpdater = new AppImageUpdater();
  return { default: { autoUpdater, AppImageUpdater } };
});

beforeEach(() => {
  copies.made.length = 0;
  vi.stubEnv('APPIMAGE', '/home/ana/Balcao.AppImage');
});

const FEED = 'https://feed.example/balcao/';
const load = async (proxyRules?: ProxyRules) => {
  const ask = vi.fn();
  await loadUpdater({ feed: FEED, proxyRules, proxyLogin: { ask }, log: aLog() });
  const updater = copies.made.at(-1);
  if (!updater) throw new Error('No updater was made');
  return { updater, ask };
};

it('[DIAG-04] downloads by itself from the feed, and never installs by itself or an older version', async () => {
  const { updater } = await load();
  expect(updater.setFeedURL).toHaveBeenCalledWith({ provider: 'generic', url: FEED });
  expect(updater).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: false, allowDowngrade: false });
});

it('[DIAG-01] the updater, which has its own session, uses the proxy of the system or the administrator', async () => {
  expect((await load()).updater.netSession.setProxy).toHaveBeenCalledWith({ mode: 'system' });
  const rules: ProxyRules = { mode: 'pac_script', pacScript: 'https://intranet.example/proxy.pac' };
  expect((await load(rules)).updater.netSession.setProxy).toHaveBeenCalledWith(rules);
});

it('[DIAG-01] a proxy that asks the updater for a password is answered like others', async () => {
  const { updater, ask } = await load();
  const info = { isProxy: true, host: 'proxy.example', port: 3_128 };
  const callback = vi.fn();
  updater.emit('login', info, callback);
  expect(ask).toHaveBeenCalledWith('updates', FEED, info, callback);
});
