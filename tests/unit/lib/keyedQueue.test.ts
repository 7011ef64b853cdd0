import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from '@/lib/keyedQueue';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('a keyed queue', () => {
  it('runs work of one key in order, and of different keys in parallel', async () => {
    const run = createKeyedQueue();
    const started: string[] = [];
    const ends: (() => void)[] = [];
    const piece = (name: string) => () => {
      started.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    };
    void run(1, piece('first'));
    void run(1, piece('second'));
    void run(2, piece('other'));
    await settle();
    expect(started).toEqual(['first', 'other']);
    ends[0]?.();
    await settle();
    expect(started).toEqual(['first', 'other', 'second']);
  });

  it('continues after a failure, which its caller receives', async () => {
    const run = createKeyedQueue();
    const failing = run(1, () => Promise.reject(new Error('refused')));
    const next = run(1, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('refused');
    await expect(next).resolves.toBe('done');
  });
});
