#!/usr/bin/env node
// npm run build: renderer, main process, preload and demo server.
import { build } from './lib/build.mjs';
import { ensurePackages } from './lib/install.mjs';

ensurePackages();
try {
  await build();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
