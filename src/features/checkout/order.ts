import type { Payment } from '@/api/invoices';
import { planText, type BillingFields, type PlanChoice } from '@/domain/checkout';

/** All that is known at the last step. */
export interface Order {
  readonly billing: BillingFields;
  readonly plan: PlanChoice;
  readonly invoiceId: number;
}

/** The payload of a payment; its card fields stay empty. */
export const paymentOf = ({ billing, plan, invoiceId }: Order): Payment => ({
  ...billing,
  useAddressForPaymentDetails: false,
  nameOnCard: '',
  cardNumber: '',
  cvv: '',
  plan: planText(plan),
  price: plan.price,
  users: plan.users,
  connections: plan.connections,
  invoiceId,
});
