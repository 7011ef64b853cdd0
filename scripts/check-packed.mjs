#!/usr/bin/env node
// npm run package:check: checks the app that `npm run package -- --dir` left in release/. Reads its fuses, starts it, signs in to the
// demo workspace and sends a message. Do not distribute the packed app afterwards: this check changes one of its fuses.
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { root } from './lib/electronBinary.mjs';
import { readArguments } from './lib/usage.mjs';
import { signIn } from './lib/visitor.mjs';

readArguments('npm run package:check\nChecks the app packed by `npm run package -- --dir`.');

/** Longest time from the first window to the sent message on a slow runner, ms. */
const PATIENCE_MS = 60_000;
const release = path.join(root, 'release');

/** Path of the packed program, whose folder name depends on system and processor. */
function packedProgram() {
  const folders = existsSync(release) ? readdirSync(release) : [];
  const programs = folders.flatMap((name) => [
    path.join(release, name, 'balcao'),
    path.join(release, name, 'Balcao.exe'),
    path.join(release, name, 'Balcao.app/Contents/MacOS/Balcao'),
  ]);
  const found = programs.find((file) => existsSync(file));
  if (found === undefined) throw new Error('There is no packed app in release/. Run npm run package -- --dir first');
  return found;
}

async function checkFuses(program) {
  const require = createRequire(import.meta.url);
  const { FuseState, FuseV1Options, flipFuses, FuseVersion, getCurrentFuseWire } = require('@electron/fuses');
  const { getConfig } = require('app-builder-lib/out/util/config/config');
  const { resetAdHocDarwinSignature: _signature, ...wanted } = (await getConfig(root, null, null)).electronFuses;
  const wire = await getCurrentFuseWire(program);
  for (const [name, on] of Object.entries(wanted)) {
    const option = FuseV1Options[name[0].toUpperCase() + name.slice(1)];
    if (wire[option] !== (on ? FuseState.ENABLE : FuseState.DISABLE))
      throw new Error(`The fuse ${name} must be ${on ? 'on' : 'off'}`);
  }
  console.log(`${Object.keys(wanted).length} fuses are as electron-builder.yml states them.`);
  // Playwright attaches through the inspector, which the packed app refuses.
  await flipFuses(program, {
    version: FuseVersion.V1,
    resetAdHocDarwinSignature: process.platform === 'darwin',
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
  });
}

async function sendOneMessage(executablePath) {
  // Loaded when it is needed: it takes half a second, also of --help.
  const { _electron } = await import('@playwright/test');
  const app = await _electron.launch({
    executablePath,
    timeout: PATIENCE_MS,
    env: { ...process.env, BALCAO_USER_DATA: mkdtempSync(path.join(os.tmpdir(), 'balcao-packed-')) },
  });
  try {
    const page = await app.firstWindow();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.getByRole('button', { name: 'Ambiente de demonstração' }).click();
    await signIn(page);
    const list = page.getByRole('list', { name: 'Atendimentos' });
    await list.getByRole('listitem').first().getByRole('button').first().click();
    const text = `Mensagem de teste ${Date.now()}`;
    const composer = page.getByRole('region', { name: 'Escrever mensagem' });
    await composer.getByRole('textbox', { name: 'Mensagem' }).fill(text);
    await composer.getByRole('button', { name: 'Enviar', exact: true }).click();
    // Wait for the server's delivery mark, not only for the bubble.
    const sent = page.getByRole('log').getByRole('article').filter({ hasText: text });
    await sent.filter({ hasText: /Enviada|Entregue|Lida/ }).waitFor();
    console.log('The packed app started, signed in to the demo workspace and sent a message.');
  } finally {
    await app.close();
  }
}

const program = packedProgram();
await checkFuses(program);
await sendOneMessage(program);
