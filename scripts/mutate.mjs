#!/usr/bin/env node
// npm run mutate: breaks the rules one by one and reports the breaks that no unit test notices. Not part of npm test.
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages } from './lib/install.mjs';
import { root } from './lib/electronBinary.mjs';
import { readWords } from './lib/usage.mjs';

/** The files to break, the tests that must notice, and the lowest share of breaks they must notice, percent. */
const ROOMS = {
  domain: { rules: ['src/domain/**/*.ts'], tests: ['tests/unit/domain'], goal: 92 },
  protocol: { rules: ['src/protocol/**/*.ts'], tests: ['tests/unit/protocol', 'tests/unit/api'], goal: 92 },
  entities: { rules: ['src/entities/**/*.ts'], tests: ['tests/unit/entities', 'tests/unit/tickets'], goal: 85 },
  main: { rules: ['electron/main/**/*.ts'], tests: ['tests/unit/main'], goal: 85 },
};
const NAMES = Object.keys(ROOMS);

const words = readWords(
  `npm run mutate [-- ${NAMES.join(' | ')}]
Breaks the rules of a room one by one, of all without a name, and tells the share that its unit tests notice. The report with
all survivors goes to test-results/mutation. Takes minutes to hours.`,
  { flags: NAMES },
);
ensurePackages();
const { Stryker } = await import('@stryker-mutator/core'); // Needs the packages.

const folder = path.join(root, 'test-results/mutation');
mkdirSync(folder, { recursive: true });

const lines = [];
for (const name of words.length > 0 ? words : NAMES) {
  const { rules, tests, goal } = ROOMS[name];
  process.env['BALCAO_MUTATION_TESTS'] = tests.join(',');
  const file = path.join(folder, `${name}.json`);
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: [...rules, '!**/*.d.ts'],
    // TypeScript 7 has no API for the step that would rewrite this file, so name one that does not exist.
    tsconfigFile: 'none.json',
    ignorePatterns: [
      '/dist',
      '/dist-electron',
      '/docs',
      '/test-results',
      '/release',
      '/bench',
      '/tests/e2e',
      '/tests/desktop',
    ],
    ignoreStatic: true,
    concurrency: 2,
    tempDirName: 'test-results/mutation/work',
    reporters: ['json', 'html', 'progress-append-only'],
    jsonReporter: { fileName: file },
    htmlReporter: { fileName: path.join(folder, `${name}.html`) },
  }).runMutationTest();
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const count = (...wanted) => states.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const reached = noticed + count('Survived');
  const all = reached + count('NoCoverage');
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  lines.push(
    `${name.padEnd(9)} ${percent(noticed, all)} of ${all} noticed (goal ${goal} %), ${percent(noticed, reached)} of the ${reached} that a test reaches`,
  );
}
console.log(`\n${lines.join('\n')}\nSurvivors: test-results/mutation/<room>.html`);
