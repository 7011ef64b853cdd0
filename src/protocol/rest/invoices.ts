import { chargeSchema, invoiceSchema } from '../records/invoices';
import { call, one, paged } from './call';

/** rest.md §19. */
export const invoices = {
  all: call('GET', () => '/invoices/all', paged(invoiceSchema, 'invoices')),
  pay: call('POST', () => '/subscription', one(chargeSchema)),
};
