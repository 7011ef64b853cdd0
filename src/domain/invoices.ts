import type { Invoice } from '@/protocol/records/invoices';
import { localDay } from '@/lib/dates';

/** `paid`; `overdue`: unpaid and due before today; `open`: unpaid and due today or later (INV-03 to INV-05). */
export type InvoiceState = 'paid' | 'overdue' | 'open';

/** The due day as `YYYY-MM-DD`: the beginning of a text that may go on with a time and an offset; null when unreadable (INV-04). */
export const dueDayOf = ({ dueDate }: Pick<Invoice, 'dueDate'>): string | null =>
  /^\d{4}-\d{2}-\d{2}/.exec(dueDate ?? '')?.[0] ?? null;

export const isPaid = ({ status }: Pick<Invoice, 'status'>): boolean => status === 'paid';

export const invoiceState = (invoice: Pick<Invoice, 'status' | 'dueDate'>, now: number): InvoiceState => {
  if (isPaid(invoice)) return 'paid';
  const day = dueDayOf(invoice);
  return day !== null && day < localDay(now) ? 'overdue' : 'open';
};

/** The unpaid invoice that is due first; those without a readable day come last (SUBS-04). */
export const oldestUnpaid = (invoices: readonly Invoice[]): Invoice | null => {
  const NEVER = '9999';
  const byDueDay = (left: Invoice, right: Invoice): number =>
    (dueDayOf(left) ?? NEVER).localeCompare(dueDayOf(right) ?? NEVER) || left.id - right.id;
  return invoices.filter((invoice) => !isPaid(invoice)).toSorted(byDueDay)[0] ?? null;
};
