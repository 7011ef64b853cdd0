import { promises, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { aFolder } from './fakes';
import { startMain } from './startMain';

/** Starts an installed app on Linux where `settings` lie at the administrator's place and belong to this user. */
const startInstalled = (settings: object, uid: number) => {
  const file = path.join(aFolder(), 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  const { open } = promises;
  const opening = vi.spyOn(promises, 'open').mockImplementation(async (asked, ...others) => {
    if (asked !== '/etc/balcao/settings.json') return open(asked, ...others);
    return Object.assign(await open(file), { stat: async () => ({ uid, mode: 0o644 }) });
  });
  syncBuiltinESMExports();
  const { platform } = process;
  Object.defineProperty(process, 'platform', { value: 'linux' });
  onTestFinished(() => {
    Object.defineProperty(process, 'platform', { value: platform });
    opening.mockRestore();
    syncBuiltinESMExports();
    vi.unstubAllEnvs();
  });
  return startMain(({ app }) => {
    app.isPackaged = true;
    // The rest of the start would look for the feed of an installer.
    app.whenReady = async () => void (app.isPackaged = false);
  });
};

it.each([
  [0, { rest: 'https://api.empresa.example' }],
  [1_000, null],
])(
  '[DIAG-03] an installed app takes settings from an administrator alone, not from user %i: %o',
  async (uid, current) => {
    const { call } = await startInstalled({ server: 'https://api.empresa.example' }, uid);
    expect(await call('server:state')).toMatchObject({ value: { current } });
  },
);
