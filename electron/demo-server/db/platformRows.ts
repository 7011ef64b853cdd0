import type { Stamps } from './rows';

export interface HelpRow extends Stamps {
  id: number;
  title: string;
  description: string | null;
  video: string | null;
  link: string | null;
}

export interface InvoiceRow extends Stamps {
  id: number;
  detail: string | null;
  /** `open` or `paid`. */
  status: string;
  /** In BRL. */
  value: number;
  /** Free text: the company's due date when the invoice was created. */
  dueDate: string;
  companyId: number;
}

/** A Pix charge requested from the simulated provider. Never sent as it is. */
export interface ChargeRow extends Stamps {
  id: number;
  txid: string;
  companyId: number;
  invoiceId: number | null;
  paidAt: string | null;
}

/** The code that lets a user choose a new password; one per user. Never sent. */
export interface ResetCodeRow extends Stamps {
  id: number;
  userId: number;
  code: string;
}

/** An e-mail of this server; it goes only to the demo's own mailbox. */
export interface MailRow extends Stamps {
  id: number;
  recipient: string;
  subject: string;
  body: string;
}
