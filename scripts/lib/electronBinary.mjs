import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The project's folder. */
export const root = path.resolve(import.meta.dirname, '../..');
/** Where the npm package `electron` is installed. */
export const electronPackage = path.join(root, 'node_modules/electron');

/** The Electron version this project is built for, as pinned in package.json. */
export const electronVersion = () =>
  JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).devDependencies.electron;

/** Path of the program inside Electron's folder when no `path.txt` names it. */
export const programIn = (platform) =>
  ({ win32: 'electron.exe', darwin: 'Electron.app/Contents/MacOS/Electron' })[platform] ?? 'electron';

/**
 * Path of a complete Electron binary of the right version, or null. Reads files only: since Electron 42
 * `require('electron')` would start a download.
 * @returns {string | null}
 */
export function electronBinary() {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const dist = override ?? path.join(electronPackage, 'dist');
  try {
    const name = override ? programIn(process.platform) : readFileSync(path.join(electronPackage, 'path.txt'), 'utf8');
    const binary = path.join(dist, name);
    const version = readFileSync(path.join(dist, 'version'), 'utf8').trim().replace(/^v/, '');
    return existsSync(binary) && version === electronVersion() ? binary : null;
  } catch {
    return null; // Not downloaded yet: path.txt and version are written by the download.
  }
}
