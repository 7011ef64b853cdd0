import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDemoServer } from '../../../scripts/lib/demoServer.mjs';
import { NODE_FLAGS } from './nodeFlags.mjs';

/** Environment variable that passes the prepared folder to Playwright's workers. */
const FOLDER = 'BALCAO_DEMO_SEED';

/** The cost of cheap password checks: the normal one takes a quarter of a second, and specs sign in hundreds of times. */
export const CHEAP_COST = 4;
export const CHEAP_PASSWORDS = ['--hash-cost', String(CHEAP_COST)] as const;

/**
 * Creates the demo's data once per run, since this takes more than a second. The end of the run removes it with all temporary
 * folders.
 */
export const prepareDemoSeed = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-seed-'));
  const server = await startDemoServer({
    dataDir: folder,
    extra: ['--no-simulate', ...CHEAP_PASSWORDS],
    flags: NODE_FLAGS,
  });
  server.stop();
  await server.exited;
  // Servers must not share a signing secret, since tests distinguish them by their signatures.
  rmSync(path.join(folder, 'secrets.bin'));
  process.env[FOLDER] = folder;
};

/** Fills a data folder with the demo's starting data. */
export const seedDemoSeed = (folder: string): void => {
  const seed = process.env[FOLDER];
  if (seed === undefined) throw new Error('The seed of the demo is prepared by the global setup');
  cpSync(seed, folder, { recursive: true });
};
