import { defineConfig } from '@playwright/test';

/** Measurements, not tests: one at a time, without retries, and without recordings, which take time. */
export default defineConfig({
  testDir: '.',
  // For the paths of what the measurements import from the tests.
  tsconfig: '../tests/tsconfig.json',
  testMatch: process.env.BALCAO_BENCH_PROFILE ? '**/*.profile.ts' : '**/*.bench.ts',
  timeout: 180_000,
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
  outputDir: '../test-results/bench',
});
