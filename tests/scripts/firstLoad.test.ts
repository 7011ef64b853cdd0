import { expect, it } from 'vitest';
import { closure, ENTRY, kilobytes, readManifest } from '../../bench/support/bundle';
import { ensureBuild } from '../../scripts/lib/build.mjs';

it('[PERF-01] login, shell and tickets load at most 450 kB of JavaScript, gzip; every other screen loads on demand and adds at most 200 kB', async () => {
  await ensureBuild();
  const manifest = readManifest();
  const first = closure(manifest, ENTRY);
  expect(kilobytes(manifest, first)).toBeLessThanOrEqual(450);
  const screens = Object.keys(manifest).filter((key) => /^features\/.+Page\.tsx$/.test(key));
  expect(screens.length).toBeGreaterThan(20);
  for (const screen of screens) {
    const own = [...closure(manifest, screen)].filter((chunk) => !first.has(chunk));
    expect(own, screen).toContain(screen);
    expect(kilobytes(manifest, own), screen).toBeLessThanOrEqual(200);
  }
});
