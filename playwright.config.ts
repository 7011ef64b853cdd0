import os from 'node:os';
import { defineConfig } from '@playwright/test';
import { FAKE_DEVICES, findChromium, QUICK_START } from './tests/support/findChromium';

/**
 * Two projects: `desktop` drives the real main process, preload and renderer together, `e2e` the built renderer in a plain
 * browser. Two workers more than there are cores, since a test waits for timers and answers a third of the time. No retries,
 * since a test that fails now and then is broken.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/support/globalSetup.ts',
  workers: os.availableParallelism() + 2,
  // Tests of one file run side by side too, or the last file would keep one worker busy for half a minute.
  fullyParallel: true,
  retries: 0,
  // They end what hangs, ms; no test is judged by its time, and a busy machine may take many times as long as a quiet one.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // A record of every step costs a sixth of Playwright's own time, its pictures as much as the tests. `--trace on` makes both where
    // a test is looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
    // The same for all specs: for flags of its own, each worker would start anew, with a browser and demo servers.
    launchOptions: { ...findChromium(), args: [...QUICK_START, ...FAKE_DEVICES] },
    // Animations cost an eighth of the time; specs about hurried hands and whole conversations switch them on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts' },
  ],
});
