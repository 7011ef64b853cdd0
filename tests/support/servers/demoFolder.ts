import { accessSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDemoServer, type DemoServer } from '@native/demo-server/createServer';
import { eventually } from '../eventually';

/** Cost of the test accounts' password hashes. */
export const BCRYPT_COST = 4;

/** In the folder of the test run, whose end removes it. */
const seedFolder = (): string => path.join(os.tmpdir(), 'balcao-demo-seed');

/** True for the worker that is the first to ask. */
const isFirst = (): boolean => {
  try {
    mkdirSync(`${seedFolder()}-begun`);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Creating the demo's data takes a second, so the first worker that needs it does it for all. It is copied, without the signing
 * secrets.
 */
let seeded: Promise<string> | null = null;
const seedOnce = async (): Promise<string> => {
  const done = seedFolder();
  if (isFirst()) {
    const dataDir = mkdtempSync(`${done}-`);
    const server = await createDemoServer({
      dataDir,
      bcryptCost: BCRYPT_COST,
      timers: { every: () => () => {} },
      log() {},
    });
    await server.close();
    rmSync(path.join(dataDir, 'secrets.bin'));
    renameSync(dataDir, done);
  }
  await eventually(() => accessSync(done));
  return done;
};

/** Fills a data folder with the demo's starting data. */
export const seedDemoData = async (folder: string): Promise<void> => {
  seeded ??= seedOnce();
  cpSync(await seeded, folder, { recursive: true });
};

/** A server with the demo's data, in which only calls change anything. Its folder is removed at the end of the run. */
export const openDemoServer = async (): Promise<DemoServer> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'balcao-demo-'));
  await seedDemoData(dataDir);
  return createDemoServer({ dataDir, bcryptCost: BCRYPT_COST, timers: { every: () => () => {} }, log() {} });
};
