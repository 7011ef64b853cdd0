import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startDemoServer } from '../../scripts/lib/demoServer.mjs';

/** Hands the prepared folder on to Playwright's workers. */
const FOLDER = 'BALCAO_DEMO_SEED';

/** Checking a password costs a quarter of a second at its normal cost, and specs sign in hundreds of times. */
export const CHEAP_PASSWORDS = ['--hash-cost', '4'] as const;

/**
 * Laying the demo's data takes more than a second, so it is done once per run.
 * @returns what removes it again
 */
export const prepareDemoSeed = async (): Promise<() => void> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-seed-'));
  const server = await startDemoServer({ dataDir: folder, extra: ['--no-simulate', ...CHEAP_PASSWORDS] });
  server.stop();
  await server.exited;
  // Servers that are told apart by their signatures must not share a secret.
  rmSync(path.join(folder, 'secrets.bin'));
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
};

/** Fills a data folder with the demo's first data. */
export const layDemoSeed = (folder: string): void => {
  const seed = process.env[FOLDER];
  if (seed === undefined) throw new Error('The seed of the demo is prepared by the global setup');
  cpSync(seed, folder, { recursive: true });
};
