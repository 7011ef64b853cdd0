import { formatDay } from '@/lib/dates';
import type { Invoice } from '@/protocol/records/invoices';

/** `paid`; `overdue`: unpaid and due before today; `open`: unpaid and due today or later. */
export type InvoiceState = 'paid' | 'overdue' | 'open';

/** The due day as `YYYY-MM-DD`, from a text that may continue with a time and an offset; null when unreadable. */
export const dueDayOf = ({ dueDate }: Pick<Invoice, 'dueDate'>): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(dueDate ?? '')?.[0] ?? null;

/** The due day as people read it: dd/MM/yyyy, or the server's own words; empty when there is none. */
export const dueText = (invoice: Pick<Invoice, 'dueDate'>): string => {
  const day = dueDayOf(invoice);
  return day === null ? (invoice.dueDate ?? '') : formatDay(day);
};

export const isPaid = ({ status }: Pick<Invoice, 'status'>): boolean => status === 'paid';

/** @param today - The local calendar day, `YYYY-MM-DD` */
export const invoiceState = (invoice: Pick<Invoice, 'status' | 'dueDate'>, today: string): InvoiceState => {
  if (isPaid(invoice)) return 'paid';
  const day = dueDayOf(invoice);
  return day !== null && day < today ? 'overdue' : 'open';
};

/** Sorts after every readable day. */
const NEVER = '9999';

const byDueDay = (left: Invoice, right: Invoice): number =>
  (dueDayOf(left) ?? NEVER).localeCompare(dueDayOf(right) ?? NEVER) || left.id - right.id;

/** Unpaid invoices first, by due day, those without a readable day last among them. The others keep their order. */
export const unpaidFirst = (invoices: readonly Invoice[]): readonly Invoice[] => [
  ...invoices.filter((invoice) => !isPaid(invoice)).toSorted(byDueDay),
  ...invoices.filter(isPaid),
];

/** The unpaid invoice that is due first. */
export const oldestUnpaid = (invoices: readonly Invoice[]): Invoice | null =>
  unpaidFirst(invoices).find((invoice) => !isPaid(invoice)) ?? null;
