#!/usr/bin/env node
// npm test: runs all checks, the cheapest first. Installs packages and a browser if needed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { root } from './lib/electronBinary.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readArguments } from './lib/usage.mjs';

readArguments('npm test\nRuns types, lint, format, texts and every test.');

ensurePackages();
const { ensureTestBrowser } = await import('./lib/testBrowser.mjs'); // Needs the packages.

const results = path.join(root, 'test-results');
const bin = (name) => path.join(root, 'node_modules', name);
/** One entry per part, in order: its name, whether it passed, and its duration, s. */
const parts = [];

function note(title, isPassed, started) {
  const seconds = Math.round((Date.now() - started) / 1000);
  parts.push({ title, isPassed, seconds });
  console.log(`── ${title}: ${isPassed ? 'passed' : 'FAILED'} in ${seconds} s`);
}

function step(title, file, args, env = {}) {
  console.log(`\n── ${title}`);
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  note(title, status === 0, started);
}

async function buildAll() {
  console.log('\n── build');
  const started = Date.now();
  const error = await build().then(
    () => null,
    (reason) => reason,
  );
  if (error) console.error(error.message);
  note('build', error === null, started);
}

function readReport(name) {
  try {
    return JSON.parse(readFileSync(path.join(results, name), 'utf8'));
  } catch {
    return null; // The runner ended before it wrote a report; its step has already failed.
  }
}

/** Numbers of tests in vitest's report, and the command that runs each failed test alone. */
function vitestOutcome() {
  const report = readReport('vitest.json');
  const failed = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `npx vitest run ${path.relative(root, name)} -t ${JSON.stringify(fullName)}`),
  );
  const skipped = (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0);
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, skipped, again: failed };
}

/** The same for Playwright's report; its commands first rebuild the app. */
function playwrightOutcome() {
  const report = readReport('playwright.json');
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const failed = (report?.suites ?? [])
    .flatMap(specs)
    .filter(({ ok }) => !ok)
    .map(({ file, line }) => `npm run build && npx playwright test ${file}:${line}`);
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {};
  return { passed: expected, failed: unexpected + flaky, skipped, again: failed };
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// One checker a core: each works out the types they share anew, so the usual four take a third more of two cores.
step('types', bin('typescript/bin/tsc'), ['-b', '--checkers', String(os.availableParallelism())]);
step('lint', path.join(root, 'scripts/lint.mjs'), []);
step('format', bin('oxfmt/bin/oxfmt'), ['--check', '.']);
step('texts', path.join(root, 'scripts/check-texts.mjs'), []);
await buildAll();
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

const outcomes = [vitestOutcome(), playwrightOutcome()];
const total = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
const again = outcomes.flatMap((outcome) => outcome.again);

console.log('');
for (const { title, isPassed, seconds } of parts) {
  console.log(`${isPassed ? 'passed' : 'FAILED'} ${String(seconds).padStart(5)} s  ${title}`);
}
if (again.length > 0)
  console.log(`\nTo run each failed test alone:\n${again.map((command) => `  ${command}`).join('\n')}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);

const allPassed = parts.every(({ isPassed }) => isPassed) && total('failed') === 0 && total('passed') > 0;
// A test that did not run proves nothing.
process.exitCode = allPassed && total('skipped') === 0 ? 0 : 1;
