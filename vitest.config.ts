import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
/** Where the short names of imports lead; `electron` is our stand-in, since importing the npm package would start a download. */
export const ALIASES = {
  '@': path.join(root, 'src'),
  '@tests': path.join(root, 'tests'),
  '@native': path.join(root, 'electron'),
  electron: path.join(root, 'tests/support/electronStandIn.ts'),
};

/**
 * Two environments by file: `*.test.tsx` and everything under tests/component runs in jsdom, the rest in Node. Unit tests share
 * the loaded modules, those of servers and recordings start from fresh ones.
 */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: ALIASES },
  test: {
    // One core less is the default, which on two cores is one.
    maxWorkers: '100%',
    globalSetup: './tests/support/temporaryFolders.ts',
    // Room for what a test makes and throws away, MB: with the usual 16, a tenth of the time went into tidying up.
    execArgv: ['--max-semi-space-size=64'],
    // They end what hangs, ms; no test is judged by its time, and a busy machine may take many times as long as a quiet one.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx', 'tests/component/**/*.test.ts'],
          environment: 'jsdom',
          // Loading antd and React again for each file took as long as its tests. Every test makes its own store, texts and page.
          isolate: false,
          setupFiles: ['tests/support/rendering/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          server: { deps: { inline: ['electron-store'] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{component,unit}/**', '**/node_modules/**'],
          environment: 'node',
          server: { deps: { inline: ['electron-store'] } },
        },
      },
    ],
  },
});
