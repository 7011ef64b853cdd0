import { searchForms } from '@/domain/text/foldedText';
import type { Page } from '@/protocol/answers';
import type { Identified } from './collection/collectionState';

/** Asks for a page in every form of a searched text, and joins the answers: each record once. */
export const searchInForms = async <Item extends Identified>(
  text: string,
  ask: (text: string) => Promise<Page<Item>>,
): Promise<Page<Item>> => {
  const pages = await Promise.all(searchForms(text).map(ask));
  const counts = pages.flatMap(({ count }) => count ?? []);
  return {
    records: [...new Map(pages.flatMap(({ records }) => records).map((record) => [record.id, record])).values()],
    hasMore: pages.some(({ hasMore }) => hasMore),
    // Too high where both forms find a record: then one more page is asked for, which has nothing new.
    ...(counts.length > 0 && { count: counts.reduce((sum, count) => sum + count, 0) }),
  };
};
