import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A worker that is just ending may write a log into a folder that was emptied: Node then gives up, and the whole is tried again. */
const ATTEMPTS = 10;

const remove = (folder: string): void => {
  for (let attempt = 1; existsSync(folder); attempt += 1) {
    try {
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
};

/**
 * Removes what a test run leaves in the folder for temporary files. Workers are killed at their end and cannot clean up
 * themselves.
 */
export default function setup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-tests-'));
  // Linux and macOS read the first, Windows the others.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => remove(folder);
}
