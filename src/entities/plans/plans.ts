import type { PlanToSave } from '@/api/plans';
import type { Plan } from '@/protocol/records/plans';
import { wholeList } from '../collection/collectionOptions';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';

/** The plans a company can have. Servers send no events about them. */
export const plans = createCollection<Plan, SearchQuery, PlanToSave, 'all'>('plans', {
  views: { all: async ({ api }) => wholeList(await api.plans.all()) },
  save: ({ api }, id, fields) => (id === null ? api.plans.create(fields) : api.plans.update(id, fields)),
  remove: ({ api }, id) => api.plans.remove(id),
  words: ({ name }) => [name],
  compare: (left, right) => left.name.localeCompare(right.name),
  texts: {
    saved: 'common:toasts.done',
    removed: 'common:toasts.done',
    notSaved: 'plans:notSaved',
    notRemoved: 'common:toasts.notDone',
  },
});
