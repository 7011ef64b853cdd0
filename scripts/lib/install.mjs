import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './electronBinary.mjs';

const stamp = path.join(root, 'node_modules/.balcao-lock');

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** Runs `npm ci` if the packages are missing or belong to another lock file. Ends the process if that fails. */
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
  writeFileSync(stamp, lockHash());
}
