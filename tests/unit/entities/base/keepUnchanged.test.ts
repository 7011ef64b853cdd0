import { describe, expect, it } from 'vitest';
import { keepUnchanged } from '@/entities/base/keepUnchanged';

describe('what is kept of a known record', () => {
  it('is the record itself when the next one is equal', () => {
    const known = { id: 7, tags: [{ id: 1, name: 'VIP' }], contact: { name: 'Ana' }, queue: null };
    expect(keepUnchanged(known, structuredClone(known))).toBe(known);
  });

  it('is every equal part, in objects and lists', () => {
    const known = { tags: [{ id: 1 }, { id: 2 }], contact: { name: 'Ana' } };
    const next = keepUnchanged(known, { tags: [{ id: 1 }, { id: 3 }], contact: { name: 'Ana' } });
    expect(next).toEqual({ tags: [{ id: 1 }, { id: 3 }], contact: { name: 'Ana' } });
    expect(next.contact).toBe(known.contact);
    expect(next.tags[0]).toBe(known.tags[0]);
    expect(next.tags[1]).not.toBe(known.tags[1]);
  });

  it.each([
    ['a key more', { id: 1 }, { id: 1, name: undefined }],
    ['a key less', { id: 1, name: 'Ana' }, { id: 1 }],
    ['an unknown key in the place of another', { name: 'Ana' }, { nickname: undefined }],
    ['a longer list', [1], [1, 2]],
    ['a shorter list', [1, 2], [1]],
    ['a list in the place of an object', { 0: 'a' }, ['a']],
    ['null in the place of an object', { id: 1 }, null],
    ['an object in the place of nothing', undefined, { id: 1 }],
  ])('is not the record that has %s', (_, known, next) => {
    const kept = keepUnchanged<unknown>(known, next);
    expect(kept).toStrictEqual(next);
    expect(kept).not.toBe(known);
  });
});
