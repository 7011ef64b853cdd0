import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { NODE_FLAGS } from '@tests/support/servers/nodeFlags.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
/** Inside the project, so that the package left out of the bundle is found; one folder per process, so that runs do not collide. */
const outDir = path.join(root, 'node_modules/.cache/demo-server-test', String(process.pid));

/** Builds the demo server as it is shipped; returns its entry file. */
export const buildServer = async (): Promise<string> => {
  await build({ root, mode: 'demo-server', logLevel: 'error', build: { outDir, sourcemap: false } });
  return path.join(outDir, 'demo-server.mjs');
};

export const removeBuild = (): void => fs.rmSync(outDir, { recursive: true, force: true });

export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** Resolves with the exit code, null after a signal. */
  exited: Promise<number | null>;
}

/** Starts the built server as plain Node and waits for its ready line. */
export const spawnServer = async (entry: string, args: readonly string[]): Promise<ServerProcess> => {
  const child = spawn(process.execPath, [...NODE_FLAGS, entry, '--no-simulate', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const errors: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errors.push(chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const firstLine = new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const failed = exited.then((code) => Promise.reject(new Error(`ended with ${code}: ${errors.join('')}`)));
  const { url } = JSON.parse(await Promise.race([firstLine, failed])) as { url: string };
  failed.catch(() => undefined);
  return { url, child, exited };
};
