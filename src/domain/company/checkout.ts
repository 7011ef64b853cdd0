import type { Company } from '@/protocol/records/companies';
import type { Plan } from '@/protocol/records/plans';
import { maskZip } from '@/lib/masks';

/** The two countries of the checkout. */
export const COUNTRIES = ['BR', 'usa'] as const;
export type Country = (typeof COUNTRIES)[number];

/** What the first step collects. */
export interface BillingFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly address2: string;
  readonly city: string;
  readonly state: string;
  readonly zipcode: string;
  readonly country: Country;
}

/** What a company buys, per month. */
export interface PlanChoice {
  /** Null: the custom plan. */
  readonly id: number | null;
  readonly name: string;
  readonly users: number;
  readonly connections: number;
  /** BRL. */
  readonly price: number;
}

/** A custom plan before anything is changed. */
export const CUSTOM_PLAN = { users: 3, connections: 3, price: 49 } as const;

const ZIP: Record<Country, RegExp> = { BR: /^\d{5}-\d{3}$/, usa: /^\d{5}$/ };

/** The postal code's format: `99999-999` in Brazil, five digits in the USA. */
export const isZip = (zipcode: string, country: Country): boolean => ZIP[country].test(zipcode.trim());

/** A server's plan as a choice. */
export const choiceOf = ({ id, name, users, connections, value }: Plan): PlanChoice => ({
  id,
  name,
  users: users ?? 0,
  connections: connections ?? 0,
  price: value ?? 0,
});

/** The chosen plan as it is sent: JSON text. */
export const planText = ({ name, users, connections, price }: PlanChoice): string =>
  JSON.stringify({ title: name, users, connections, price });

type BillingCompany = Pick<
  Company,
  'name' | 'billingName' | 'addressStreet' | 'addressCity' | 'addressState' | 'addressZipCode'
>;

/** The values the first step opens with: the company's billing fields, where the server has any. */
export const billingOf = (company: Partial<BillingCompany> | null): BillingFields => ({
  firstName: company?.billingName || company?.name || '',
  lastName: '',
  address2: company?.addressStreet ?? '',
  city: company?.addressCity ?? '',
  state: company?.addressState ?? '',
  // Written as the form wants it: it may be stored without its dash.
  zipcode: maskZip(company?.addressZipCode ?? ''),
  country: 'BR',
});

/** The one word of the payment provider that means paid. */
export const isPaymentDone = (action: string): boolean => action === 'CONCLUIDA';
