import type { Payment } from '@/api/invoices';
import type { Charge, Invoice } from '@/protocol/records/invoices';
import { oldestUnpaid } from '@/domain/invoices';
import { readAllPages } from '../readAllPages';
import { createAppThunk } from '../thunk';

/** The unpaid invoice that is due first, over all pages; null when everything is paid. */
export const findOldestUnpaid = createAppThunk<Invoice | null>(
  'invoices/findOldestUnpaid',
  async (_, { extra: { api } }) =>
    oldestUnpaid(await readAllPages((pageNumber) => api.invoices.all({ searchParam: '', pageNumber }))),
);

/** Asks for a charge; an answer without a code to pay with is a failure. */
export const payInvoice = createAppThunk<Charge, Payment>('invoices/pay', async (payment, { extra }) => {
  const charge = await extra.api.invoices.pay(payment);
  if (!charge?.qrcode.qrcode) throw new Error('The answer has no code to pay with');
  return charge;
});
