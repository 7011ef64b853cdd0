import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { moveFile } from '@native/main/system/moveFile';
import { aFolder } from '../fakes';

const refusal = (code: string): Error => Object.assign(new Error(`${code}: operation not permitted, rename`), { code });

const open = (refusals: readonly string[]) => {
  const folder = aFolder();
  const [from, to] = [path.join(folder, 'new'), path.join(folder, 'settled')];
  writeFileSync(from, 'bytes');
  const left = [...refusals];
  const move = vi.fn(async (one: string, other: string) => {
    const code = left.shift();
    if (code !== undefined) throw refusal(code);
    await rename(one, other);
  });
  const pause = vi.fn(async (_ms: number) => undefined);
  return { from, to, move, pause };
};

describe('a file gets its name', () => {
  it('at once', async () => {
    const { from, to } = open([]);
    await moveFile(from, to);
    expect([existsSync(from), readFileSync(to, 'utf8')]).toEqual([false, 'bytes']);
  });

  it.each(['EPERM', 'EACCES', 'EBUSY'])('also where Windows refuses for a moment with %s', async (code) => {
    const { from, to, move, pause } = open([code, code]);
    await moveFile(from, to, move, pause);
    expect(readFileSync(to, 'utf8')).toBe('bytes');
    expect(pause.mock.calls.length).toBe(2);
  });

  it.each([
    ['a refusal that lasts', ['EPERM', 'EPERM', 'EPERM', 'EPERM'], 3],
    ['another failure, at once', ['ENOENT'], 0],
  ])('or not: %s', async (_, refusals, pauses) => {
    const { from, to, move, pause } = open(refusals);
    await expect(moveFile(from, to, move, pause)).rejects.toThrow(refusals[0]);
    expect([existsSync(from), existsSync(to), pause.mock.calls.length]).toEqual([true, false, pauses]);
  });
});
