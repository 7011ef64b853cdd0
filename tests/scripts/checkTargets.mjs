// node checkTargets.mjs <folder>: prepares every installer of the three systems from placeholders for the packed app, up to the point
// where the builder would call a tool that it has to download. Writes the input of those tools to targets.json.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

// The Windows installer needs two tools before that point: a packer, here one that only creates the archive, and a program to pack.
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
/** The name of the file that each target makes. */
const files = {};
const options = (targets) => ({
  projectDir: project,
  prepackaged: app,
  targets,
  config: { ...config, directories: { ...config.directories, output } },
});

/** The input for the tool that builds one target. */
async function inputOf(platform, name) {
  let input = null;
  const { config: known, ...rest } = options(platform.createTarget(name, Arch.x64));
  const artifactBuildStarted = ({ file }) => void (files[name] = path.basename(file));
  await build({
    ...rest,
    config: { ...known, artifactBuildStarted },
    effectiveOptionComputed: async (computed) => {
      // The packages of Linux name a file with their menu entry, which is gone afterwards.
      input =
        Array.isArray(computed) && String(computed[1]).endsWith('.desktop')
          ? [computed[0], readFileSync(computed[1], 'utf8')]
          : computed;
      return true; // Go no further.
    },
  });
  return input;
}

/** The parts of a macOS disk image that can be prepared on other systems. */
async function diskImage() {
  const packager = new Packager(options(Platform.MAC.createTarget(config.mac.target, Arch.arm64)));
  await packager.validateConfig();
  const mac = await packager.createHelper(Platform.MAC);
  const made = [];
  mac.createTargets(config.mac.target, (name, create) => made.push([name, create(output)]));
  const [, image] = made.find(([name]) => name === 'dmg');
  const { contents, format } = await image.computeDmgOptions(path.join(folder, 'Balcao.app'));
  for (const [name, target] of made) {
    files[name] = mac.expandArtifactNamePattern(target.options, name, Arch.arm64);
  }
  const plist = { ...mac.platformSpecificBuildOptions.extendInfo };
  const { resetAdHocDarwinSignature: resetsSignature } = await mac.generateFuseConfig(packager.config.electronFuses);
  return { targets: made.map(([name]) => name), contents, format, plist, resetsSignature };
}

const inputs = {};
for (const name of config.linux.target) inputs[name] = await inputOf(Platform.LINUX, name);
for (const name of config.win.target) inputs[name] = await inputOf(Platform.WINDOWS, name);
inputs.dmg = await diskImage();
writeFileSync(path.join(folder, 'targets.json'), JSON.stringify({ ...inputs, files }));
