import type { ServerContext } from '../../context';
import type { CompanyRow } from '../../db/rows';
import type { Cancel } from '../../timers';

/** Time between two checks, ms. */
const LOOK_EVERY = 5_000;
/** An invoice is created when fewer days than this remain, and also after the due day. */
const DAYS_AHEAD = 20;
const DAY_MS = 86_400_000;

/** ⚠ Invoices carry the due date as text without milliseconds, with an offset. */
const dueText = (dueDate: string): string => `${dueDate.slice(0, 19)}+00:00`;

/** Creates one open invoice per company and due date. */
export const createInvoiceJob = ({ db, tables, clock, timers }: ServerContext) => {
  const bill = ({ id: companyId, planId, dueDate }: CompanyRow): void => {
    const plan = tables.plans.get(planId);
    if (!plan || dueDate === null) return;
    const due = dueText(dueDate);
    if (tables.invoices.count({ companyId, dueDate: due }) > 0) return;
    tables.invoices.insert({ companyId, detail: plan.name, value: plan.value, status: 'open', dueDate: due });
  };

  const look = (): void => {
    const before = new Date(clock.now().getTime() + DAYS_AHEAD * DAY_MS).toISOString();
    const rows = db.all('SELECT * FROM companies WHERE dueDate < :before ORDER BY id', { before });
    for (const company of tables.companies.readAll(rows)) bill(company);
  };

  return { start: (): Cancel => timers.every(LOOK_EVERY, look) };
};
