import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * What a run of tests puts into the computer's folder for temporary files goes with it. Workers are killed at their end and
 * could not tidy up themselves.
 */
export default function setup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-tests-'));
  // The first is read by Linux and macOS, the others by Windows.
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
