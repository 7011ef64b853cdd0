import { randomBytes } from 'node:crypto';
import type { ServerContext } from '../../context';
import type { ChargeRow } from '../../db/platformRows';
import { AppError } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { companyRoom } from '../../realtime/rooms';
import { companyView } from '../companyViews';
import { pixCode } from './pixCode';

/** Seconds a charge can be paid. */
const LIFE = 3_600;
const PERIOD_DAYS = 30;
const DAY_MS = 86_400_000;
/** Where the simulated provider keeps its codes; an address nobody has. */
const LOCATION = 'pix.exemplo.balcao/v2';
/** One white point: clients draw the code themselves. */
const BLANK_IMAGE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export interface ChargeInput {
  price: number;
  invoiceId?: number | null | undefined;
}

/** Pix charges of the simulated payment provider, and what a payment changes. */
export const createCharges = (context: ServerContext) => {
  const { db, tables, hub, clock } = context;

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
    /** @throws 400 for an invoice the company does not have, as the provider's refusals read. */
    create: ({ companyId }: Actor, { price, invoiceId = null }: ChargeInput) => {
      if (invoiceId !== null && !tables.invoices.find({ id: invoiceId, companyId })) {
        throw new AppError(400, 'Validation fails');
      }
      const txid = randomBytes(16).toString('hex');
      return view(tables.charges.insert({ txid, companyId, invoiceId }), price);
    },

    /** A payment the provider tells of; one it told of before, or that is unknown, changes nothing. */
    confirm: (txid: string): void =>
      db.transaction(() => {
        const charge = tables.charges.find({ txid, paidAt: null });
        if (!charge) return;
        const { id, companyId, invoiceId } = charge;
        tables.charges.update({ id }, { paidAt: clock.now().toISOString() });
        if (invoiceId !== null) tables.invoices.update({ id: invoiceId }, { status: 'paid' });
        const { dueDate } = tables.companies.find({ id: companyId })!;
        tables.companies.update({ id: companyId }, { dueDate: nextDue(dueDate) });
        const company = companyView(context, tables.companies.find({ id: companyId })!);
        hub.emit([companyRoom(companyId)], `company-${companyId}-payment`, { action: 'CONCLUIDA', company });
      }),
  };
};
