import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDemoServer, type DemoServer } from '@native/demo-server/createServer';

/** Cost of the test accounts' password hashes. */
export const BCRYPT_COST = 4;

/**
 * Creating the demo's data takes a second, so it is done once per worker and copied, without the signing secrets. The end of the run
 * removes it with all temporary folders.
 */
let seeded: Promise<string> | null = null;
const seedOnce = async (): Promise<string> => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'balcao-demo-seed-'));
  const server = await createDemoServer({
    dataDir,
    bcryptCost: BCRYPT_COST,
    timers: { every: () => () => {} },
    log() {},
  });
  await server.close();
  rmSync(path.join(dataDir, 'secrets.bin'));
  return dataDir;
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
