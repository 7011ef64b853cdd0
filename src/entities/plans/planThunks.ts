import type { Plan } from '@/protocol/records/plans';
import { EVERYTHING } from '../collection/collectionState';
import { createAppThunk } from '../thunk';
import { plans } from './plans';

/** Reads all plans. */
export const loadPlans = () => plans.load({ view: 'all', query: EVERYTHING, page: 1 });

/** Reads the current plan: servers send no event when another owner changes it. */
export const loadPlan = createAppThunk<Plan | null, number>('plans/show', (id, { extra }) => extra.api.plans.show(id), {
  silent: true,
});
