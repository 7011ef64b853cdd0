import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Raised when another living process has the same data folder open. */
class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}`);
  }
}

export interface ProcessLock {
  release(): void;
}

interface Owner {
  pid: number;
  /** Moment the computer started, in ms: after a restart the number belongs to somebody else. */
  bootedAt: number;
}

/** Clocks are corrected now and then, by less than this many ms; a restart moves the moment by more. */
const SAME_BOOT_MS = 5 * 60 * 1000;

const bootedAt = (): number => Math.round(Date.now() - os.uptime() * 1000);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const isAlive = (owner: Owner): boolean => Math.abs(owner.bootedAt - bootedAt()) < SAME_BOOT_MS && isRunning(owner.pid);

const readOwner = (file: string): Owner | null => {
  try {
    const [pid, booted] = fs.readFileSync(file, 'utf8').split(' ').map(Number);
    return pid !== undefined && booted !== undefined && pid > 0 ? { pid, bootedAt: booted } : null;
  } catch {
    // The lock is absent or has just gone: the folder is free.
    return null;
  }
};

/**
 * Takes the data folder for this process. A lock left by a process that was killed is taken over.
 * @throws DataFolderInUse when a living process holds it, this one included.
 */
export const takeProcessLock = (folder: string): ProcessLock => {
  const file = path.join(folder, 'server.pid');
  for (;;) {
    try {
      fs.writeFileSync(file, `${process.pid} ${bootedAt()}`, { flag: 'wx' });
      return { release: () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = readOwner(file);
      if (owner !== null && isAlive(owner)) throw new DataFolderInUse(folder, owner.pid);
      fs.rmSync(file, { force: true });
    }
  }
};
