import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Slice } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';
import { rootReducer } from '@/store/rootReducer';

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies: Record<string, string>;
  readonly main: string;
}
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const packages = { ...manifest.dependencies, ...manifest.devDependencies };

const sourcesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
const importersOf = (name: string): string[] =>
  sourcesUnder('src').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return text.includes(`from '${name}'`) || text.includes(`import('${name}')`);
  });

/** The code of the product, and of what builds and tests it. */
const code = [
  ...['src', 'electron'].flatMap(sourcesUnder),
  ...['vite', 'vitest', 'playwright'].map((tool) => `${tool}.config.ts`),
  'scripts/package.mjs',
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const modules = import.meta.glob<Record<string, unknown>>('../../src/{entities,processes,store}/**/*.ts', {
  eager: true,
});

/** A slice, or a collection, which makes its own. */
const isSlice = (value: unknown): value is Pick<Slice, 'name' | 'reducer'> =>
  typeof value === 'object' && value !== null && 'name' in value && 'reducer' in value;

describe('how the project is built', () => {
  it.each(
    (
      'electron electron-builder electron-store react react-dom react-router-dom @reduxjs/toolkit react-redux socket.io-client ' +
      'axios antd dayjs i18next vite vite-plugin-electron vitest @playwright/test'
    ).split(' '),
  )('[DESK-15] %s is used in one exact version', (name) => {
    expect(packages[name]).toMatch(/^\d+\.\d+\.\d+$/);
    // The builder of the installers is started by its path.
    const uses = [`from '${name}'`, `from '${name}/`, `'node_modules/${name}/`];
    expect(uses.filter((use) => code.includes(use))).not.toEqual([]);
  });

  it.each(
    'package.json electron-builder.yml tsconfig.json vite.config.ts electron src resources tests README.md'.split(' '),
  )('[DESK-16] %s is at the top level', (name) => {
    expect(existsSync(name)).toBe(true);
  });

  it('[DESK-13] every part of the state of the renderer is a slice of its name, and every slice is a part', () => {
    const state: Readonly<Record<string, unknown>> = rootReducer(undefined, { type: 'nothing' });
    const exported = Object.values(modules).flatMap((module) => Object.values(module));
    const slices = new Map(exported.filter(isSlice).map(({ name, reducer }) => [name, reducer]));
    expect([...slices.keys()].toSorted()).toEqual(Object.keys(state).toSorted());
    for (const [name, reducer] of slices) expect(state[name]).toEqual(reducer(undefined, { type: 'nothing' }));
    const others = sourcesUnder('src').filter((file) => {
      const text = readFileSync(file, 'utf8');
      return /from '(redux|zustand|mobx|@tanstack\/react-query)'|createReducer\(|configureStore\(/.test(text);
    });
    expect(others).toEqual(['src/store/store.ts']);
  });

  it('[DESK-13] beside the store, modules remember only what is no state of the app: players, workers, awaited keys and parts that are loaded', () => {
    const remembering = sourcesUnder('src').filter((file) => /^(?:export )?let /m.test(readFileSync(file, 'utf8')));
    expect(remembering.toSorted()).toEqual([
      'src/features/tickets/composer/recorder/mp3Worker.ts',
      'src/features/tickets/composer/recorder/useRecorder.ts',
      'src/features/tickets/thread/bodies/useSound.ts',
      'src/lib/formatPhone.ts',
      'src/ui/shortcuts/activeShortcuts.ts',
      'src/ui/useToday.ts',
    ]);
  });

  it('[DESK-14] one folder opens sockets, one place makes its middleware, and screens do not know of it', () => {
    const folders = new Set(importersOf('socket.io-client').map((file) => path.dirname(file)));
    expect([...folders]).toEqual(['src/realtime']);
    // One middleware for the whole app: nothing else opens a connection, by whatever means.
    const opener = /new (?:WebSocket|EventSource)|createSocketMiddleware|createLiveConnection/;
    const openers = sourcesUnder('src').filter((file) => opener.test(readFileSync(file, 'utf8')));
    expect(openers.filter((file) => path.dirname(file) !== 'src/realtime')).toEqual(['src/app/createLive.ts']);
    // And the app makes it once.
    const makers = sourcesUnder('src').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:createLive|createSocketMiddleware)\(/g)].map(() => file),
    );
    expect(makers.toSorted()).toEqual(['src/app/bootstrap.ts', 'src/app/createLive.ts']);
  });

  it('[DESK-01] one app: the build makes a main process, a preload and a renderer, and the installer takes all three', () => {
    expect(manifest.main).toBe('dist-electron/main.js');
    const build = readFileSync('vite.config.ts', 'utf8');
    for (const entry of ['electron/main/index.ts', 'electron/preload/index.ts']) {
      expect(build).toContain(`input: '${entry}'`);
      expect(existsSync(entry)).toBe(true);
    }
    expect(build).toContain("root: path.join(root, 'src')");
    expect(readFileSync('src/index.html', 'utf8')).toContain('src="./main.tsx"');
    expect(existsSync('src/main.tsx')).toBe(true);
    const packed = readFileSync('electron-builder.yml', 'utf8');
    for (const folder of ['dist/', 'dist-electron/']) expect(packed).toContain(`  - ${folder}`);
  });
});
