import { createSelector } from '@reduxjs/toolkit';
import type { EntitiesState } from '../state';

/** The user's quick answers by shortcode. */
export const selectQuickMessages = createSelector(
  (state: EntitiesState) => state.quickMessages.byId,
  (byId) => Object.values(byId).sort((left, right) => left.shortcode.localeCompare(right.shortcode)),
);
