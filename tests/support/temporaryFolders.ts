import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * Removes what a test run leaves in the folder for temporary files. Workers are killed at their end and cannot clean up
 * themselves.
 */
export default function setup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-tests-'));
  // Linux and macOS read the first, Windows the others.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
