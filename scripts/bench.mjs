#!/usr/bin/env node
// npm run bench: measures the production build against the PERF budgets and prints figures and ratios. It never fails on a figure.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuild } from './lib/build.mjs';
import { root } from './lib/electronBinary.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readWords } from './lib/usage.mjs';

const words = readWords(
  'npm run bench [-- <options of Playwright>]\nMeasures the production build against its budgets.',
  { passesOn: true },
);

ensurePackages();
const { ensureTestBrowser } = await import('./lib/testBrowser.mjs'); // Needs the packages.
await ensureBuild();
await ensureTestBrowser();

const file = path.join(root, 'test-results/bench.jsonl');
mkdirSync(path.dirname(file), { recursive: true });
rmSync(file, { force: true });

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', 'bench/playwright.config.ts', ...words],
  { cwd: root, stdio: 'inherit', env: { ...process.env, BALCAO_BENCH_FILE: file } },
);

const figures = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row))
  : [];
const missed = figures.filter(({ value, budget }) => value > budget);
console.log(
  `\n${figures.length} figures, ${missed.length} over budget${missed.length ? `: ${missed.map(({ id, what }) => `${id} ${what}`).join('; ')}` : ''}`,
);
process.exitCode = status ?? 1; // A measurement that could not be taken is a failure; a slow figure is not.
