/** Builds the Electron test host, its spy and the host of demo servers into dist-test/. Run by Playwright's global set-up. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;
const root = path.resolve(here, '../../..');
const outDir = path.join(root, 'dist-test');
const sources = [
  here,
  ...['tests/desktop/support', 'tests/support/servers', 'electron/demo-server'].map((name) => path.join(root, name)),
];
/** Where the short name that the host of demo servers uses leads. */
const alias = { '@native': path.join(root, 'electron') };

const node = (input, format, extension) => ({
  ssr: true,
  target: 'node20',
  rolldownOptions: {
    input,
    external: ['electron', 'playwright', '@playwright/test'],
    output: { format, entryFileNames: `[name].${extension}`, chunkFileNames: `[name]-[hash].${extension}` },
  },
});

/** The host process: two entries that share one instance of every module, and the shim for utility processes. */
const host = node(
  {
    start: path.join(here, 'start.ts'),
    electron: path.join(here, 'electron.ts'),
    utilityShim: path.join(here, 'utilityShim.ts'),
  },
  'es',
  'mjs',
);
const spySource = { spy: path.join(root, 'tests/desktop/support/spy.ts') };
/** `electron -r` takes CommonJS, the host a module. */
const spies = [node(spySource, 'cjs', 'cjs'), node(spySource, 'es', 'mjs')];
const servers = node({ serverHost: path.join(root, 'tests/support/servers/serverHost.ts') }, 'es', 'mjs');
/** The page part runs before any script of the page, so it is one plain script. */
const page = {
  target: 'chrome140',
  lib: {
    entry: path.join(here, 'page/install.ts'),
    formats: ['iife'],
    name: 'electronHostPage',
    fileName: () => 'page.js',
  },
};

const newest = (folder) =>
  Math.max(...readdirSync(folder, { recursive: true }).map((name) => statSync(path.join(folder, name)).mtimeMs));

const isBuilt = () => {
  const last = path.join(outDir, 'page.js'); // written last
  return existsSync(last) && sources.every((folder) => newest(folder) < statSync(last).mtimeMs);
};

const buildHost = async () => {
  for (const [index, options] of [host, ...spies, servers, page].entries()) {
    const settings = { ...options, outDir, emptyOutDir: index === 0, minify: false };
    await build({ configFile: false, root, resolve: { alias }, publicDir: false, logLevel: 'warn', build: settings });
  }
};

export const ensureHost = async () => {
  if (!isBuilt()) await buildHost();
};
