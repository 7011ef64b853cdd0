import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;
const alias = {
  '@': path.join(root, 'src'),
  '@tests': path.join(root, 'tests'),
  '@native': path.join(root, 'electron'),
};

/**
 * Two environments by file: `*.test.tsx` and everything under tests/component runs in jsdom, the rest in Node.
 * In both, `electron` is our stand-in: importing the npm package would start a download.
 */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: { ...alias, electron: path.join(root, 'tests/support/electronStandIn.ts') } },
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['tests/**/*.test.tsx', 'tests/component/**/*.test.ts'],
          environment: 'jsdom',
          setupFiles: ['tests/support/setupDom.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/component/**', '**/node_modules/**'],
          environment: 'node',
          server: { deps: { inline: ['electron-store'] } },
        },
      },
    ],
  },
});
