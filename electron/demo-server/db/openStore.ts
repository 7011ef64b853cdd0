import path from 'node:path';
import type { Clock } from '../clock';
import { openDatabase } from './database';
import { migrate } from './migrate';
import { takeProcessLock } from './processLock';
import { createTables } from './tables';

/**
 * Takes the data folder and opens its database at the newest schema. The lock is held until `close`.
 * @throws DataFolderInUse when another process has the folder
 */
export const openStore = (dataDir: string, clock: Clock) => {
  const lock = takeProcessLock(dataDir);
  try {
    const db = openDatabase(path.join(dataDir, 'balcao.sqlite'));
    migrate(db);
    const close = (): void => {
      db.close();
      lock.release();
    };
    return { db, tables: createTables(db, clock), close };
  } catch (error) {
    lock.release();
    throw error;
  }
};
