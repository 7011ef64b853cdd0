import type { Payment } from '@/api/invoices';
import { isPaymentDone } from '@/domain/company/checkout';
import { textFinder } from '@/domain/text/foldedText';
import { oldestUnpaid } from '@/domain/company/invoices';
import type { Page } from '@/protocol/answers';
import type { Charge, Invoice } from '@/protocol/records/invoices';
import { bringsEventsOf, eventsOf } from '@/realtime/serverEvents';
import { createCollection } from '../../base/collection/createCollection';
import { readAllPages } from '../../base/readAllPages';
import { createAppThunk, type StartListening } from '../../base/thunk';

/** The unpaid invoice that is due first, over all pages; null when everything is paid. Its payment shows what it is. */
export const findOldestUnpaid = createAppThunk<Invoice | null>(
  'invoices/findOldestUnpaid',
  async (_, { dispatch, extra: { api } }) => {
    const all = await readAllPages((pageNumber) => api.invoices.all({ searchParam: '', pageNumber }));
    const oldest = oldestUnpaid(all);
    if (oldest) dispatch(invoices.received(oldest));
    return oldest;
  },
);

/** Requests a Pix charge. Fails if the answer has no code to pay with. */
export const payInvoice = createAppThunk<Charge, Payment>('invoices/pay', async (payment, { extra }) => {
  const charge = await extra.api.invoices.pay(payment);
  if (!charge?.qrcode.qrcode) throw new Error('The answer has no payment code');
  return charge;
});

const wordsOf = ({ detail }: Invoice): readonly (string | null | undefined)[] => [detail];

/**
 * Known servers answer with a plain, complete, unfiltered list: this filters it, and the result is complete. A page from a server
 * that filters by itself passes unchanged.
 */
const searched = (answer: Page<Invoice>, searchParam: string): Page<Invoice> => {
  const isFound = textFinder(searchParam);
  const records = answer.records.filter((invoice) => isFound(...wordsOf(invoice)));
  const { hasMore, count = 0 } = answer;
  return !hasMore && count <= answer.records.length ? { records, hasMore: false } : { ...answer, records };
};

/** The company's invoices, in the server's order. Only payments have an event. */
export const invoices = createCollection<Invoice>('invoices', {
  views: {
    page: async ({ api, signal }, { query, pageNumber }) =>
      searched(await api.invoices.all({ ...query, pageNumber }, signal), query.searchParam),
  },
  words: wordsOf,
});

/** A confirmed payment changes an invoice without an event of the invoice, so the list on screen is read again. */
export const registerPaymentListeners = (start: StartListening): void => {
  start({
    predicate: bringsEventsOf('payment'),
    effect: (action, { dispatch }) => {
      const isPaid = eventsOf(action, 'payment').some(({ payload }) => isPaymentDone(payload.action));
      if (isPaid) void dispatch(invoices.reread());
    },
  });
};
