import type { Page } from '@/protocol/answers';
import { hasNextPage } from '@/domain/paging';

/** Most times a fall of the total may send the reading back for nothing: a server may mean something else by its total. */
const MOST_VAIN_RETURNS = 3;

/**
 * Reads a paged list to its end, each record once; for exports and choices, which servers send in pages too. Where records are deleted
 * meanwhile, as many others have moved up into pages that were read before, so those are read again.
 */
export const readAllPages = async <Item extends { readonly id: number }>(
  read: (pageNumber: number) => Promise<Page<Item>>,
): Promise<Item[]> => {
  const found = new Map<number, Item>();
  let last = 0;
  let hasMore = true;
  let total = 0;
  let rowsOnPage = 1;
  let vain = 0;
  /** How many records were known when the reading went back; null on the way forth. */
  let knownBefore: number | null = null;
  for (let pageNumber = 1; ; pageNumber += 1) {
    const known = found.size;
    // Each page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const page = await read(pageNumber);
    for (const record of page.records) found.set(record.id, record);
    if (pageNumber > last) {
      last = pageNumber;
      hasMore = hasNextPage(page, found.size, found.size > known);
    }
    if (pageNumber === last && knownBefore !== null) {
      if (found.size === knownBefore) vain += 1;
      knownBefore = null;
    }
    const gone = page.count === undefined ? 0 : total - page.count;
    total = page.count ?? total;
    rowsOnPage = Math.max(rowsOnPage, page.records.length);
    if (gone > 0 && pageNumber > 1 && vain < MOST_VAIN_RETURNS) {
      knownBefore ??= found.size;
      pageNumber = Math.max(0, pageNumber - 1 - Math.ceil(gone / rowsOnPage));
    } else if (pageNumber === last && !hasMore) return [...found.values()];
  }
};
