import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { ALIASES } from '../../vitest.config';

/** The unit tests alone, without the screens: what a changed rule must fail. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  resolve: { alias: ALIASES },
  test: {
    include: (process.env['BALCAO_MUTATION_TESTS'] ?? 'tests/unit')
      .split(',')
      .map((folder) => `${folder}/**/*.test.ts`),
    environment: 'node',
    isolate: false,
    server: { deps: { inline: ['electron-store'] } },
  },
});
