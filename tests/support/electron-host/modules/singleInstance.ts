import { mkdirSync, readFileSync, readdirSync, rmSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a second start passes to the first. */
export interface SecondStart {
  readonly argv: readonly string[];
  readonly workingDirectory: string;
  readonly additionalData: Record<string, unknown>;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false; // no such process
  }
};

const ownerOf = (lockFile: string): number | null => {
  try {
    return Number(readFileSync(lockFile, 'utf8'));
  } catch {
    return null; // no process holds it
  }
};

/**
 * The single-instance lock of one user-data folder, synchronous like Electron's. A later start leaves its command line as a
 * file in the owner's inbox, because a signal could carry nothing.
 * @returns the function that releases the lock, or null when another running process holds it.
 */
export const lockInstance = (
  userData: string,
  start: SecondStart,
  onSecondStart: (second: SecondStart) => void,
): (() => void) | null => {
  const lockFile = path.join(userData, 'host-instance.lock');
  const inbox = path.join(userData, 'host-instance-inbox');
  mkdirSync(inbox, { recursive: true });

  const owner = ownerOf(lockFile);
  if (owner && owner !== process.pid && isAlive(owner)) {
    writeFileSync(path.join(inbox, `${process.pid}.json`), JSON.stringify(start));
    return null;
  }

  writeFileSync(lockFile, String(process.pid));
  const watcher = watch(inbox, () => {
    for (const name of readdirSync(inbox)) {
      const file = path.join(inbox, name);
      const text = readFileSync(file, 'utf8');
      if (!text) continue; // still being written
      rmSync(file);
      onSecondStart(JSON.parse(text) as SecondStart);
    }
  });
  watcher.unref();
  return () => {
    watcher.close();
    rmSync(lockFile, { force: true });
  };
};
