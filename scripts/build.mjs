#!/usr/bin/env node
// npm run build: builds renderer, main process, preload and demo server.
import { build } from './lib/build.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readArguments } from './lib/usage.mjs';

readArguments('npm run build\nBuilds the page, main process, preload and demo server into dist/ and dist-electron/.');

ensurePackages();
try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
