import type * as z from 'zod/mini';
import { certain, id, maybe, maybeNull, number, record, stamps, text } from '../parse';

export const invoiceSchema = record({
  id,
  detail: maybeNull(text),
  /** `open` or `paid`. */
  status: certain(text, ''),
  /** In BRL. */
  value: certain(number, 0),
  /** Free text such as `2026-11-26T05:34:00+00:00`; not always readable as a date. */
  dueDate: maybeNull(text),
  companyId: maybe(id),
  ...stamps,
});
export type Invoice = z.infer<typeof invoiceSchema>;

/** The Pix charge `POST /subscription` answers; it lives one hour. */
export const chargeSchema = record({
  valor: maybe(record({ original: certain(text, '') })),
  qrcode: record({ qrcode: certain(text, ''), imagemQrcode: maybe(text) }),
});
export type Charge = z.infer<typeof chargeSchema>;
