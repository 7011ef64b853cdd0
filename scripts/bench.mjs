#!/usr/bin/env node
// npm run bench: measures the production build against the PERF budgets and prints figures and ratios. It never fails on a figure.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { summary } from './lib/benchSummary.mjs';
import { ensureBuild } from './lib/build.mjs';
import { root } from './lib/electronBinary.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readArguments } from './lib/usage.mjs';

const args = readArguments(
  `npm run bench [-- --detail | --profile | <options of Playwright>]
Measures the production build against its budgets and prints a line for each.
  --detail   prints every figure
  --profile  measures nothing; names the ten functions that cost most in openings, messages and on the board`,
  { passesOn: true },
);
const own = ['--detail', '--profile'];
const isProfile = args.includes('--profile');

ensurePackages();
const { ensureWholeBrowser } = await import('./lib/testBrowser.mjs'); // Needs the packages.
await ensureBuild();
await ensureWholeBrowser();

const file = path.join(root, 'test-results/bench.jsonl');
mkdirSync(path.dirname(file), { recursive: true });
rmSync(file, { force: true });

const playwright = path.join(root, 'node_modules/@playwright/test/cli.js');
const { status } = spawnSync(
  process.execPath,
  [playwright, 'test', '--config', 'bench/playwright.config.ts', ...args.filter((arg) => !own.includes(arg))],
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, BALCAO_BENCH_FILE: file, BALCAO_BENCH_PROFILE: isProfile ? '1' : '' },
  },
);

const figures = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((row) => JSON.parse(row))
  : [];
if (!isProfile) console.log(`\n${summary(figures, { detail: args.includes('--detail') }).join('\n')}`);
process.exitCode = status ?? 1; // Fail if a measurement did not run, not if a figure is slow.
