import type { Page } from '@/protocol/answers';
import { hasNextPage } from '@/domain/paging';

/** Reads a paged list to its end, each record once; for choices, which servers send in pages too. */
export const readAllPages = async <Item extends { readonly id: number }>(
  read: (pageNumber: number) => Promise<Page<Item>>,
): Promise<Item[]> => {
  const found = new Map<number, Item>();
  for (let pageNumber = 1; ; pageNumber += 1) {
    const known = found.size;
    // Each page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const page = await read(pageNumber);
    for (const record of page.records) found.set(record.id, record);
    if (!hasNextPage(page, found.size, found.size > known)) return [...found.values()];
  }
};
