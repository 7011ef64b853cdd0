import { hash } from 'bcryptjs';
import type { ServerContext } from '../../context';
import type { CompanyRow, DaySchedule } from '../../db/rows';
import { isSuper } from '../../http/auth';
import { AppError, ServerFailure, orNotFound, notFound } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { readPage } from '../records';
import { companySettings } from './companySettings';
import { companyView, companyWithPlan } from './companyViews';
import { toInstant } from '../dates';

const NO_ACCESS = 'Você não possui permissão para acessar este recurso!';

export interface CompanyInput {
  name?: string | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  password?: string | undefined;
  status?: boolean | undefined;
  planId?: number | null | undefined;
  dueDate?: string | null | undefined;
  recurrence?: string | undefined;
  campaignsEnabled?: boolean | undefined;
}

export const createCompanies = (context: ServerContext) => {
  const { db, tables, dialect, bcryptCost } = context;
  const view = (company: CompanyRow) => companyView(context, company);
  const byName = { orderBy: 'folded(name), id' };

  const existing = (id: number): CompanyRow => orNotFound(tables.companies.get(id), 'ERR_NO_COMPANY_FOUND');

  /** Real servers show any company to anyone; here a foreign one is as unknown as an absent one. */
  const visible = (actor: Actor, id: number): CompanyRow => {
    if (id !== actor.companyId && !isSuper(tables, actor)) throw notFound('ERR_NO_COMPANY_FOUND');
    return existing(id);
  };

  const withPlanAndSettings = (company: CompanyRow) => {
    const plan = tables.plans.get(company.planId);
    return {
      ...view(company),
      plan: plan && { id: plan.id, name: plan.name, value: plan.value },
      settings: tables.settings.findAll({ companyId: company.id }),
    };
  };

  const storeCampaignsFlag = (companyId: number, enabled: boolean | undefined): void => {
    if (enabled === undefined) return;
    const key = 'campaignsEnabled';
    const value = String(enabled);
    if (tables.settings.update({ companyId, key }, { value }) === 0) tables.settings.insert({ companyId, key, value });
  };

  return {
    list: (search: string, page: number) => {
      const params = { needle: search.toLowerCase() };
      const where = 'instr(lowered(name), :needle) > 0';
      const found = readPage(db, tables.companies, { where, orderBy: 'folded(name), id', params, page });
      return { ...found, records: found.records.map(view) };
    },

    listAll: () => tables.companies.findAll({}, byName).map(withPlanAndSettings),

    show: (actor: Actor, id: number) => view(visible(actor, id)),

    /** Null for an unknown company; only a super user can learn that. */
    plan: (actor: Actor, id: number) => {
      if (id !== actor.companyId && !isSuper(tables, actor)) throw new AppError(400, NO_ACCESS);
      const company = tables.companies.get(id);
      return company && companyWithPlan(context, company);
    },

    plansOfAll: (actor: Actor) => {
      if (!isSuper(tables, actor)) throw new AppError(400, NO_ACCESS);
      return tables.companies.findAll({}, byName).map((company) => companyWithPlan(context, company));
    },

    /** ⚠ An e-mail address in use is a 500 that leaves the new company behind, as on the real servers. */
    create: async (input: CompanyInput & { name: string }) => {
      const { password = dialect.defaultPassword, campaignsEnabled, dueDate, status = true, ...values } = input;
      if (tables.companies.find({ name: input.name })) throw new AppError(400, 'ERR_COMPANY_NAME_ALREADY_EXISTS');
      if (password === null) throw new ServerFailure('a company needs a password');
      const passwordHash = await hash(password, bcryptCost);
      const company = tables.companies.insert({ ...values, status, dueDate: toInstant(dueDate, dialect) });
      const { id: companyId, name, email } = company;
      if (email === null || tables.users.find({ email })) throw new ServerFailure('the e-mail is missing or used');
      db.transaction(() => {
        tables.users.insert({ name, email, passwordHash, profile: 'admin', companyId });
        for (const [key, value] of companySettings) tables.settings.insert({ key, value, companyId });
        storeCampaignsFlag(companyId, campaignsEnabled);
      });
      return view(company);
    },

    /** The answer echoes dueDate exactly as it was sent. */
    update: (id: number, { password: _unused, campaignsEnabled, dueDate, ...values }: CompanyInput) => {
      existing(id);
      return db.transaction(() => {
        const stored = dueDate === undefined ? undefined : toInstant(dueDate, dialect);
        tables.companies.update({ id }, { ...values, dueDate: stored });
        storeCampaignsFlag(id, campaignsEnabled);
        const company = existing(id);
        return { ...view(company), dueDate: dueDate ?? company.dueDate };
      });
    },

    updateSchedules: (actor: Actor, id: number, schedules: DaySchedule[]) => {
      visible(actor, id);
      tables.companies.update({ id }, { schedules });
      return view(existing(id));
    },

    remove: (id: number): void => {
      existing(id);
      tables.companies.remove({ id });
    },
  };
};
