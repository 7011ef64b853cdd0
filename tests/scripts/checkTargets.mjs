// node checkTargets.mjs <folder>: lets the builder work out every installer of the three systems, out of a stand-in for the packed app, up to
// the point where it would call a tool it has to download. Writes what the tools would have been told to targets.json.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '../..');
const folder = process.argv[2];
const project = path.join(folder, 'project');
const app = path.join(folder, 'app');

for (const file of ['package.json', 'resources']) {
  cpSync(path.join(root, file), path.join(project, file), { recursive: true });
}
mkdirSync(path.join(app, 'resources'), { recursive: true });
for (const file of ['balcao', 'Balcao.exe', 'resources/app.asar']) writeFileSync(path.join(app, file), 'x');

// The two tools the installer for Windows needs before it is asked for: a packer, which writes the archive it is told to, and a file to pack.
const tools = path.join(folder, 'tools');
mkdirSync(tools, { recursive: true });
const packer = path.join(tools, '7za');
writeFileSync(packer, '#!/bin/sh\nfor word; do case "$word" in *.7z) echo x > "$word" ;; esac; done\n', {
  mode: 0o755,
});
writeFileSync(path.join(tools, 'elevate.exe'), 'x');
Object.assign(process.env, { ELECTRON_BUILDER_7ZIP_PATH: packer, ELECTRON_BUILDER_NSIS_DIR: tools });

const { getConfig } = require('app-builder-lib/out/util/config/config');
const { Packager } = require('app-builder-lib');
const { build, Platform, Arch } = require('electron-builder');

const config = await getConfig(root, null, null);
const output = path.join(folder, 'release');
const options = (targets) => ({
  projectDir: project,
  prepackaged: app,
  targets,
  config: { ...config, directories: { ...config.directories, output } },
});

/** What the tool of one target would be told. */
async function toldTo(platform, name) {
  let told = null;
  await build({
    ...options(platform.createTarget(name, Arch.x64)),
    effectiveOptionComputed: async (computed) => {
      told = computed;
      return true; // Go no further.
    },
  });
  return told;
}

/** macOS's disk images are made by macOS only: what can be worked out elsewhere. */
async function diskImage() {
  const packager = new Packager(options(Platform.MAC.createTarget(config.mac.target, Arch.arm64)));
  await packager.validateConfig();
  const mac = await packager.createHelper(Platform.MAC);
  const made = [];
  mac.createTargets(config.mac.target, (name, create) => made.push([name, create(output)]));
  const [, image] = made.find(([name]) => name === 'dmg');
  const { contents, format } = await image.computeDmgOptions(path.join(folder, 'Balcao.app'));
  const plist = { ...mac.platformSpecificBuildOptions.extendInfo };
  const { resetAdHocDarwinSignature: resetsSignature } = await mac.generateFuseConfig(packager.config.electronFuses);
  return { targets: made.map(([name]) => name), contents, format, plist, resetsSignature };
}

const told = {};
for (const name of config.linux.target) told[name] = await toldTo(Platform.LINUX, name);
for (const name of config.win.target) told[name] = await toldTo(Platform.WINDOWS, name);
told.dmg = await diskImage();
writeFileSync(path.join(folder, 'targets.json'), JSON.stringify(told));
