import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../../context';
import type { ChargeRow } from '../../db/platformRows';
import { AppError } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { createAnnounce } from '../../realtime/announce';
import { companyView } from '../company/companyViews';

/** One field of the EMV code a Pix QR carries: two digits of name, two of length, then the value. */
const field = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** The checksum at the end of every such code: 16-bit CRC, variant CCITT-FALSE. */
const checksum = (text: string): string => {
  let crc = 0xff_ff;
  for (const char of text) {
    crc ^= char.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc & 0x80_00) === 0 ? crc << 1 : (crc << 1) ^ 0x10_21) & 0xff_ff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
};

/** The text behind a Pix QR code ("copia e cola"): well formed, but its address does not exist, so it cannot be paid. */
const pixCode = ({ location, amount }: { location: string; amount: string }): string => {
  const body = [
    field('00', '01'),
    field('01', '12'),
    field('26', field('00', 'BR.GOV.BCB.PIX') + field('25', location)),
    field('52', '0000'),
    field('53', '986'),
    field('54', amount),
    field('58', 'BR'),
    field('59', 'BALCAO DEMONSTRACAO'),
    field('60', 'SAO PAULO'),
    field('62', field('05', '***')),
    '6304',
  ].join('');
  return body + checksum(body);
};

/** How long a charge can be paid, seconds. */
const LIFE = 3_600;
const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;
/** Address of the simulated provider's codes; it does not exist. */
const LOCATION = 'pix.exemplo.balcao/v2';
/** One white pixel, since clients draw the QR code themselves. */
const BLANK_IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export interface ChargeInput {
  price: number;
  invoiceId?: number | null | undefined;
}

/** Pix charges of the simulated payment provider, and what a payment changes. */
export const createCharges = (context: ServerContext) => {
  const { db, tables, clock } = context;
  const announce = createAnnounce(context, (companyId) => `company-${companyId}-payment`);

  const view = ({ id, txid, invoiceId, createdAt }: ChargeRow, price: number) => {
    const location = `${LOCATION}/${txid}`;
    const amount = price.toFixed(2);
    return {
      calendario: { criacao: createdAt, expiracao: LIFE },
      txid,
      revisao: 0,
      loc: { id, location, tipoCob: 'cob', criacao: createdAt },
      location,
      status: 'ATIVA',
      valor: { original: amount },
      chave: 'pagamentos@exemplo.balcao',
      solicitacaoPagador: `#Fatura:${invoiceId}`,
      qrcode: { qrcode: pixCode({ location, amount }), imagemQrcode: BLANK_IMAGE },
    };
  };

  /** The next due day, 30 days on from the old one, as a plain date. */
  const nextDue = (dueDate: string | null): string => {
    const from = dueDate === null ? clock.now() : new Date(dueDate);
    const day = new Date(from.getTime() + PERIOD_DAYS * DAY_MS).toISOString().slice(0, 10);
    return `${day}T00:00:00.000Z`;
  };

  return {
    /** @throws 400 with the provider's text for an invoice the company does not have */
    create: ({ companyId }: Actor, { price, invoiceId = null }: ChargeInput) => {
      if (invoiceId !== null && !tables.invoices.find({ id: invoiceId, companyId })) {
        throw new AppError(400, 'Validation fails');
      }
      const txid = randomBytes(16).toString('hex');
      return view(tables.charges.insert({ txid, companyId, invoiceId }), price);
    },

    /** A payment reported by the provider; a repeated or unknown one changes nothing. */
    confirm: (txid: string): void =>
      db.transaction(() => {
        const charge = tables.charges.find({ txid, paidAt: null });
        if (!charge) return;
        const { id, companyId, invoiceId } = charge;
        tables.charges.update({ id }, { paidAt: clock.now().toISOString() });
        if (invoiceId !== null) tables.invoices.update({ id: invoiceId }, { status: 'paid' });
        const { dueDate } = tables.companies.get(companyId)!;
        tables.companies.update({ id: companyId }, { dueDate: nextDue(dueDate) });
        const company = companyView(context, tables.companies.get(companyId)!);
        announce(charge, { action: 'CONCLUIDA', company });
      }),
  };
};
