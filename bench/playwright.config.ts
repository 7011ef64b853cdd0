import { defineConfig } from '@playwright/test';

/** Measurements, not tests: one after the other, without retries or recordings that take time. */
export default defineConfig({
  testDir: '.',
  testMatch: process.env.BALCAO_BENCH_PROFILE ? '**/*.profile.ts' : '**/*.bench.ts',
  timeout: 180_000,
  workers: 1,
  fullyParallel: false,
  reporter: 'line',
  outputDir: '../test-results/bench',
});
