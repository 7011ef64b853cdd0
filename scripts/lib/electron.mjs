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

/** Advice printed after a failed download. */
const FIX_DOWNLOAD =
  'Connect to a network that reaches the Electron download server and run npm start again. Behind a proxy, set ELECTRON_GET_USE_PROXY=1 and HTTPS_PROXY. If the network inspects TLS, make its certificate authority known to Node with NODE_USE_SYSTEM_CA=1 or NODE_EXTRA_CA_CERTS=<file>. To use a mirror, set ELECTRON_MIRROR. A zip from elsewhere goes into the folder that electron_config_cache names.';

/**
 * Downloads Electron's binary if it is missing.
 * @returns {Promise<{ binary: string } | { reason: string, fix: string }>}
 */
export async function ensureElectron() {
  const present = electronBinary();
  if (present) return { binary: present };
  if (!existsSync(electronPackage)) return { reason: 'the package electron is not installed', fix: 'Run npm ci.' };
  console.log(`Downloading Electron ${electronVersion()} (about 120 MB, the first time only)…`);
  const failure = await download();
  if (failure) return { reason: `its binary could not be downloaded (${failure})`, fix: FIX_DOWNLOAD };
  const binary = electronBinary();
  return binary
    ? { binary }
    : {
        reason: 'the download left no binary in the expected place',
        fix: 'Delete node_modules and run npm start again.',
      };
}

/** Resolves with the reason for a failure, or null. Prints progress every few seconds. */
async function download() {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1_000);
  const child = spawn(process.execPath, [path.join(electronPackage, 'install.js')], {
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: DOWNLOAD_MS,
  });
  let output = '';
  child.stderr.on('data', (chunk) => (output += chunk));
  const progress = setInterval(() => console.log(`  still downloading, ${seconds()} s…`), PROGRESS_MS);
  const { code, signal } = await new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: error.message }));
    child.once('close', (code, signal) => resolve({ code, signal }));
  });
  clearInterval(progress);
  if (code === 0) return null;
  if (signal === 'SIGTERM') return `the download took longer than ${seconds()} s`;
  return NETWORK_ERROR.exec(output)?.[0] ?? (output.trim().split('\n')[0] || `code ${code}`);
}

/**
 * Runs the app. Resolves with its exit code, or with a reason if it could not show a window.
 * @returns {Promise<{ code: number } | { reason: string, fix: string }>}
 */
export function runElectron(binary, args) {
  const asRoot = process.platform === 'linux' && process.getuid?.() === 0;
  const started = Date.now();
  // Terminals inside other Electron apps set this variable, which makes Electron run as plain Node.
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
      resolve({ reason: error.message, fix: 'Delete node_modules/electron/dist and run npm start again.' }),
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
    return { reason: `the system library ${library} is missing`, fix: 'Install it with the system’s package manager.' };
  if (/SUID sandbox|user namespace|No usable sandbox/i.test(output))
    return {
      reason: 'this Linux does not allow Chromium’s sandbox',
      fix: 'Allow unprivileged user namespaces, or make chrome-sandbox in node_modules/electron/dist owned by root with mode 4755.',
    };
  if (/Missing X server|cannot open display|ozone_platform/i.test(output))
    return { reason: 'there is no display', fix: 'Start it inside a desktop session.' };
  return { reason: `it ended at once with code ${code}`, fix: 'See the output above.' };
}
