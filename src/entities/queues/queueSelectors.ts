import { createSelector } from '@reduxjs/toolkit';
import type { Queue } from '@/contract/entities/queues';
import type { EntitiesState } from '../state';

const byOrder = (left: Queue, right: Queue): number =>
  (left.orderQueue ?? Number.MAX_SAFE_INTEGER) - (right.orderQueue ?? Number.MAX_SAFE_INTEGER) || left.id - right.id;

/** All queues in the order of the bot's menu. */
export const selectQueues = createSelector(
  (state: EntitiesState) => state.queues.byId,
  (byId) => Object.values(byId).sort(byOrder),
);
