import type { SeededCompanies } from '../company/companies';
import { dayFromNow, madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';

const MONTHS = 14;
const MONTH_DAYS = 30;
const MONTH_NAME = new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric' });

/** Fourteen months of invoices of the main company: paid ones, an overdue one, and one that is due later. */
export const seedInvoices = (context: SeedContext, { main }: SeededCompanies): void => {
  const { tables } = context;
  const { name: plan, value } = tables.plans.get(main.planId!)!;
  for (let month = MONTHS - 1; month >= 0; month -= 1) {
    const dueIn = 12 - month * MONTH_DAYS;
    tables.invoices.insert({
      detail: `Plano ${plan}, mensalidade de ${MONTH_NAME.format(new Date(dayFromNow(context, dueIn)))}`,
      value,
      status: month > 1 ? 'paid' : 'open',
      dueDate: dayFromNow(context, dueIn).slice(0, 10),
      companyId: main.id,
      ...madeDaysAgo(context, Math.max(0, 20 - dueIn)),
    });
  }
};
