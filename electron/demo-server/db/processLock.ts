import fs from 'node:fs';
import path from 'node:path';

/** Raised when another living process has the same data folder open. */
export class DataFolderInUse extends Error {
  constructor(folder: string, pid: number) {
    super(`The data folder ${folder} is in use by process ${pid}`);
  }
}

export interface ProcessLock {
  release(): void;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const readOwner = (file: string): number | null => {
  try {
    const pid = Number(fs.readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    // Absent or gone meanwhile: nobody owns the folder.
    return null;
  }
};

/**
 * Takes the data folder for this process (DEMO-04). A lock left by a process that was killed is taken over.
 * @throws DataFolderInUse when a living process holds it, this one included.
 */
export const takeProcessLock = (folder: string): ProcessLock => {
  const file = path.join(folder, 'server.pid');
  for (;;) {
    try {
      fs.writeFileSync(file, String(process.pid), { flag: 'wx' });
      return { release: () => fs.rmSync(file, { force: true }) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = readOwner(file);
      if (owner !== null && isAlive(owner)) throw new DataFolderInUse(folder, owner);
      fs.rmSync(file, { force: true });
    }
  }
};
