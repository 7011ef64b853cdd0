import { createSelector } from '@reduxjs/toolkit';
import type { EntitiesState } from '../state';

/** All tags by name. */
export const selectTags = createSelector(
  (state: EntitiesState) => state.tags.byId,
  (byId) => Object.values(byId).sort((left, right) => left.name.localeCompare(right.name)),
);
