// node install.mjs <folder>: puts the built app into a folder as an installer does, with electron-builder's own packing and a stand-in for
// Electron's files. `app.asar` becomes a folder of that name, since Node reads no archives.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';

const require = createRequire(import.meta.url);
const { build, Platform, Arch } = require('electron-builder');
const { getConfig } = require('app-builder-lib/out/util/config/config');
const { extractAll } = require('@electron/asar');

const root = path.resolve(import.meta.dirname, '../../..');
const work = mkdtempSync(path.join(os.tmpdir(), 'balcao-pack-'));
const electronDist = path.join(work, 'electron');
mkdirSync(electronDist);

const { electronVersion, directories } = await getConfig(root, null, null);
for (const file of ['electron', 'resources.pak']) writeFileSync(path.join(electronDist, file), '');
writeFileSync(path.join(electronDist, 'version'), electronVersion);
// Without fuses, which are written into a real binary only.
await build({
  projectDir: root,
  targets: Platform.LINUX.createTarget('dir', Arch.x64),
  config: { electronFuses: null, electronDist, directories: { ...directories, output: path.join(work, 'release') } },
});

const packed = path.join(work, 'release/linux-unpacked/resources');
const resources = path.join(process.argv[2], 'resources');
cpSync(packed, resources, { recursive: true, filter: (file) => file !== path.join(packed, 'app.asar') });
extractAll(path.join(packed, 'app.asar'), path.join(resources, 'app.asar'));
// Extracting also copies the unpacked files; other processes must find them only beside the archive.
const beside = path.join(resources, 'app.asar.unpacked');
for (const entry of readdirSync(beside, { recursive: true, withFileTypes: true })) {
  if (entry.isFile())
    rmSync(path.join(resources, 'app.asar', path.relative(beside, path.join(entry.parentPath, entry.name))));
}
rmSync(work, { recursive: true });
