import type { ServerContext } from '../../context';
import type { CompanyRow, PlanRow, Stamps } from '../../db/rows';

/** A company as answers and events contain it; servers like B have no language. */
export const companyView = ({ dialect }: Pick<ServerContext, 'dialect'>, company: CompanyRow): Partial<CompanyRow> => {
  if (dialect.hasLaterFields) return company;
  const { language: _absent, ...rest } = company;
  return rest;
};

const planView = ({ createdAt: _created, updatedAt: _updated, ...plan }: PlanRow): Omit<PlanRow, keyof Stamps> => plan;

/** `CompanyWithPlan` of the contract. */
export const companyWithPlan = ({ tables }: Pick<ServerContext, 'tables'>, company: CompanyRow) => {
  const { id, name, email, status, dueDate, createdAt, phone, planId } = company;
  const plan = tables.plans.get(planId);
  return { id, name, email, status, dueDate, createdAt, phone, plan: plan && planView(plan) };
};
