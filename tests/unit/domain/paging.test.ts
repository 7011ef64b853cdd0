import { describe, expect, it } from 'vitest';
import { hasNextPage } from '@/domain/paging';

const page = (facts: { hasMore?: boolean; count?: number }) => ({ records: [], hasMore: false, ...facts });

describe('whether another page follows', () => {
  it.each([
    ['the server says so', page({ hasMore: true }), 40, true, true],
    ['its total exceeds what is loaded', page({ count: 41 }), 40, true, true],
    ['all are loaded', page({ count: 40 }), 40, true, false],
    ['neither says so', page({}), 40, true, false],
    ['the page brought nothing new, whatever the server says', page({ hasMore: true, count: 99 }), 40, false, false],
  ])('[LIST-02] %s', (_, answered, loaded, broughtNew, follows) => {
    expect(hasNextPage(answered, loaded, broughtNew)).toBe(follows);
  });

  it('[LIST-04] does not depend on the length of a page', () => {
    expect(hasNextPage({ ...page({ hasMore: true }), records: [1] }, 1, true)).toBe(true);
    expect(hasNextPage({ ...page({ count: 40 }), records: Array.from({ length: 40 }) }, 40, true)).toBe(false);
  });
});
