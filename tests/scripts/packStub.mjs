// node packStub.mjs <folder>: packs the app for Linux with the real configuration and with placeholders for its built files and for
// Electron. Writes the configuration and the lists of files to packed.json. Needs no network. Leaves out the fuses, which need a real
// binary.
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const folder = process.argv[2];
const project = path.join(folder, 'project');
const electronDist = path.join(folder, 'electron');

const write = (file, content = 'x') => {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), content);
};

cpSync(path.join(root, 'resources'), path.join(project, 'resources'), { recursive: true });
cpSync(path.join(root, 'node_modules/node-sqlite3-wasm'), path.join(project, 'node_modules/node-sqlite3-wasm'), {
  recursive: true,
});
write('package.json', readFileSync(path.join(root, 'package.json'), 'utf8'));
for (const file of [
  'dist/index.html',
  'dist/assets/index.js',
  'dist/assets/index.js.map',
  'dist/.vite/manifest.json',
  'dist-electron/main.js',
  'dist-electron/main.js.map',
  'dist-electron/preload.cjs',
  'dist-electron/demo-server/demo-server.mjs',
  'dist-electron/.built',
  'src/main.tsx',
  'tests/unit/a.test.ts',
  'docs/desktop.md',
  '.env',
]) {
  write(file);
}
const { devDependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
mkdirSync(electronDist, { recursive: true });
for (const file of ['electron', 'resources.pak']) writeFileSync(path.join(electronDist, file), 'x');
writeFileSync(path.join(electronDist, 'version'), devDependencies.electron);

const { getConfig } = require('app-builder-lib/out/util/config/config');
const { build, Platform, Arch } = require('electron-builder');
const { listPackage } = require('@electron/asar');
const { electronFuses: _fuses, ...config } = await getConfig(root, null, null);
const output = path.join(folder, 'release');
await build({
  projectDir: project,
  targets: Platform.LINUX.createTarget('dir', Arch.x64),
  config: { ...config, electronDist, directories: { ...config.directories, output } },
});

const resources = path.join(output, 'linux-unpacked/resources');
const packed = listPackage(path.join(resources, 'app.asar')).map((file) => file.slice(1));
const resourceFiles = readdirSync(resources);
const beside = readdirSync(path.join(resources, 'app.asar.unpacked'), { recursive: true });
writeFileSync(path.join(folder, 'packed.json'), JSON.stringify({ config, packed, beside, resourceFiles }));
