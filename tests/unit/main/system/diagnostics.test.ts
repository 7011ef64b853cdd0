import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createLog } from '@native/main/system/log';
import { createDiagnostics } from '@native/main/system/diagnostics';
import { createStorageUsage } from '@native/main/system/storageUsage';
import { aFolder, aLog } from '../fakes';

const open = ({ log = aLog(), server = 'https://api.example/api' as string | null } = {}) => {
  let time = 1_000;
  const resolveProxy = vi.fn(async (_address: string) => 'PROXY ana:segredo@proxy.example:3128; DIRECT');
  const diagnostics = createDiagnostics({
    app: {
      getVersion: () => '1.2.3',
      isPackaged: true,
      commandLine: { hasSwitch: (name: string) => name === 'no-sandbox' } as never,
    },
    session: { resolveProxy },
    notificationsSupported: () => true,
    serverAddress: () => server,
    managed: true,
    now: () => time,
    log,
  });
  const pass = (ms: number) => {
    time += ms;
  };
  return { diagnostics, log, pass, resolveProxy };
};

describe('data main sends to the diagnostics page', () => {
  it('[DIAG-02] contains versions, sandbox, notifications, and proxy without its account', async () => {
    const { diagnostics, resolveProxy } = open();
    const facts = await diagnostics.read();
    expect(facts).toMatchObject({
      versions: { app: '1.2.3', node: process.versions.node, system: `${os.type()} ${os.release()} ${os.arch()}` },
      packaged: true,
      sandboxed: false,
      notifications: true,
      managed: true,
    });
    expect(facts.proxy).toBe('PROXY proxy.example:3128; DIRECT');
    expect(resolveProxy.mock.calls).toEqual([['https://api.example/api']]);
  });

  it('[DIAG-02] names no proxy before a server is chosen, nor where the system cannot tell it', async () => {
    const unknown = open({ server: null });
    expect((await unknown.diagnostics.read()).proxy).toBe('');
    expect(unknown.resolveProxy).not.toHaveBeenCalled();
    const failing = open();
    failing.resolveProxy.mockRejectedValue(new Error('no proxy service'));
    expect((await failing.diagnostics.read()).proxy).toBe('');
  });

  it('[DIAG-02] contains the last warnings and errors, redacted, forty at most', async () => {
    const log = createLog({ folder: path.join(aFolder(), 'logs'), now: () => new Date(0) });
    log.info('nothing to tell');
    for (let count = 0; count < 45; count += 1) log.warn(`problem ${count}`, { token: 'T1' });
    const problems = log.problems();
    expect(problems).toHaveLength(40);
    expect(problems[0]).toBe('1970-01-01T00:00:00.000Z warn problem 5 {"token":"[cut]"}');
    log.error('it broke');
    expect(log.problems().at(-1)).toBe('1970-01-01T00:00:00.000Z error it broke {}');
    await log.flush();
  });

  it('[DIAG-02] notes from the page reach the log, sixty a minute at most', () => {
    const { diagnostics, log, pass } = open();
    const note = { level: 'error', message: 'a screen failed', details: { status: 500 } } as const;
    for (let count = 0; count < 100; count += 1) diagnostics.note(note);
    expect(log.lines).toHaveLength(60);
    expect(log.lines[0]).toEqual({ message: 'page: a screen failed', fields: { status: 500 } });
    pass(59_999);
    diagnostics.note(note);
    expect(log.lines).toHaveLength(60);
    pass(1);
    diagnostics.note(note);
    expect(log.lines).toHaveLength(61);
  });
});

describe('data main keeps on disk', () => {
  const lay = (demoInUse = false) => {
    const folder = aFolder();
    for (const [name, bytes] of [
      ['logs/main.log', 10],
      ['demo/media/a', 20],
      ['demo/demo.db', 30],
    ] as const) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), 'x'.repeat(bytes));
    }
    const clearCache = vi.fn(async () => undefined);
    // Its data must still be there while it closes.
    const stopDemo = vi.fn(async () => void readFileSync(path.join(folder, 'demo/demo.db')));
    const resetDemo = vi.fn(async () => undefined);
    const storage = createStorageUsage({
      session: { getCacheSize: async () => 7, clearCache },
      logFolder: path.join(folder, 'logs'),
      demoFolder: path.join(folder, 'demo'),
      isDemoInUse: () => demoInUse,
      stopDemo,
      resetDemo,
    });
    return { folder, storage, clearCache, stopDemo, resetDemo };
  };

  it('is counted and cleared, each store separately', async () => {
    const { storage, clearCache, folder } = lay();
    expect(await storage.usage()).toEqual({ cache: 7, logs: 10, demo: 50 });
    await storage.clear('demo');
    expect(await storage.usage()).toEqual({ cache: 7, logs: 10, demo: 0 });
    await storage.clear('logs');
    expect(existsSync(path.join(folder, 'logs'))).toBe(true);
    expect(await storage.usage()).toEqual({ cache: 7, logs: 0, demo: 0 });
    await storage.clear('cache');
    expect(clearCache).toHaveBeenCalledTimes(1);
  });

  it('[DEMO-04] a running demo workspace is stopped before its data is deleted', async () => {
    const { storage, stopDemo, resetDemo } = lay();
    await storage.clear('demo');
    expect([resetDemo.mock.calls.length, stopDemo.mock.calls.length]).toEqual([0, 1]);
  });

  it('[DEMO-04] the demo workspace in use is put back to its start by its server, which keeps running', async () => {
    const { storage, folder, stopDemo, resetDemo } = lay(true);
    await storage.clear('demo');
    expect([resetDemo.mock.calls.length, stopDemo.mock.calls.length]).toEqual([1, 0]);
    expect(readFileSync(path.join(folder, 'demo/demo.db'), 'utf8')).toHaveLength(30);
  });
});
