#!/usr/bin/env node
// npm run mutate: changes the code in one place at a time and reports the changes that no unit test notices. Not part of npm test.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePackages } from './lib/install.mjs';
import { root } from './lib/electronBinary.mjs';
import { readArguments } from './lib/usage.mjs';

/**
 * Files of the main process without rules of their own: they create the parts with Electron's objects and connect them, or hand our
 * texts to a dialog or menu. The tests of whole starts (startUp, securityChecklist) and the desktop tests drive them.
 */
const WIRING = [
  'index',
  'startApp',
  'openApp',
  'alerts/startAlerts',
  'server/serverServices',
  'system/startSystem',
  'window/handlers',
  'window/menus',
  'window/questions',
  'window/watchWindow',
];
/**
 * Tests that load the main process again and again. Values of whole modules, which other tests never see change, would count as
 * reached by them alone, and each change would start the app many times.
 */
const WHOLE_STARTS = ['startUp', 'securityChecklist', 'preload', 'system/logSecrets'];

/**
 * The folder to change, the files of it to leave alone, the tests that must notice, and the lowest share of changes they must
 * notice, percent.
 */
const ROOMS = {
  domain: { folder: 'src/domain', tests: ['tests/unit/domain'], goal: 92 },
  protocol: { folder: 'src/protocol', tests: ['tests/unit/protocol', 'tests/unit/api'], goal: 92 },
  entities: {
    folder: 'src/entities',
    tests: ['tests/unit/entities', 'tests/unit/processes', 'tests/unit/features/tickets'],
    goal: 85,
  },
  main: {
    folder: 'electron/main',
    without: WIRING.map((name) => `${name}.ts`),
    tests: ['tests/unit/main', ...WHOLE_STARTS.map((name) => `!tests/unit/main/${name}.test.ts`)],
    goal: 85,
  },
};
const NAMES = Object.keys(ROOMS);

const args = readArguments(
  `npm run mutate [-- ${NAMES.join(' | ')}] [--every N]
Changes the code of a room, or of all rooms, in one place at a time and prints the share of changes that unit tests notice.
The report lists the others in test-results/mutation. Takes minutes to hours.
--every N: changes only each Nth file by name, a sample of the room.`,
  { flags: NAMES, valued: ['--every'] },
);
const every = args.includes('--every') ? Number(args[args.indexOf('--every') + 1]) : 1;
if (!Number.isInteger(every) || every < 1) throw new Error('--every takes a whole number from 1.');
const asked = NAMES.filter((name) => args.includes(name));

/** The files of a room to change, by name. */
const sourcesOf = ({ folder, without = [] }) =>
  readdirSync(path.join(root, folder), { recursive: true })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts') && !without.includes(file))
    .sort()
    .filter((_, index) => index % every === 0)
    .map((file) => `${folder}/${file}`);

ensurePackages();
// Tests of local times change to this zone; the runner's threads cannot change theirs, so they begin in it.
process.env.TZ = 'America/Sao_Paulo';
const { Stryker } = await import('@stryker-mutator/core'); // Needs the packages.

const reports = path.join(root, 'test-results/mutation');
mkdirSync(reports, { recursive: true });

const lines = [];
for (const name of asked.length > 0 ? asked : NAMES) {
  const { tests, goal } = ROOMS[name];
  process.env['BALCAO_MUTATION_TESTS'] = tests.join(',');
  const file = path.join(reports, `${name}.json`);
  await new Stryker({
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner', path.join(root, 'scripts/lib/mutationIgnores.mjs')],
    ignorers: ['balcao'],
    vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
    mutate: sourcesOf(ROOMS[name]),
    // Stryker would rewrite this file with an API that TypeScript 7 lacks, so name one that does not exist.
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
    htmlReporter: { fileName: path.join(reports, `${name}.html`) },
  }).runMutationTest();
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  // A value that a module computes while it loads changes only for tests that load it anew, whichever tests look at it.
  const states = Object.values(files).flatMap(({ mutants }) =>
    mutants.filter((mutant) => !mutant.static).map(({ status }) => status),
  );
  const count = (...wanted) => states.filter((status) => wanted.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const reached = noticed + count('Survived');
  const all = reached + count('NoCoverage');
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
  lines.push(
    `${name.padEnd(9)} ${percent(noticed, all)} of ${all} noticed (goal ${goal} %), ${percent(noticed, reached)} of the ${reached} that a test reaches`,
  );
}
console.log(`\n${lines.join('\n')}\nUnnoticed changes: test-results/mutation/<room>.html`);
