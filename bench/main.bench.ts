import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from '@playwright/test';
import { root } from '../scripts/lib/electronBinary.mjs';
import { ensureHost } from '../tests/support/electron-host/build.mjs';
import { HostDesktop } from '../tests/support/electron-host/driver/hostDesktop';
import { report } from './support/report';
import { median } from './support/statistics';

const ROUNDS = 7;

interface StartClock {
  readonly began: number;
  readonly loading: number | null;
}

/** Time from just before the main bundle runs until it loads the page, ms. */
const timeOneStart = async (): Promise<number> => {
  const userData = mkdtempSync(path.join(os.tmpdir(), 'balcao-bench-main-'));
  const { main, productName, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    'main' | 'productName' | 'version',
    string
  >;
  const desktop = new HostDesktop({
    hostFolder: path.join(root, 'dist-test'),
    env: { BALCAO_USER_DATA: userData },
    settings: {
      appPath: root,
      resources: null,
      main: path.join(root, main),
      name: productName,
      version,
      userData,
      platform: 'linux',
      secrets: 'encrypted',
      args: [],
      spy: path.join(import.meta.dirname, 'support/startClock.mjs'),
    },
  });
  await desktop.firstWindow();
  const { began, loading } = await desktop.evaluate(
    () => (globalThis as unknown as { readonly balcaoStart: StartClock }).balcaoStart,
  );
  await desktop.close();
  rmSync(userData, { recursive: true, force: true });
  return (loading ?? Number.NaN) - began;
};

test('[PERF-09] start time of the main process, and size of the preload', async () => {
  await ensureHost();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOneStart());
  report({
    id: 'PERF-09',
    what: 'main process until it loads the page',
    value: median(times),
    budget: 150,
    unit: 'ms',
  });
  const preload = statSync(path.join(root, 'dist-electron/preload.cjs')).size / 1_000;
  report({ id: 'PERF-09', what: 'preload', value: preload, budget: 15, unit: 'kB' });
});
