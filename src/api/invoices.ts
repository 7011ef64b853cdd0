import type { BillingFields } from '@/domain/company/checkout';
import { one, paged } from '@/protocol/answers';
import { chargeSchema, invoiceSchema } from '@/protocol/records/invoices';
import { pageOf } from './calls';
import type { Http } from './http';

/** The payload of a payment by Pix; no card data is ever asked for. */
export interface Payment extends BillingFields {
  readonly useAddressForPaymentDetails: false;
  readonly nameOnCard: '';
  readonly cardNumber: '';
  readonly cvv: '';
  /** The chosen plan as JSON text. */
  readonly plan: string;
  /** BRL per month. */
  readonly price: number;
  readonly users: number;
  readonly connections: number;
  readonly invoiceId: number;
}

export const createInvoices = (http: Http) => ({
  /** Known servers return a plain list and ignore both parameters. */
  all: pageOf(http, '/invoices/all', paged(invoiceSchema, 'invoices')),
  /** Returns the charge, to be paid within the hour; null when the answer has no code. */
  pay: (body: Payment) => http.post('/subscription', one(chargeSchema), { body }),
});
