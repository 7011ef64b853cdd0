import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../../scripts/lib/electronBinary.mjs';

export interface InstalledApp {
  /** Folder with `app.asar`, `app.asar.unpacked` and `app-update.yml`. */
  readonly resources: string;
  remove(): void;
}

/**
 * Installs the built app in a folder outside the checkout. A parent folder has a package.json that makes every `.js` file CommonJS,
 * like one created by `npm init` in a home folder.
 */
export const installApp = (): InstalledApp => {
  const home = mkdtempSync(path.join(os.tmpdir(), 'balcao-home-'));
  writeFileSync(path.join(home, 'package.json'), JSON.stringify({ name: 'home', type: 'commonjs' }));
  const folder = path.join(home, 'Programs/Balcao');
  const script = path.join(root, 'tests/support/electron-host/install.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, folder], { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`The app could not be packed:\n${stdout}${stderr}`);
  return { resources: path.join(folder, 'resources'), remove: () => rmSync(home, { recursive: true, force: true }) };
};
