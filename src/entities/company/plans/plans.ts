import type { PlanToSave } from '@/api/plans';
import type { Plan } from '@/protocol/records/plans';
import { byName, doneTexts, wholeList } from '../../base/collection/collectionOptions';
import { EVERYTHING, type SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createAppThunk } from '../../base/thunk';

/** The plans a company can have. Servers send no events about them. */
export const plans = createCollection<Plan, SearchQuery, PlanToSave, 'all'>('plans', {
  views: { all: async ({ api }) => wholeList(await api.plans.all()) },
  save: ({ api }, id, fields) => (id === null ? api.plans.create(fields) : api.plans.update(id, fields)),
  remove: ({ api }, id) => api.plans.remove(id),
  words: ({ name }) => [name],
  compare: byName,
  texts: { ...doneTexts, notSaved: 'plans:notSaved' },
});

/** Reads all plans. */
export const loadPlans = () => plans.load({ view: 'all', query: EVERYTHING, page: 1 });

/** Reads the current plan: servers send no event when another owner changes it. */
export const loadPlan = createAppThunk<Plan | null, number>('plans/show', (id, { extra }) => extra.api.plans.show(id), {
  silent: true,
});
