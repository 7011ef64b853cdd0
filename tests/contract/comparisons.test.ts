import { describe, expect, it } from 'vitest';
import { findAdded, findMissing } from '@tests/support/recordings/differences';
import { differences } from '@tests/support/recordings/shapes';

const none = () => false;

describe('findMissing', () => {
  it.each([
    ['a lost key', { id: 1, name: 'a' }, { id: 1 }, 1],
    ['a lost record', [{ id: 1 }, { id: 2 }], [{ id: 1 }], 1],
    ['another value', { id: 1 }, { id: 2 }, 1],
    ['null that became nothing', { queueId: null }, {}, 1],
    ['null that became 0', { queueId: null }, { queueId: 0 }, 1],
    ['a number that came as text', { count: '12' }, { count: 12 }, 0],
    ['the same', { tags: [{ id: 1 }] }, { tags: [{ id: 1 }] }, 0],
  ])('sees %s', (_title, raw, read, differences) => {
    expect(findMissing(raw, read, none, 'x')).toHaveLength(differences);
  });

  it('ignores unused paths only', () => {
    const raw = { user: { secret: 1 }, secret: 2 };
    expect(findMissing(raw, { user: {} }, (path) => path === 'x.user.secret', 'x')).toHaveLength(1);
  });
});

it('findAdded reports what no server sent', () => {
  expect(findAdded({ id: 1, tags: [{ id: 2 }] }, { id: 1, tags: [{ id: 2, color: '' }] }, 'x')).toEqual([
    'x.tags.color was not sent',
  ]);
});

describe('differences', () => {
  const options = { secrets: ['session'], cut: false };

  it.each([
    ['a missing key', { id: 1, name: 'a' }, { id: 1 }, 1],
    ['a key too many', { id: 1 }, { id: 1, name: 'a' }, 1],
    ['another type', { id: 1 }, { id: '1' }, 1],
    ['null instead of a value', { queue: { id: 1 } }, { queue: null }, 2],
    ['an empty list', [{ id: 1 }], [], 2],
    ['another value of the same type', { id: 1 }, { id: 2 }, 0],
    ['another order and length', [{ id: 1 }, { id: null }], [{ id: null }, { id: 5 }, { id: 6 }], 0],
    ['a secret', { id: 1, session: 'x' }, { id: 1 }, 0],
  ])('[DEMO-05] compares %s', (_title, recorded, answered, count) => {
    expect(differences(recorded, answered, options)).toHaveLength(count);
  });

  it('[DEMO-05] ignores what a truncated list did not show, but checks every key that it did', () => {
    const cut = { ...options, cut: true };
    expect(differences([{ queue: null }], [{ queue: null }, { queue: { id: 1 } }], cut)).toEqual([]);
    expect(differences([{ queue: null }], [{ queue: null, extra: 1 }], cut)).toEqual(['[].extra: not recorded']);
    expect(differences([{ queue: { id: 1 } }], [{ queue: null }], cut)).toHaveLength(2);
  });
});
