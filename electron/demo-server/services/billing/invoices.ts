import type { ServerContext } from '../../context';
import type { InvoiceRow } from '../../db/platformRows';
import type { Actor } from '../../http/tokens';
import { ownRecord, readPage } from '../records';

/** What companies owe the platform. No change emits an event. */
export const createInvoices = ({ db, tables }: ServerContext) => {
  /** Real servers show any company's invoice to anyone; here a foreign one is as unknown as an absent one. */
  const own = (actor: Actor, id: number): InvoiceRow =>
    // The real servers also send this code, which names another area.
    ownRecord(tables.invoices, actor, id, 'ERR_NO_PLAN_FOUND');

  return {
    show: own,

    /** ⚠ A plain list without pages or search. */
    listAll: ({ companyId }: Actor) => tables.invoices.findAll({ companyId }, { orderBy: 'id' }),

    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND instr(lowered(detail), :needle) > 0';
      const params = { companyId, needle: search.trim().toLowerCase() };
      return readPage(db, tables.invoices, { where, orderBy: 'id', params, page });
    },

    update: (actor: Actor, id: number, status: string) => {
      own(actor, id);
      tables.invoices.update({ id }, { status });
      return own(actor, id);
    },
  };
};
