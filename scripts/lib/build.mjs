import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './electronBinary.mjs';

/** The build targets; `vite.config.ts` holds their settings. */
const TARGETS = ['renderer', 'main', 'preload', 'demo-server'];
const SOURCES = ['src', 'electron', 'resources', 'vite.config.ts', 'package.json'];
const OUTPUTS = [
  'dist/index.html',
  'dist-electron/main.js',
  'dist-electron/preload.cjs',
  'dist-electron/demo-server/demo-server.mjs',
];
const stamp = path.join(root, 'dist-electron/.built');

function newest(file) {
  const info = statSync(file);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(file).reduce((latest, name) => Math.max(latest, newest(path.join(file, name))), info.mtimeMs);
}

/** Whether every target is built from the current sources. */
function isBuilt() {
  if (!existsSync(stamp) || !OUTPUTS.every((file) => existsSync(path.join(root, file)))) return false;
  const built = statSync(stamp).mtimeMs;
  return SOURCES.every((source) => !existsSync(path.join(root, source)) || newest(path.join(root, source)) <= built);
}

const vite = (mode) =>
  new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '--mode', mode, '--logLevel', 'warn'],
      // Every target is a production build, whatever its mode is called.
      { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'production' } },
    );
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the build of ${mode} failed`))));
  });

/** Builds all targets. Rejects with the name of the first one that fails. */
export async function build() {
  for (const folder of ['dist', 'dist-electron']) rmSync(path.join(root, folder), { recursive: true, force: true });
  const started = Date.now();
  await Promise.all(TARGETS.map(vite));
  // Sources that change during the build must count as newer.
  writeFileSync(stamp, new Date(started).toISOString());
}

/** Builds all targets if a source is newer than the last build. */
export async function ensureBuild() {
  if (isBuilt()) return;
  console.log('Building (takes a few seconds)…');
  await build();
}
