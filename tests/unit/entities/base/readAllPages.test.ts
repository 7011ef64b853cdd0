import { describe, expect, it } from 'vitest';
import type { Page } from '@/protocol/answers';
import { readAllPages } from '@/entities/base/readAllPages';

interface Row {
  readonly id: number;
  readonly name?: string;
}

const page = (ids: readonly number[], rest: Partial<Page<Row>> = {}): Page<Row> => ({
  records: ids.map((id) => ({ id })),
  hasMore: false,
  ...rest,
});

const readAll = async (...pages: readonly Page<Row>[]) => {
  const asked: number[] = [];
  const records = await readAllPages(async (number) => {
    asked.push(number);
    return pages[number - 1] ?? page([]);
  });
  return { asked, ids: records.map(({ id }) => id), records };
};

describe('a paged list', () => {
  it.each([
    ['one page', [page([1, 2])], [1], [1, 2]],
    ['no record', [page([], { hasMore: true, count: 9 })], [1], []],
    ['a server that says there is more', [page([1], { hasMore: true }), page([2])], [1, 2], [1, 2]],
    ['a total alone', [page([1], { count: 2 }), page([2], { count: 2 }), page([3])], [1, 2], [1, 2]],
    [
      'a page without a new record',
      [page([1], { hasMore: true }), page([1], { hasMore: true, count: 9 })],
      [1, 2],
      [1],
    ],
    ['a total above what exists', [page([1], { count: 3 }), page([2], { count: 3 }), page([])], [1, 2, 3], [1, 2]],
  ])('[LIST-02] [LIST-04] is read to its end with %s', async (_, pages, asked, ids) => {
    expect(await readAll(...pages)).toMatchObject({ asked, ids });
  });

  it('has each record once, as it came last', async () => {
    const { records } = await readAll(
      { records: [{ id: 1, name: 'a' }, { id: 2 }], hasMore: true },
      { records: [{ id: 1, name: 'b' }, { id: 3 }], hasMore: false },
    );
    expect(records).toEqual([{ id: 1, name: 'b' }, { id: 2 }, { id: 3 }]);
  });

  it('is not read at all when a page fails', async () => {
    const read = (number: number) =>
      number === 1 ? Promise.resolve(page([1], { hasMore: true })) : Promise.reject(new Error('down'));
    await expect(readAllPages(read)).rejects.toThrow('down');
  });
});
