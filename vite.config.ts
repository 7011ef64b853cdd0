import { readFileSync } from 'node:fs';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type InlineConfig, type Plugin, type UserConfig } from 'vite';
import electron from 'vite-plugin-electron';
import { electronBinary } from './scripts/lib/electronBinary.mjs';
import { DEV_DEMO_PORT, startDemoServer } from './scripts/lib/demoServer.mjs';

/**
 * Four targets, by mode: `vite build --mode renderer | main | preload | demo-server` (`npm run build` runs all).
 * `vite` alone (`npm run dev`) serves the renderer, rebuilds the other three on change and restarts Electron.
 */

const root = import.meta.dirname;
const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
const alias = { '@': path.join(root, 'src') };

/** Electron 45's Chromium; the browser that `npm start` falls back to is at least as new. */
const CHROMIUM = 'chrome140';

/**
 * Every input of antd reads the context of forms, and takes one component for it from the package's index, which brings whole
 * forms and their validation to the first screen: 12 kB gzip of its 450. This leads to that component's own file.
 */
const formContextAlone: Plugin = {
  name: 'form-context-alone',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === '@rc-component/form' && /[\\/]antd[\\/]es[\\/]form[\\/]context\.js$/.test(importer)
      ? path.join(root, 'node_modules/@rc-component/form/es/FormContext.js')
      : null,
};

const renderer: UserConfig = {
  root: path.join(root, 'src'),
  base: '/',
  plugins: [react(), formContextAlone],
  resolve: { alias },
  define: { 'import.meta.env.VITE_APP_VERSION': JSON.stringify(version) },
  publicDir: path.join(root, 'resources/public'),
  build: {
    outDir: path.join(root, 'dist'),
    emptyOutDir: true,
    target: CHROMIUM,
    sourcemap: true,
    manifest: true, // read by bench/bundle.bench.ts
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every start needs is one file: spread over some 170, it is an eighth larger and slower to fetch.
          groups: [{ name: 'first', test: /[\\/]src[\\/]main\.tsx$/ }],
        },
      },
    },
  },
};

interface NodeTarget {
  /** Name of the written file, without its ending. */
  readonly name: string;
  readonly input: string;
  readonly outDir: string;
  readonly format: 'es' | 'cjs';
  /** Ending of the written file; `mjs` where no package.json beside it says what it is. */
  readonly ending?: 'js' | 'mjs' | 'cjs';
  /** Packages that stay outside the bundle. */
  readonly external: string[];
}

/** One bundle for one process, everything inside but the packages named external. */
const node = ({
  name,
  input,
  outDir,
  format,
  ending = format === 'cjs' ? 'cjs' : 'js',
  external,
}: NodeTarget): InlineConfig => ({
  configFile: false,
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
      output: { format, entryFileNames: `[name].${ending}`, codeSplitting: false },
    },
  },
});

const processes: Record<string, InlineConfig> = {
  main: node({
    name: 'main',
    input: 'electron/main/index.ts',
    outDir: 'dist-electron',
    format: 'es',
    external: ['electron'],
  }),
  // A sandboxed preload is one CommonJS file that may require only `electron`.
  preload: node({
    name: 'preload',
    input: 'electron/preload/index.ts',
    outDir: 'dist-electron',
    format: 'cjs',
    external: ['electron'],
  }),
  'demo-server': node({
    name: 'demo-server',
    input: 'electron/demo-server/index.ts',
    outDir: 'dist-electron/demo-server',
    format: 'es',
    ending: 'mjs',
    external: ['node-sqlite3-wasm'],
  }),
};

/** With its binary, Electron; without, the page at Vite's own address, talking to a demo server behind a proxy. */
const development = (): UserConfig => {
  const demo = { target: `http://127.0.0.1:${DEV_DEMO_PORT}`, ws: true };
  return {
    ...renderer,
    plugins: [
      react(),
      electron(
        Object.values(processes).map((vite) => ({
          vite,
          onstart: async ({ startup }) => {
            if (electronBinary() !== null) await startup(['.']);
            else await startDemoServer({ port: DEV_DEMO_PORT });
          },
        })),
      ),
    ],
    server: { proxy: { '/api': demo, '/socket.io': demo, '/public': demo, '/__demo': demo } },
  };
};

export default defineConfig(({ command, mode }) =>
  command === 'serve' ? development() : (processes[mode] ?? renderer),
);
