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
/** The screens of PERF-01's first budget besides what the entry itself holds. */
const FIRST_SCREENS = ['features/auth/', 'features/tickets/', 'app/'];

const isFirst = (key: string): boolean => key === ENTRY || FIRST_SCREENS.some((folder) => key.startsWith(folder));

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
  const screens = Object.keys(manifest).filter((key) => manifest[key]!.src === key);
  const first = new Set(screens.filter(isFirst).flatMap((key) => [...closure(manifest, key)]));
  report({
    id: 'PERF-01',
    what: 'login, shell and tickets, gzip',
    value: kilobytes(manifest, first),
    budget: 450,
    unit: 'kB',
  });
  for (const key of screens.filter((name) => !isFirst(name))) {
    const own = [...closure(manifest, key)].filter((chunk) => !first.has(chunk));
    report({ id: 'PERF-01', what: `added by ${key}, gzip`, value: kilobytes(manifest, own), budget: 200, unit: 'kB' });
  }
});
