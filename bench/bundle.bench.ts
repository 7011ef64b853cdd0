import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { test } from '@playwright/test';
import { report } from './support/report';

/** What Vite writes of each chunk; keys are source paths. */
interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Record<string, ManifestChunk>;

const dist = path.resolve(import.meta.dirname, '../dist');
const ENTRY = 'index.html';
/** The chunk and everything it imports at once. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

const kilobytes = (manifest: Manifest, keys: Iterable<string>): number => {
  const files = new Set([...keys].map((key) => manifest[key]!.file).filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(dist, file))).length, 0) / 1000;
};

test('[PERF-01] JavaScript of login, shell and tickets, and of every other screen', () => {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  // What the entry imports at once draws login, shell and the ticket screen with an open conversation.
  const first = closure(manifest, ENTRY);
  report({
    id: 'PERF-01',
    what: 'login, shell and tickets, gzip',
    value: kilobytes(manifest, first),
    budget: 450,
    unit: 'kB',
  });
  // Screens, and the dialogs and tools of the first ones, which come when they are opened too.
  const later = Object.keys(manifest).filter((key) => manifest[key]!.src === key && key !== ENTRY);
  const sizes = later.map((key) => {
    const own = [...closure(manifest, key)].filter((chunk) => !first.has(chunk));
    return { what: `added by ${key}, gzip`, value: kilobytes(manifest, own) };
  });
  for (const size of sizes) report({ id: 'PERF-01', ...size, budget: 200, unit: 'kB' });
});
