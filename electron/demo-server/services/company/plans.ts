import type { ServerContext } from '../../context';
import type { NewRow } from '../../db/table';
import type { PlanRow } from '../../db/rows';
import { AppError, orNotFound } from '../../http/errors';
import { readPage } from '../records';

export const createPlans = ({ db, tables }: Pick<ServerContext, 'db' | 'tables'>) => {
  const existing = (id: number | undefined): PlanRow =>
    orNotFound(id === undefined ? null : tables.plans.get(id), 'ERR_NO_PLAN_FOUND');

  return {
    list: (search: string, page: number) => {
      const params = { needle: search.toLowerCase() };
      const where = 'instr(lowered(name), :needle) > 0';
      return readPage(db, tables.plans, { where, orderBy: 'folded(name), id', params, page });
    },

    listAll: (): PlanRow[] => tables.plans.findAll({}, { orderBy: 'folded(name), id' }),

    show: existing,

    create: (values: NewRow<PlanRow> & { name: string }): PlanRow => {
      if (tables.plans.find({ name: values.name })) throw new AppError(400, 'ERR_PLAN_NAME_ALREADY_EXISTS');
      return tables.plans.insert(values);
    },

    /** ⚠ The id in the body names the plan; the one in the path is ignored. */
    update: ({ id, ...values }: NewRow<PlanRow>): PlanRow => {
      const plan = existing(id);
      tables.plans.update({ id: plan.id }, values);
      return existing(plan.id);
    },

    /** Companies of the plan keep running without one. */
    remove: (id: number): void => {
      existing(id);
      tables.plans.remove({ id });
    },
  };
};
