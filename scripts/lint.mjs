#!/usr/bin/env node
// npm run lint: oxlint with type information; the import fences of docs/architecture.md stand in .oxlintrc.json.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './lib/electronBinary.mjs';

// Explicit folders: the type-aware pass reads every file it is given.
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
const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
const { status } = spawnSync(process.execPath, [oxlint, '--type-aware', '--deny-warnings', ...FOLDERS], {
  cwd: root,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
