import { defineConfig } from '@playwright/test';
import { findChromium } from './tests/support/findChromium';

/**
 * Two projects: `desktop` drives the real main process, preload and renderer together, `e2e` the built renderer in a plain
 * browser. One worker, since two are no faster on two cores. No retries at the
 * desk, since a test that fails now and then is broken; one in CI, whose machine can stall a browser for seconds. What needed it
 * is named at the end of the run.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/playwright',
  globalSetup: './tests/support/globalSetup.ts',
  workers: 1,
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  forbidOnly: true,
  use: {
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
    launchOptions: findChromium(),
  },
  projects: [
    { name: 'e2e', testMatch: 'e2e/**/*.spec.ts' },
    { name: 'desktop', testMatch: 'desktop/**/*.spec.ts' },
  ],
});
