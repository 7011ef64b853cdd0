import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { APP_ID } from '@native/main/system/prepareApp';

/** What the builder passes to the tool that makes each installer. */
interface Targets {
  readonly AppImage: { readonly desktop: string; readonly desktopFileName: string };
  readonly deb: readonly [words: readonly string[], desktop: string];
  readonly rpm: readonly [words: readonly string[], desktop: string];
  readonly nsis: readonly [defines: Readonly<Record<string, string>>, commands: Readonly<Record<string, unknown>>];
  readonly dmg: {
    readonly targets: readonly string[];
    readonly contents: readonly { readonly type: string; readonly path: string }[];
    readonly plist: Readonly<Record<string, string>>;
    readonly resetsSignature: boolean;
  };
  /** The name of the file that each target makes. */
  readonly files: Readonly<Record<string, string>>;
}

const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-targets-'));
const { productName, version } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>;
let targets: Targets;
beforeAll(() => {
  const made = spawnSync(process.execPath, ['tests/scripts/checkTargets.mjs', folder], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  targets = JSON.parse(readFileSync(path.join(folder, 'targets.json'), 'utf8')) as Targets;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const valueOf = (words: readonly string[], name: string) => words[words.indexOf(name) + 1];

describe('every installer is prepared up to the tool that builds it', () => {
  it.each(['deb', 'rpm'] as const)('[DIAG-05] %s has the required address and maintainer', (name) => {
    const [words] = targets[name];
    expect(valueOf(words, '--maintainer')).toMatch(/^Balcão <\S+@\S+>$/);
    expect(valueOf(words, '--url')).toMatch(/^https:\/\//);
    expect(words.some((word) => word.endsWith('=/opt/Balcao'))).toBe(true);
    expect(words.some((word) => word.endsWith('=/usr/share/applications/br.com.balcao.Balcao.desktop'))).toBe(true);
  });

  it.each([
    ['deb', 'amd64'],
    ['rpm', 'x86_64'],
  ] as const)('[DIAG-05] %s has its version in its name, icons, and an entry that handles links', (name, arch) => {
    const [words, desktop] = targets[name];
    expect(path.basename(valueOf(words, '--package') ?? '')).toBe(`balcao-${version}-linux-${arch}.${name}`);
    for (const size of ['16x16', '48x48', '256x256', '512x512']) {
      expect(
        words.some((word) => word.endsWith(`=/usr/share/icons/hicolor/${size}/apps/balcao.png`)),
        size,
      ).toBe(true);
    }
    expect(desktop).toContain('Icon=balcao\n');
    expect(desktop).toContain(`Name=${productName}\n`);
    expect(desktop).toContain('MimeType=x-scheme-handler/balcao;');
    // Without a place for it the address would not reach the program.
    expect(desktop).toMatch(/^Exec=\/opt\/Balcao\/balcao %U$/m);
  });

  it('[DIAG-05] each has the version, the system and the processor in the name of its file', () => {
    const named = (ending: string) => `balcao-${version}-${ending}`;
    expect(targets.files).toEqual({
      nsis: named('win-x64.exe'),
      dmg: named('mac-arm64.dmg'),
      zip: named('mac-arm64.zip'),
      AppImage: named('linux-x86_64.AppImage'),
      deb: named('linux-amd64.deb'),
      rpm: named('linux-x86_64.rpm'),
    });
  });

  it('[DIAG-05] AppImage has its icon and its display name, and handles links', () => {
    const { desktop, desktopFileName } = targets.AppImage;
    expect(desktop).toContain('Icon=balcao\n');
    expect(desktop).toContain(`Name=${productName}\n`);
    expect(desktop).toContain('MimeType=x-scheme-handler/balcao;');
    expect(desktop).toContain('StartupWMClass=br.com.balcao.Balcao\n');
    expect(desktopFileName).toBe('br.com.balcao.Balcao.desktop');
  });

  it('[DIAG-05] NSIS, with its icon, the product’s name on the shortcut and the uninstaller, and the id the running app gives itself', () => {
    const [defines] = targets.nsis;
    expect([defines['SHORTCUT_NAME'], defines['UNINSTALL_DISPLAY_NAME'], defines['APP_ID']]).toEqual([
      productName,
      `${productName} ${version}`,
      APP_ID,
    ]);
    expect([defines['MUI_ICON'], defines['MUI_UNICON']].map((icon) => path.basename(icon ?? ''))).toEqual([
      'icon.ico',
      'icon.ico',
    ]);
  });

  it('[DIAG-05] NSIS takes away what the app itself has written to start with the system', () => {
    const [, uninstall = ''] = readFileSync('resources/win/installer.nsh', 'utf8').split('!macro customUnInstall');
    const windows = 'Software\\Microsoft\\Windows\\CurrentVersion';
    for (const key of ['Run', 'Explorer\\StartupApproved\\Run']) {
      expect(uninstall).toContain(`DeleteRegValue HKCU "${windows}\\${key}" "${APP_ID}"`);
    }
  });

  it('[DIAG-05] macOS gets a dmg and a zip, with the app beside the Applications folder', () => {
    expect(targets.dmg.targets).toEqual(['dmg', 'zip']);
    expect(targets.dmg.contents.map(({ type, path: file }) => [type, path.basename(file)])).toEqual([
      ['file', 'Balcao.app'],
      ['link', 'Applications'],
    ]);
  });

  it('[DIAG-05] macOS shows the product’s name, is given no bundle name of its own, and gives notifications a button', () => {
    const { plist } = targets.dmg;
    expect([plist['CFBundleDisplayName'], plist['NSUserNotificationAlertStyle']]).toEqual([productName, 'alert']);
    expect(Object.keys(plist)).not.toContain('CFBundleName');
  });

  it('[DIAG-05] the fuse tool is told to sign a macOS build again after setting its fuses, since Apple Silicon would not start it otherwise', () => {
    expect(targets.dmg.resetsSignature).toBe(true);
  });
});

describe('additions of the Windows installer', () => {
  const script = readFileSync('resources/win/installer.nsh', 'utf8');
  const macro = (name: string) => new RegExp(`!macro ${name}\\n([\\s\\S]*?)!macroend`).exec(script)?.[1] ?? '';

  it('[DIAG-05] [NTV-12] register balcao:// for the program', () => {
    expect(readFileSync('electron-builder.yml', 'utf8')).toMatch(
      /^nsis:\n(?: .*\n)* {2}include: resources\/win\/installer\.nsh$/m,
    );
    expect(macro('customInstall')).toContain(
      `WriteRegStr SHELL_CONTEXT "Software\\Classes\\balcao\\shell\\open\\command" "" '"$appExe" "%1"'`,
    );
    expect(macro('customInstall')).toContain('"Software\\Classes\\balcao" "URL Protocol" ""');
  });

  it('[DIAG-05] remove it on uninstall with the app’s own entries, but not during an update', () => {
    expect(macro('customUnInstall')).toMatch(/\$\{ifNot\} \$\{isUpdated\}[\s\S]*DeleteRegKey[\s\S]*\$\{endIf\}/);
    for (const root of ['SHELL_CONTEXT', 'HKCU']) {
      expect(macro('customUnInstall')).toContain(`DeleteRegKey ${root} "Software\\Classes\\balcao"`);
    }
  });

  it('[DIAG-05] remove the same toast entry that the app creates', () => {
    const [clsid] = /\{[\dA-F-]{36}\}/.exec(script) ?? [];
    expect(readFileSync('electron/main/system/prepareApp.ts', 'utf8')).toContain(`toasts: '${clsid}'`);
  });
});
