import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { ALIASES } from '../../vitest.config';

const asked = (process.env['BALCAO_MUTATION_TESTS'] ?? 'tests/unit').split(',');

/**
 * The unit tests alone, without the screens: what a changed rule must fail. Each change gets a worker of its own, so shared modules
 * hide no change.
 */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  resolve: { alias: ALIASES },
  test: {
    include: asked.filter((name) => !name.startsWith('!')).map((folder) => `${folder}/**/*.test.ts`),
    exclude: asked.filter((name) => name.startsWith('!')).map((name) => name.slice(1)),
    environment: 'node',
    // Changed code is slower, and the runner itself ends what hangs.
    testTimeout: 180_000,
    isolate: false,
    server: { deps: { inline: ['electron-store'] } },
  },
});
