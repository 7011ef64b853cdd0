import type { ServerContext } from '../../context';
import { AppError } from '../../http/errors';

const LIMITED = {
  users: { table: 'users', label: 'usuários' },
  connections: { table: 'whatsapps', label: 'conexões' },
  queues: { table: 'queues', label: 'filas' },
} as const;

/** Refuses users, connections or queues beyond the company's plan; a company without a plan has no limit. */
export const refuseBeyondPlan = (
  { tables }: Pick<ServerContext, 'tables'>,
  companyId: number,
  what: keyof typeof LIMITED,
): void => {
  const planId = tables.companies.get(companyId)?.planId ?? null;
  const plan = tables.plans.get(planId);
  const { table, label } = LIMITED[what];
  if (plan && tables[table].count({ companyId }) >= plan[what]) {
    throw new AppError(400, `Número máximo de ${label} já alcançado: ${plan[what]}`);
  }
};
