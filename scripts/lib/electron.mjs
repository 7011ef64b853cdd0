import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { electronBinary, electronPackage, electronVersion, root } from './electronBinary.mjs';

/** A process that fails within this time, ms, never showed a window. */
const START_FAILURE_MS = 8_000;
const DOWNLOAD_MS = Number(process.env.BALCAO_ELECTRON_DOWNLOAD_MS ?? 600_000);
/** Time between two progress messages of a download, ms. */
const PROGRESS_MS = Number(process.env.BALCAO_ELECTRON_PROGRESS_MS ?? 3_000);

const NETWORK_ERROR =
  /(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EAI_AGAIN|CERT_[A-Z_]+|SELF_SIGNED[A-Z_]*|HTTP \d+|fetch failed|ENOSPC|EACCES)/;

/** How to solve each problem, printed below it. */
const MEND_DOWNLOAD =
  'Connect to a network that reaches the Electron download server and run npm start again. Behind a proxy set ELECTRON_GET_USE_PROXY=1 and HTTPS_PROXY; a network that inspects TLS needs its authority known to Node: NODE_USE_SYSTEM_CA=1 or NODE_EXTRA_CA_CERTS=<file>; a mirror goes in ELECTRON_MIRROR; a zip obtained elsewhere goes in the folder named by electron_config_cache.';

/**
 * Makes sure that Electron's binary is there, downloading it when needed.
 * @returns {Promise<{ binary: string } | { why: string, mend: string }>}
 */
export async function ensureElectron() {
  const present = electronBinary();
  if (present) return { binary: present };
  if (!existsSync(electronPackage)) return { why: 'the package electron is not installed', mend: 'Run npm ci.' };
  console.log(`Downloading Electron ${electronVersion()} (about 120 MB, the first time only)…`);
  const failure = await download();
  if (failure) return { why: `its binary could not be downloaded (${failure})`, mend: MEND_DOWNLOAD };
  const binary = electronBinary();
  return binary
    ? { binary }
    : {
        why: 'its binary is not where the download should have put it',
        mend: 'Delete node_modules and run npm start again.',
      };
}

/** Resolves with the reason of a failure, else with null. Prints progress every few seconds. */
async function download() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  const child = spawn(process.execPath, [path.join(electronPackage, 'install.js')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: DOWNLOAD_MS,
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const sign = setInterval(() => console.log(`  still downloading, ${seconds()} s…`), PROGRESS_MS);
  const { code, signal } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: error.message }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  clearInterval(sign);
  if (code === 0) return null;
  if (signal === 'SIGTERM') return `the download took longer than ${seconds()} s`;
  return NETWORK_ERROR.exec(output)?.[0] ?? (output.trim().split('\n')[0] || `code ${code}`);
}

/**
 * Runs the app. Resolves with its exit code, or with a reason when it could not show a window.
 * @returns {Promise<{ code: number } | { why: string, mend: string }>}
 */
export function runElectron(binary, args) {
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const started = Date.now();
  // Terminals inside other Electron apps set this variable, with which Electron would run as plain Node.
  const { ELECTRON_RUN_AS_NODE: _asNode, ...env } = process.env;
  return new Promise((resolve) => {
    let tail = '';
    const child = spawn(binary, ['.', ...(asRoot ? ['--no-sandbox'] : []), ...args], {
      cwd: root,
      env,
      stdio: ['inherit', 'inherit', 'pipe'],
    });
    child.stderr.on('data', (chunk) => {
      process.stderr.write(chunk);
      tail = (tail + chunk).slice(-4_000);
    });
    child.once('error', (error) =>
      resolve({ why: error.message, mend: 'Delete node_modules/electron/dist and run npm start again.' }),
    );
    child.once('exit', (code) => {
      const failed = code !== 0 && Date.now() - started < START_FAILURE_MS;
      resolve(failed ? explainExit(code, tail) : { code: code ?? 0 });
    });
  });
}

function explainExit(code, output) {
  const library = /error while loading shared libraries: ([^\s:]+)/.exec(output)?.[1];
  if (library)
    return { why: `the system library ${library} is missing`, mend: 'Install it with the system’s package manager.' };
  if (/SUID sandbox|user namespace|No usable sandbox/i.test(output))
    return {
      why: 'this Linux does not allow Chromium’s sandbox',
      mend: 'Allow unprivileged user namespaces, or make chrome-sandbox in node_modules/electron/dist owned by root with mode 4755.',
    };
  if (/Missing X server|cannot open display|ozone_platform/i.test(output))
    return { why: 'there is no display', mend: 'Start it inside a desktop session.' };
  return { why: `it ended at once with code ${code}`, mend: 'The lines above tell more.' };
}
