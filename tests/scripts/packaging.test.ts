import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ID } from '@native/main/system/prepareApp';
import { LINK_SCHEME } from '@native/main/system/links';

interface Builder {
  readonly appId: string;
  readonly productName: string;
  readonly artifactName: string;
  readonly protocols: readonly { readonly schemes: readonly string[] }[];
  readonly win: { readonly target: string[]; readonly icon: string };
  readonly mac: {
    readonly target: string[];
    readonly icon: string;
    readonly hardenedRuntime: boolean;
    readonly entitlements: string;
    readonly extendInfo: Readonly<Record<string, string>>;
  };
  readonly linux: { readonly target: string[]; readonly icon: string; readonly syncDesktopName: boolean };
  readonly publish: null;
}
interface Packed {
  /** electron-builder.yml as the builder reads it. */
  readonly config: Builder;
  readonly packed: readonly string[];
  /** Files that are unpacked beside the archive. */
  readonly beside: readonly string[];
  /** Names in the folder of the archive. */
  readonly resourceFiles: readonly string[];
}
const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-packed-'));
let builder: Builder;
let packed: readonly string[];
let beside: readonly string[];
let resourceFiles: readonly string[];
beforeAll(() => {
  const made = spawnSync(process.execPath, ['tests/scripts/packStub.mjs', folder], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  const result = JSON.parse(readFileSync(path.join(folder, 'packed.json'), 'utf8')) as Packed;
  ({ config: builder, packed, beside, resourceFiles } = result);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run package` in a project with this configuration, whose packages are there and whose build and builder only say so. */
const runPackage = (yaml: string, ...args: readonly string[]) => {
  const project = mkdtempSync(path.join(folder, 'command-'));
  const write = (file: string, content: string) => {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), content);
  };
  for (const file of ['scripts', 'package.json']) cpSync(file, path.join(project, file), { recursive: true });
  write('electron-builder.yml', yaml);
  write('scripts/lib/install.mjs', 'export const ensurePackages = () => {};');
  write('scripts/lib/build.mjs', "export const build = async () => console.log('built');");
  write('node_modules/electron-builder/cli.js', "console.log('electron-builder', ...process.argv.slice(2));");
  for (const name of ['app-builder-lib', 'builder-util']) {
    symlinkSync(path.resolve('node_modules', name), path.join(project, 'node_modules', name), 'junction');
  }
  return spawnSync(process.execPath, [path.join(project, 'scripts/package.mjs'), ...args], { encoding: 'utf8' });
};

/** The first four bytes of a Windows icon, a macOS icon and a PNG. */
const ICON_STARTS = ['00000100', '69636e73', '89504e47'];

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as { desktopName: string; version: string };

describe('the installers', () => {
  it('[DIAG-05] [DESK-03] have a configuration the builder accepts', () => {
    const check = spawnSync(process.execPath, ['scripts/package.mjs', '--check'], { encoding: 'utf8' });
    expect(check.stdout).toContain('electron-builder.yml is valid.');
    expect(check.status).toBe(0);
  });

  it('[DIAG-05] [DESK-03] are built by electron-builder after the app, and not with a configuration it refuses', () => {
    const yaml = readFileSync('electron-builder.yml', 'utf8');
    const made = runPackage(yaml, '--linux', 'dir');
    expect([made.status, made.stdout.trim().split('\n').slice(1)]).toEqual([
      0,
      ['built', 'electron-builder --linux dir'],
    ]);
    const refused = runPackage(`${yaml}\nmac: 7\n`.replace('\nmac:\n', '\nformer:\n'), '--check');
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('configuration.mac should be');
  });

  it('[DIAG-05] [DESK-03] are NSIS for Windows, dmg and zip for macOS, AppImage, deb and rpm for Linux', () => {
    expect([builder.win.target, builder.mac.target, builder.linux.target]).toEqual([
      ['nsis'],
      ['dmg', 'zip'],
      ['AppImage', 'deb', 'rpm'],
    ]);
  });

  it('[DIAG-05] have an icon for each system', () => {
    const icons = [builder.win.icon, builder.mac.icon, `${builder.linux.icon}/512x512.png`];
    expect(icons.map((icon) => readFileSync(icon).subarray(0, 4).toString('hex'))).toEqual(ICON_STARTS);
  });

  it('[DIAG-05] handle balcao:// and have their version in their name', () => {
    expect(builder.protocols.flatMap(({ schemes }) => schemes)).toEqual([LINK_SCHEME]);
    expect(builder.artifactName).toBe('${name}-${version}-${os}-${arch}.${ext}');
    expect(builder.appId).toBe(APP_ID);
    // Linux finds badge, icon and notifications by the name of the .desktop file.
    expect([manifest.desktopName, builder.linux.syncDesktopName]).toEqual([`${APP_ID}.desktop`, true]);
  });

  it('[DIAG-05] for macOS state why the microphone and the local network are needed, and run hardened', () => {
    expect(Object.keys(builder.mac.extendInfo)).toEqual(
      expect.arrayContaining([
        'NSMicrophoneUsageDescription',
        'NSLocalNetworkUsageDescription',
        'LSMinimumSystemVersion',
      ]),
    );
    expect(builder.mac.hardenedRuntime).toBe(true);
    const entitlements = readFileSync(builder.mac.entitlements, 'utf8');
    for (const name of ['com.apple.security.cs.allow-jit', 'com.apple.security.device.audio-input']) {
      expect(entitlements).toContain(name);
    }
    expect(entitlements).not.toMatch(/disable-library-validation|allow-dyld|get-task-allow|device\.camera/);
  });

  it('[DIAG-04] have no built-in update feed, since each company sets its own', () => {
    expect(builder.publish).toBeNull();
  });

  it('[DIAG-04] contain the file the updater reads before a download, without an address', () => {
    expect(resourceFiles).toContain('app-update.yml');
    expect(readFileSync('resources/app-update.yml', 'utf8')).toMatch(/^updaterCacheDirName: balcao-updater$/m);
    expect(readFileSync('resources/app-update.yml', 'utf8')).not.toMatch(/^url:/m);
  });
});

describe('a packed app', () => {
  it('[DIAG-05] [DESK-03] contains the built page, main, preload, demo server and every picture of tray and badge', () => {
    const pictures = ['tray', 'overlay'].flatMap((kind) =>
      readdirSync(`resources/${kind}`, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => path.posix.join(parentPath, name)),
    );
    expect(pictures.length).toBeGreaterThan(20);
    expect(packed).toEqual(
      expect.arrayContaining([
        'package.json',
        'dist/index.html',
        'dist/assets/index.js',
        'dist-electron/main.js',
        'dist-electron/preload.cjs',
        'dist-electron/demo-server/demo-server.mjs',
        'resources/icons/256x256.png',
        ...pictures,
      ]),
    );
  });

  it('[DIAG-05] contains no sources, tests, maps, documents or build secrets', () => {
    expect(
      packed.filter((file) => /\.map$|^(src|tests|docs|scripts|bench|electron)(\/|$)|\.env|\.built/.test(file)),
    ).toEqual([]);
    const outside = packed.filter((file) => !/^(package\.json$|dist|resources|node_modules)/.test(file));
    expect(outside).toEqual([]);
    expect(packed.filter((file) => file.includes('.vite'))).toEqual([]);
    const packages = new Set(
      packed.filter((file) => file.startsWith('node_modules/')).map((file) => file.split('/')[1]),
    );
    expect([...packages]).toEqual(['node-sqlite3-wasm']);
  });

  it('[DIAG-05] has the demo server and its WebAssembly as real files beside the archive', () => {
    expect(beside).toEqual(
      expect.arrayContaining([
        'dist-electron/demo-server/demo-server.mjs',
        expect.stringMatching(/node-sqlite3-wasm\/.*\.wasm$/),
      ]),
    );
  });
});
