#!/usr/bin/env node
// npm start: opens the app in Electron. If that fails, prints the reason and opens the same renderer and the demo workspace in a
// browser.
// Flags: --browser (skip Electron), --no-open (print the address only). Everything else goes to Electron.
import { hasDisplay, openWindow } from './lib/browser.mjs';
import { ensureBuild } from './lib/build.mjs';
import { startDemoServer } from './lib/demoServer.mjs';
import { ensureElectron, runElectron } from './lib/electron.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readArguments } from './lib/usage.mjs';

const OWN_FLAGS = ['--browser', '--no-open'];
const flags = readArguments(
  `npm start [-- --browser] [-- --no-open] [-- balcao://…]
Opens the app in Electron, or in a browser window if Electron is not available.
  --browser   does not try Electron
  --no-open   prints the address of the browser version and opens nothing
Other arguments go to Electron.`,
  { flags: OWN_FLAGS, passesOn: true },
);
const passedOn = flags.filter((flag) => !OWN_FLAGS.includes(flag));

async function inElectron() {
  if (flags.includes('--browser')) return { reason: 'npm start was called with --browser', fix: 'Omit the flag.' };
  if (!hasDisplay()) return { reason: 'there is no display', fix: 'Start it inside a desktop session.' };
  const electron = await ensureElectron();
  if (!('binary' in electron)) return electron;
  return await runElectron(electron.binary, passedOn);
}

async function inBrowser({ reason, fix }) {
  console.log(`\nElectron is not used: ${reason}.\n${fix}`);
  console.log(
    'The same app opens in a browser window instead, with the demo workspace. It has no tray, no native notifications and no choice of server.\n',
  );
  const demo = await startDemoServer({ serveRenderer: true });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, demo.stop);
  console.log(`Balcão is at ${demo.url}   (Ctrl+C stops it)`);
  if (flags.includes('--no-open')) return demo.exited;
  if (hasDisplay()) openWindow(demo.url, () => console.log('No browser was found: open the address yourself.'));
  else console.log('This machine has no display: open the address from a browser on it, or through a tunnel.');
  return demo.exited;
}

ensurePackages();
try {
  await ensureBuild();
  const outcome = await inElectron();
  process.exitCode = 'code' in outcome ? outcome.code : ((await inBrowser(outcome)) ?? 0);
} catch (error) {
  console.error(`Balcão could not be started: ${error.message}.`);
  process.exitCode = 1;
}
