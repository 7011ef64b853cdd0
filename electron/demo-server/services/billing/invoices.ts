import type { ServerContext } from '../../context';
import type { InvoiceRow } from '../../db/platformRows';
import { notFound } from '../../http/errors';
import { offsetOf, toPage } from '../../http/paging';
import type { Actor } from '../../http/tokens';

const PAGE_SIZE = 20;

/** What companies owe the platform. No change emits an event. */
export const createInvoices = ({ db, tables }: ServerContext) => {
  /** Real servers show any company's invoice to anyone; here a foreign one is as unknown as an absent one. */
  const own = ({ companyId }: Actor, id: number): InvoiceRow => {
    const invoice = tables.invoices.find({ id, companyId });
    // The real servers also send this code, which names another area.
    if (!invoice) throw notFound('ERR_NO_PLAN_FOUND');
    return invoice;
  };

  return {
    show: own,

    /** ⚠ A plain list without pages or search. */
    listAll: ({ companyId }: Actor) => tables.invoices.findAll({ companyId }, { orderBy: 'id' }),

    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = 'companyId = :companyId AND instr(lowered(detail), :needle) > 0';
      const params = { companyId, needle: search.trim().toLowerCase() };
      const rows = db.all(`SELECT * FROM invoices WHERE ${where} ORDER BY id LIMIT :limit OFFSET :offset`, {
        ...params,
        limit: PAGE_SIZE,
        offset: offsetOf(page, PAGE_SIZE),
      });
      const { total } = db.get<{ total: number }>(`SELECT COUNT(*) AS total FROM invoices WHERE ${where}`, params)!;
      return toPage(tables.invoices.readAll(rows), total, page, PAGE_SIZE);
    },

    update: (actor: Actor, id: number, status: string) => {
      own(actor, id);
      tables.invoices.update({ id }, { status });
      return own(actor, id);
    },
  };
};
