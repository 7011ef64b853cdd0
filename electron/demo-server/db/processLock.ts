import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Thrown when another running process has the same data folder open. */
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
  /** When the computer started, ms: after a restart another process may have the same number. */
  bootedAt: number;
}

/** Start times closer than this, ms, are the same start: clock corrections are smaller, a restart differs by more. */
const SAME_BOOT_MS = 5 * 60 * 1000;

const bootedAt = (): number => Math.round(Date.now() - os.uptime() * 1000);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process is running, under another account.
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
 * Locks the data folder for this process, replacing the lock of a process that was killed.
 * @throws DataFolderInUse when a running process holds the lock, including this one.
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
