import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
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

/** Linux's files in memory, where they have room. Waiting for a disk took a third of the time of tests with a demo server. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 2 ** 31;

const hasRoom = (folder: string): boolean => {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > NEEDED_BYTES;
};

/**
 * Gives a test run a folder for temporary files of its own, and removes it with what the run leaves there. Workers are killed at their
 * end and cannot clean up themselves.
 */
export default function setup() {
  const folder = mkdtempSync(path.join(hasRoom(MEMORY) ? MEMORY : os.tmpdir(), 'balcao-tests-'));
  // Linux and macOS read the first, Windows the others.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => remove(folder);
}
