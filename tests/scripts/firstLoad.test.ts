import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { closure, ENTRY, kilobytes, readManifest } from '../../bench/support/bundle';
import { ensureBuild } from '../../scripts/lib/build.mjs';

it('[PERF-01] login, shell and tickets load at most 450 kB of JavaScript, gzip; every other screen loads on demand and adds at most 200 kB', async () => {
  await ensureBuild();
  const manifest = readManifest();
  const first = closure(manifest, ENTRY);
  expect(kilobytes(manifest, first)).toBeLessThanOrEqual(450);
  // The public page is the frame of the login and other public screens.
  const isScreen = (file: string) => /^features\/.+(?<!Public)Page\.tsx$/.test(file);
  const screens = Object.keys(manifest).filter(isScreen);
  const all = readdirSync('src', { recursive: true }).map((file) => String(file).replaceAll(path.sep, '/'));
  const atOnce = all.filter((file) => isScreen(file) && !screens.includes(file));
  expect(atOnce.sort()).toEqual(['features/auth/LoginPage.tsx', 'features/tickets/TicketsPage.tsx']);
  for (const screen of screens) {
    const own = [...closure(manifest, screen)].filter((chunk) => !first.has(chunk));
    expect(own, screen).toContain(screen);
    expect(kilobytes(manifest, own), screen).toBeLessThanOrEqual(200);
  }
});
