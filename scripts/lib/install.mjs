import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './electronBinary.mjs';

/** The packages that a lock file names, by their folder; null if there is no such file. */
const packagesOf = (file) => {
  const location = path.join(root, file);
  return existsSync(location) ? JSON.parse(readFileSync(location, 'utf8')).packages : null;
};

/** Compares what npm noted at the end of its last installation with what the project asks for. */
const installed = () => {
  const { '': _project, ...asked } = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!present) return false;
  const isMet = ([folder, { version, optional, devOptional }]) =>
    // Those of another platform stay away.
    folder in present ? present[folder].version === version : optional || devOptional;
  return Object.entries(asked).every(isMet) && Object.keys(present).every((folder) => folder in asked);
};

/**
 * Runs `npm ci` if the packages are missing or belong to another lock file. Those that a person installed by hand count, since a new
 * installation removes all packages under a command that runs beside it. Ends the process if that fails.
 */
export function ensurePackages() {
  if (installed()) return;
  console.log('Installing the packages (first time, or the lock file has changed)…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { status, error } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      `The packages could not be installed${error ? `: ${error.message}` : ''}. Check the network and run the command again.`,
    );
    process.exit(status ?? 1);
  }
}
