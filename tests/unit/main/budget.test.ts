import fs, { readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { build, loadConfigFromFile } from 'vite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startMain } from './startMain';

const MAIN = 'electron/main';

/** Records the paths of all synchronous file accesses from now on, those of packages too. */
const watchFiles = () => {
  const isCall = (name: string) => name.endsWith('Sync') && typeof fs[name as keyof typeof fs] === 'function';
  const names = Object.keys(fs).filter(isCall) as 'readFileSync'[];
  const spies = names.map((name) => vi.spyOn(fs, name));
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  });
  return () => spies.flatMap(({ mock }) => mock.calls.map(([file]) => String(file)));
};

describe('the budget of main and preload', () => {
  it('[PERF-09] the built preload is at most 15 kB', async () => {
    const env = { command: 'build', mode: 'preload' } as const;
    const loaded = await loadConfigFromFile(env, 'vite.config.ts', undefined, 'silent');
    const built = await build({
      ...loaded?.config,
      logLevel: 'silent',
      build: { ...loaded?.config.build, write: false },
    });
    const [file] = 'output' in built ? built.output : [];
    expect(file?.fileName).toBe('preload.cjs');
    const code = file?.type === 'chunk' ? file.code : '';
    expect(code).toContain('exposeInMainWorld');
    expect(Buffer.byteLength(code)).toBeLessThanOrEqual(15_000);
    // A sandboxed preload may load nothing else.
    expect([...code.matchAll(/require\(["']([^"']+)["']\)/g)].map(([, name]) => name)).toEqual(['electron']);
  });

  it('[PERF-09] only the settings file is accessed synchronously in main', () => {
    const files = readdirSync(MAIN, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
    expect(files.length).toBeGreaterThan(40);
    const touching = files.filter((file) => {
      const text = readFileSync(path.join(MAIN, file), 'utf8');
      return /from 'node:fs'|from 'electron-store'|Sync\(/.test(text);
    });
    expect(touching).toEqual(['system/settingsFile.ts']);
  });

  it('[PERF-09] after the start main accesses files synchronously only to store a changed setting', async () => {
    const { window, folder, call } = await startMain();
    window?.emit('ready-to-show');
    const touched = watchFiles();
    const target = { kind: 'ticket', uuid: 'u-1' };
    await call('server:state');
    await call('system:state');
    await call('session:stored');
    await call('session:access-token');
    await call('unread:set', { messages: 2, pending: 1 });
    await call('notifications:show', { id: 'message:A', kind: 'message', title: 'Maria', body: 'Oi', target });
    await call('diagnostics:read');
    expect(touched()).toEqual([]);
    await call('system:change', { spelling: false });
    const settings = path.join(folder, 'settings.json');
    expect(touched().some((file) => file.startsWith(settings))).toBe(true);
    expect(touched().filter((file) => file !== folder && !file.startsWith(settings))).toEqual([]);
  });

  it('[PERF-08] an idle main process wakes at most ten times a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { window, call } = await startMain();
    window?.emit('ready-to-show');
    await call('server:state');
    await call('unread:set', { messages: 2, pending: 1 });
    await vi.advanceTimersByTimeAsync(60_000);
    const end = Date.now() + 60_000;
    let wakes = 0;
    while (vi.getTimerCount() > 0 && Date.now() < end) {
      await vi.advanceTimersToNextTimerAsync();
      wakes += 1;
    }
    expect(wakes).toBeLessThanOrEqual(10);
  });
});
