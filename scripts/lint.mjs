#!/usr/bin/env node
// npm run lint: oxlint with type information. The import fences in .oxlintrc.json come from scripts/lib/fences.mjs;
// `node scripts/lint.mjs --write` regenerates them.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './lib/electronBinary.mjs';
import { fences } from './lib/fences.mjs';
import { readArguments } from './lib/usage.mjs';

readArguments(
  'npm run lint\nChecks the code with oxlint and type information.\n  --write   regenerates the import fences instead',
  { flags: ['--write'] },
);

// Explicit folders, since the type-aware pass reads every file it gets.
const FOLDERS = [
  'src',
  'electron',
  'tests',
  'bench',
  'scripts',
  'vite.config.ts',
  'vitest.config.ts',
  'playwright.config.ts',
];

const configFile = path.join(root, '.oxlintrc.json');
const config = JSON.parse(fs.readFileSync(configFile, 'utf8'));
const isFence = ({ rules }) => 'no-restricted-imports' in rules;
const current = config.overrides.filter(isFence);

if (process.argv.includes('--write')) {
  const overrides = [...fences(), ...config.overrides.filter((override) => !isFence(override))];
  // One line per override: people read this file, and oxfmt does not format it.
  const lines = overrides.map((override) => `    ${JSON.stringify(override)}`).join(',\n');
  const whole = JSON.stringify({ ...config, overrides: [] }, null, 2);
  fs.writeFileSync(configFile, `${whole.replace('"overrides": []', () => `"overrides": [\n${lines}\n  ]`)}\n`);
} else if (JSON.stringify(current) !== JSON.stringify(fences())) {
  console.error('The fences in .oxlintrc.json differ from scripts/lib/fences.mjs: run node scripts/lint.mjs --write');
  process.exitCode = 1;
} else {
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const { status } = spawnSync(process.execPath, [oxlint, '--type-aware', '--deny-warnings', ...FOLDERS], {
    cwd: root,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
