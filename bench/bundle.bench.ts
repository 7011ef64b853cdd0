import { test } from '@playwright/test';
import { closure, ENTRY, kilobytes, readManifest } from './support/bundle';
import { report } from './support/report';

test('[PERF-01] JavaScript size of login, shell and tickets, and of every other screen', () => {
  const manifest = readManifest();
  // The entry's static imports render login, shell and the ticket screen with an open conversation.
  const first = closure(manifest, ENTRY);
  report({
    id: 'PERF-01',
    what: 'login, shell and tickets, gzip',
    value: kilobytes(manifest, first),
    budget: 450,
    unit: 'kB',
  });
  // Screens, and the dialogs and tools that load only when opened.
  const later = Object.keys(manifest).filter((key) => manifest[key]!.src === key && key !== ENTRY);
  const sizes = later.map((key) => {
    const own = [...closure(manifest, key)].filter((chunk) => !first.has(chunk));
    return { what: `added by ${key}, gzip`, value: kilobytes(manifest, own) };
  });
  for (const size of sizes) report({ id: 'PERF-01', ...size, budget: 200, unit: 'kB' });
});
