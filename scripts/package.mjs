#!/usr/bin/env node
// npm run package [-- --linux dir …]: builds the app and its installers for this system.
// npm run package -- --check: only validates electron-builder.yml against the builder's schema.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { root } from './lib/electronBinary.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readArguments } from './lib/usage.mjs';

const args = readArguments(
  'npm run package [-- --check | -- <options of electron-builder>]\nBuilds the installers for this system into release/.\n  --check   only validates electron-builder.yml',
  { passesOn: true },
);

ensurePackages();

/** Throws with the builder's message when a setting is unknown or has the wrong type. */
async function validate() {
  const require = createRequire(import.meta.url);
  const { getConfig, validateConfiguration } = require('app-builder-lib/out/util/config/config');
  const { DebugLogger } = require('builder-util');
  await validateConfiguration(await getConfig(root, null, null), new DebugLogger(false));
}

try {
  await validate();
  console.log('electron-builder.yml is valid.');
  if (!args.includes('--check')) {
    await build();
    const builder = path.join(root, 'node_modules/electron-builder/cli.js');
    process.exitCode = spawnSync(process.execPath, [builder, ...args], { cwd: root, stdio: 'inherit' }).status ?? 1;
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
