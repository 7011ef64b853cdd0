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

const PAGE_ROWS = 3;

/** A list whose rows change: before the nth call `changes[n]` is made to them. */
const readChanging = async (
  rows: number,
  changes: Readonly<Record<number, (ids: number[]) => void>>,
  countOf = (ids: readonly number[], _first: number) => ids.length,
) => {
  const ids = Array.from({ length: rows }, (_, place) => place + 1);
  const asked: number[] = [];
  const records = await readAllPages(async (number) => {
    asked.push(number);
    changes[asked.length]?.(ids);
    const first = (number - 1) * PAGE_ROWS;
    return page(ids.slice(first, first + PAGE_ROWS), {
      hasMore: first + PAGE_ROWS < ids.length,
      count: countOf(ids, first),
    });
  });
  return { asked, ids: records.map(({ id }) => id).sort((left, right) => left - right) };
};

const without =
  (...gone: readonly number[]) =>
  (ids: number[]): void => {
    for (const id of gone) ids.splice(ids.indexOf(id), 1);
  };

describe('a list that changes while it is read', () => {
  it.each([
    ['a record read before is deleted', { 2: without(1) }, [1, 2, 1, 2]],
    ['more are deleted than a page has', { 3: without(1, 2, 3, 4) }, [1, 2, 3, 1, 2, 3]],
    ['one more is deleted during the second look', { 2: without(1), 4: without(2) }, [1, 2, 1, 2, 1, 2]],
    ['the last of the rows moves to the page before', { 3: without(2) }, [1, 2, 3, 2, 3]],
  ])('[CONT-07] [CONT-09] [LIST-04] loses no record when %s', async (_, changes, asked) => {
    expect(await readChanging(7, changes)).toEqual({ asked, ids: [1, 2, 3, 4, 5, 6, 7] });
  });

  it('[CONT-09] [LIST-04] shows none twice when one joins', async () => {
    const { ids } = await readChanging(7, { 2: (all) => all.unshift(8) });
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('[LIST-02] is read to its end where the total is that of the page', async () => {
    const { ids } = await readChanging(7, {}, (all, first) => Math.min(PAGE_ROWS, all.length - first));
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

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
    [
      'a page that is shorter than the one before',
      [page([1, 2], { hasMore: true }), page([3], { hasMore: true }), page([4])],
      [1, 2, 3],
      [1, 2, 3, 4],
    ],
    ['a total above what exists', [page([1], { count: 3 }), page([2], { count: 3 }), page([])], [1, 2, 3], [1, 2]],
  ])('[LIST-02] [LIST-04] is read to its end with %s', async (_, pages, asked, ids) => {
    expect(await readAll(...pages)).toMatchObject({ asked, ids });
  });

  it('[CONT-09] [LIST-04] has each record once, as it came last', async () => {
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
