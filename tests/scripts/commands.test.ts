import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '@tests/support/eventually';
import { windowArguments } from '../../scripts/lib/browser.mjs';
import { ensureBuild } from '../../scripts/lib/build.mjs';
import { runElectron } from '../../scripts/lib/electron.mjs';
import { programIn } from '../../scripts/lib/electronBinary.mjs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const own = Object.values(scripts).flatMap((command) => /^node (scripts\/[\w-]+\.mjs)$/.exec(command)?.[1] ?? []);
const PASS_ON = [
  'scripts/start.mjs',
  'scripts/demo.mjs',
  'scripts/package.mjs',
  'scripts/bench.mjs',
  'scripts/shapes.mjs',
];
/** Node stops a script with these options as soon as it writes a file or starts a program; reading is allowed. */
const READ_ONLY = [
  process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission',
  '--allow-fs-read=*',
  '--no-warnings',
];
const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' });

describe('commands', () => {
  it.each(own)('%s --help explains its use, writes no file and starts no program', (script) => {
    const { status, stdout, stderr } = run(...READ_ONLY, script, '--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^npm (run \S+|start|test)/);
    expect(stdout).not.toContain('at file:');
  });

  it.each(own.filter((script) => !PASS_ON.includes(script)))('%s refuses an unknown option', (script) => {
    const { status, stderr } = run(script, '--nonsense');
    expect(status).toBe(2);
    expect(stderr).toMatch(/^--nonsense is not an option of this command\.\n\nnpm /);
  });

  it.each([
    [['--nonsense'], /^Unknown option '--nonsense'/],
    [['--port', 'many'], /^--port: /],
    [['--seed', 'cherry'], /^--seed: /],
  ])(
    'the demo server refuses %j with the reason and its options, without a stack trace',
    async (args, reason) => {
      await ensureBuild();
      const { status, stderr } = run('dist-electron/demo-server/demo-server.mjs', ...args);
      expect(status).toBe(2);
      expect(stderr).toMatch(reason);
      expect(stderr).toContain('Options of the demo server:');
      expect(stderr).not.toMatch(/\n\s+at /);
    },
    120_000,
  );
});

it.each(['', '1'])('every measurement loads, with BALCAO_BENCH_PROFILE=%j', (profile) => {
  vi.stubEnv('BALCAO_BENCH_PROFILE', profile);
  const { status, stdout } = run(
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'bench/playwright.config.ts',
    '--list',
  );
  expect([status, stdout]).toEqual([0, expect.stringMatching(/Total: \d+ tests in \d+ files/)]);
});

afterEach(() => vi.unstubAllEnvs());

describe('npm start', () => {
  it('the browser window uses the page’s language and offers no translation', () => {
    vi.stubEnv('BALCAO_DEMO_DATA', path.join(mkdtempSync(path.join(os.tmpdir(), 'balcao-start-')), 'demo'));
    expect(windowArguments('http://127.0.0.1:1')).toEqual(
      expect.arrayContaining(['--lang=pt-BR', '--disable-features=Translate']),
    );
  });

  it.each([
    ['darwin', 'Electron.app/Contents/MacOS/Electron'],
    ['win32', 'electron.exe'],
    ['linux', 'electron'],
  ] as const)('on %s an Electron folder contains %s', (platform, name) => {
    expect(programIn(platform)).toBe(name);
  });

  it('Electron does not run as plain Node, even if the terminal sets ELECTRON_RUN_AS_NODE', async () => {
    vi.stubEnv('ELECTRON_RUN_AS_NODE', '1');
    const program = path.join(mkdtempSync(path.join(os.tmpdir(), 'balcao-start-')), 'electron');
    writeFileSync(program, '#!/bin/sh\ntest -z "$ELECTRON_RUN_AS_NODE"\n', { mode: 0o755 });
    expect(await runElectron(program, [])).toEqual({ code: 0 });
  });

  it('a download reports progress, and its failure hint mentions networks that inspect TLS', async () => {
    const hanging: (() => void)[] = [];
    const mirror = createServer((_request, response) => hanging.push(() => response.writeHead(500).end())).listen(0);
    const { port } = mirror.address() as AddressInfo;
    const folder = mkdtempSync(path.join(os.tmpdir(), 'balcao-start-'));
    const code = `const { ensureElectron } = await import('./scripts/lib/electron.mjs'); console.log(JSON.stringify(await ensureElectron()))`;
    const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
      env: {
        ...process.env,
        ELECTRON_OVERRIDE_DIST_PATH: path.join(folder, 'absent'),
        ELECTRON_MIRROR: `http://127.0.0.1:${port}/`,
        electron_config_cache: path.join(folder, 'cache'),
        BALCAO_ELECTRON_PROGRESS_MS: '50',
      },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    await eventually(() => expect(output).toMatch(/still downloading, \d+ s…/));
    const ended = new Promise((resolve) => child.once('close', resolve));
    const answer = setInterval(() => hanging.splice(0).forEach((end) => end()), 50);
    await ended;
    clearInterval(answer);
    mirror.close();
    expect(output).toContain('its binary could not be downloaded');
    expect(output).toContain('NODE_USE_SYSTEM_CA=1');
    expect(existsSync(path.join(folder, 'absent'))).toBe(false);
  });
});
