import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { writeAtomically } from '@native/main/system/atomicFile';
import { aFolder } from '../fakes';

it('replaces a file as a whole, for its owner only, in a folder that need not exist', async () => {
  const file = path.join(aFolder(), 'deep/er/a.json');
  await writeAtomically(file, 'um');
  await writeAtomically(file, 'ação');
  expect(readFileSync(file, 'utf8')).toBe('ação');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(path.dirname(file))).toEqual(['a.json']);
});

it('leaves nothing beside the file when it cannot be replaced, and says so', async () => {
  const folder = aFolder();
  const file = path.join(folder, 'a.json');
  mkdirSync(path.join(file, 'taken'), { recursive: true });
  await expect(writeAtomically(file, 'um')).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['a.json']);
});
