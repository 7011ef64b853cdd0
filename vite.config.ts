import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';

const root = import.meta.dirname;
const alias = { '@': path.join(root, 'src') };

/** Electron 45's Chromium, and the browsers `npm start` falls back to. */
const CHROMIUM = 'chrome140';

const renderer: UserConfig = {
  root: path.join(root, 'src'),
  base: '/',
  plugins: [react()],
  resolve: { alias },
  publicDir: path.join(root, 'resources/public'),
  build: { outDir: path.join(root, 'dist'), emptyOutDir: true, target: CHROMIUM, sourcemap: true },
};

/** Code that runs on Node: one bundle per process, everything bundled but the named packages. */
const node = (name: string, input: string, outDir: string, format: 'es' | 'cjs', external: string[]): UserConfig => ({
  root,
  resolve: { alias },
  publicDir: false,
  ssr: { noExternal: true, external },
  build: {
    ssr: true,
    target: 'node20',
    outDir: path.join(root, outDir),
    emptyOutDir: false,
    minify: false,
    sourcemap: format === 'es',
    rolldownOptions: {
      input: { [name]: path.join(root, input) },
      external: [/^node:/, ...external],
      output: {
        format,
        entryFileNames: format === 'cjs' ? '[name].cjs' : '[name].js',
        codeSplitting: false,
      },
    },
  },
});

const targets: Record<string, UserConfig> = {
  renderer,
  main: node('main', 'electron/main/index.ts', 'dist-electron', 'es', ['electron']),
  // A sandboxed preload is one CommonJS file that may require only `electron`.
  preload: node('preload', 'electron/preload/index.ts', 'dist-electron', 'cjs', ['electron']),
  'demo-server': node('demo-server', 'electron/demo-server/index.ts', 'dist-electron/demo-server', 'es', ['node-sqlite3-wasm']),
};

/** `vite build --mode main` and so on; every other mode (development, production, test) is the renderer. */
export default defineConfig(({ mode }) => targets[mode] ?? renderer);
