import os from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { NODE_FLAGS } from './tests/support/servers/nodeFlags.mjs';

/** The users' zone, and not UTC: where UTC is the local time, a test could not tell the two apart. */
process.env.TZ = 'America/Sao_Paulo';

const root = import.meta.dirname;
/** Where the short names of imports lead; `electron` is our stand-in, since importing the npm package would start a download. */
export const ALIASES = {
  '@': path.join(root, 'src'),
  '@tests': path.join(root, 'tests'),
  '@native': path.join(root, 'electron'),
  electron: path.join(root, 'tests/support/electronStandIn.ts'),
};

/** Files that take longer than their size tells: each of their tests asks a demo server. */
const isLong = ({ moduleId }: TestSpecification): boolean => /tests\/(?:contract|integration)\//.test(moduleId);

/** Puts long files before the others of their project. With size alone, one of them ran by itself at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}

/**
 * Two environments by file: `*.test.tsx` and everything under tests/component runs in jsdom, the rest in Node. All files of a worker
 * share the loaded modules: loading antd, React or the server again for each file took as long as its tests. So no test may count on
 * a fresh module; each makes its own store, texts, page or server.
 */
export default defineConfig({
  plugins: [react()],
  resolve: { alias: ALIASES },
  test: {
    // Two more than there are cores, since a worker waits for timers and servers a quarter of the time.
    maxWorkers: os.availableParallelism() + 2,
    isolate: false,
    sequence: { sequencer: LongFirst },
    globalSetup: './tests/support/temporaryFolders.ts',
    // Room for what a test makes and throws away, MB: with the usual 16, a tenth of the time went into tidying up.
    execArgv: ['--max-semi-space-size=64', ...NODE_FLAGS],
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
          setupFiles: ['tests/support/rendering/setupDom.ts'],
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
