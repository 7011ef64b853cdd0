#!/usr/bin/env node
// npm run demo [-- --port 4780 --control …]: the demo workspace as a plain server, page included.
import { ensureBuild } from './lib/build.mjs';
import { startDemoServer } from './lib/demoServer.mjs';
import { ensurePackages } from './lib/install.mjs';
import { readWords } from './lib/usage.mjs';

const words = readWords(
  `npm run demo [-- --port 4780] [-- --data <folder>] …
Runs the demo workspace as a plain server, page included.
  --port <number>          TCP port on 127.0.0.1; a free one unless given
  --data <folder>          database and uploads
  --seed demo|empty|perf   what an empty folder starts from; --tickets and --messages size perf
  --behave a|b             strictly like one of the two kinds of server
  --control                opens the control surface below /__demo
  --no-simulate            no customers write by themselves; --pace quiet|normal|busy sets how many do
  --web-origin <address>   another web client that may call; may be repeated`,
  { passesOn: true },
);
ensurePackages();
await ensureBuild();
const demo = await startDemoServer({ serveRenderer: true, extra: words }).catch((error) => {
  console.error(`${error.message}. npm run demo -- --help lists the options.`);
  process.exit(1);
});
console.log(`The demo workspace is at ${demo.url}   (Ctrl+C stops it)`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, demo.stop);
process.exitCode = (await demo.exited) ?? 0;
