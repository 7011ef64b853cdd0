import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from '@/lib/keyedQueue';

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('work in order', () => {
  it('of one key waits for the piece before, of another key it does not', async () => {
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

  it('goes on after a piece that failed, whose caller hears of it', async () => {
    const run = createKeyedQueue();
    const failing = run(1, () => Promise.reject(new Error('refused')));
    const next = run(1, () => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('refused');
    await expect(next).resolves.toBe('done');
  });
});
