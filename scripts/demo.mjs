#!/usr/bin/env node
// npm run demo [-- --port 4780 --control …]: the demo workspace as a plain server, page included.
import { ensureBuild } from './lib/build.mjs';
import { startDemoServer } from './lib/demoServer.mjs';
import { ensurePackages } from './lib/install.mjs';

ensurePackages();
await ensureBuild();
const demo = await startDemoServer({ serveRenderer: true, extra: process.argv.slice(2) });
console.log(`The demo workspace is at ${demo.url}   (Ctrl+C stops it)`);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, demo.stop);
process.exitCode = (await demo.exited) ?? 0;
