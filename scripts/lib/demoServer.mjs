import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { root } from './electronBinary.mjs';
import { workspaceFolder } from './folders.mjs';

/** TCP port on which `npm run dev` expects the demo server if Electron's binary is missing. */
export const DEV_DEMO_PORT = 4780;
/** Longest wait for the ready line, ms. The first start creates the demo data, which takes long on a busy machine. */
const READY_MS = 120_000;

/**
 * Runs the built demo server as a separate Node process and resolves with its address once it is ready.
 * @param {{ port?: number, dataDir?: string, serveRenderer?: boolean, extra?: string[], flags?: readonly string[] }} options `extra`
 *   are arguments of the server, `flags` of Node
 * @returns {Promise<{ url: string, stop: (signal?: NodeJS.Signals) => void, exited: Promise<number | null> }>}
 */
export async function startDemoServer({
  port = 0,
  dataDir = workspaceFolder(),
  serveRenderer = false,
  extra = [],
  flags = [],
} = {}) {
  const entry = path.join(root, 'dist-electron/demo-server/demo-server.mjs');
  const args = [...flags, entry, '--port', String(port), '--data', dataDir, ...extra];
  if (serveRenderer) args.push('--static', path.join(root, 'dist'));
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const stop = (signal) => {
    child.kill(signal);
  };
  const stopOnExit = () => stop();
  process.once('exit', stopOnExit);
  const exited = new Promise((resolve) => child.once('exit', resolve)).finally(() => process.off('exit', stopOnExit));

  const url = await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`the demo server was not ready after ${READY_MS / 1000} s`)),
      READY_MS,
    );
    child.once('exit', (code) => reject(new Error(`the demo server ended with code ${code}`)));
    child.once('error', reject);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = readReadyLine(line);
      if (!ready) {
        console.log(line);
        return;
      }
      clearTimeout(timer);
      resolve(ready);
    });
  });
  return { url, stop, exited };
}

/** The ready line is `{"ready":true,"url":"…"}`; everything else is the server's log. */
function readReadyLine(line) {
  if (!line.startsWith('{')) return null;
  try {
    const message = JSON.parse(line);
    return message.ready === true ? message.url : null;
  } catch {
    return null; // A log line that happens to start with a brace.
  }
}
