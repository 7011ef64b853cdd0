import type { Invoice } from '@/protocol/records/invoices';
import type { Page } from '@/protocol/answers';
import { textFinder } from '@/domain/foldedText';
import { createCollection } from '../collection/createCollection';

const wordsOf = ({ detail }: Invoice): readonly (string | null | undefined)[] => [detail];

/**
 * Known servers answer a plain list, complete and unsearched: what does not match is left out here, and what is left is all
 * there is. A page of a server that searches by itself passes unchanged.
 */
const searched = (answer: Page<Invoice>, searchParam: string): Page<Invoice> => {
  const isFound = textFinder(searchParam);
  const records = answer.records.filter((invoice) => isFound(...wordsOf(invoice)));
  const isWhole = !answer.hasMore && (answer.count === undefined || answer.count <= answer.records.length);
  return isWhole ? { records, hasMore: false } : { ...answer, records };
};

/** What the company owes, in the order the server gives. No event tells of any change but a payment. */
export const invoices = createCollection<Invoice>('invoices', {
  views: {
    page: async ({ api, signal }, { query, pageNumber }) =>
      searched(await api.invoices.all({ ...query, pageNumber }, signal), query.searchParam),
  },
  words: wordsOf,
});
