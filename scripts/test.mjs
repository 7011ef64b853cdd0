#!/usr/bin/env node
// npm test: everything, in the order in which a failure is cheapest to find. Installs packages and a browser by itself.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { root } from './lib/electronBinary.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readWords } from './lib/usage.mjs';

readWords('npm test\nRuns types, lint, format, texts and every test.');

ensurePackages();
const { ensureTestBrowser } = await import('./lib/testBrowser.mjs'); // Needs the packages.

const results = path.join(root, 'test-results');
const bin = (name) => path.join(root, 'node_modules', name);
const failures = [];

function step(title, file, args, env = {}) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(`── ${title}: ${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`);
  if (status !== 0) failures.push(title);
}

/** Numbers of passed and failed tests in the reports the two runners wrote. */
function totals() {
  const vitest = readReport('vitest.json');
  const playwright = readReport('playwright.json');
  return {
    passed: (vitest?.numPassedTests ?? 0) + (playwright?.stats.expected ?? 0) + (playwright?.stats.flaky ?? 0),
    failed: (vitest?.numFailedTests ?? 0) + (playwright?.stats.unexpected ?? 0),
  };
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(results, name), 'utf8'));
  } catch {
    return null; // The runner did not get far enough to write one; its step has failed already.
  }
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

step('types', bin('typescript/bin/tsc'), ['-b']);
step('lint', path.join(root, 'scripts/lint.mjs'), []);
step('format', bin('oxfmt/bin/oxfmt'), ['--check', '.']);
step('texts', path.join(root, 'scripts/check-texts.mjs'), []);
await build().catch((error) => failures.push(error.message));
step('unit, component, contract and integration tests', bin('vitest/vitest.mjs'), [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${path.join(results, 'vitest.json')}`,
]);
await ensureTestBrowser();
step('end-to-end and desktop tests', bin('@playwright/test/cli.js'), ['test', '--reporter=list,json'], {
  PLAYWRIGHT_JSON_OUTPUT_NAME: path.join(results, 'playwright.json'),
});

const { passed, failed } = totals();
if (failures.length) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failures.length || failed || passed === 0 ? 1 : 0;
