#!/usr/bin/env node
// npm run demo [-- --port 4780 --control …]: runs the demo workspace as a plain server that also serves the page.
import { ensureBuild } from './lib/build.mjs';
import { startDemoServer } from './lib/demoServer.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readArguments } from './lib/usage.mjs';

const args = readArguments(
  `npm run demo [-- --port 4780] [-- --data <folder>] …
Runs the demo workspace as a plain server that also serves the page.
  --port <number>          TCP port on 127.0.0.1; a free one by default
  --data <folder>          database and uploads
  --seed demo|empty|perf   data of a new folder; --tickets and --messages set the size of perf
  --behave a|b             behaves strictly like one of the two kinds of server
  --control                adds calls under /__demo that control the server
  --no-simulate            no simulated customers; --pace quiet|normal|busy sets how often they write
  --web-origin <address>   allows another web client; may be repeated`,
  { passesOn: true },
);
ensurePackages();
await ensureBuild();
const demo = await startDemoServer({ serveRenderer: true, extra: args }).catch((error) => {
  console.error(`${error.message}. npm run demo -- --help lists the options.`);
  process.exit(1);
});
console.log(`The demo workspace is at ${demo.url}   (Ctrl+C stops it)`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, demo.stop);
process.exitCode = (await demo.exited) ?? 0;
