import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The payload of a payment by Pix; no card data is ever asked for (CHECK-11). */
export interface Payment {
  readonly firstName: string;
  readonly lastName: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: string;
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
  /** CALL-157. Known servers answer a plain list and read neither parameter (INV-02). */
  all: (query: PageQuery, signal?: AbortSignal) => http.request(rest.invoices.all, [], { query: { ...query }, signal }),
  /** CALL-158: the charge to be paid within the hour, null when the answer has no code. */
  pay: (body: Payment) => http.request(rest.invoices.pay, [], { body }),
});
