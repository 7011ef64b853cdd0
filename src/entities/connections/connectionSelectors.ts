import { createSelector } from '@reduxjs/toolkit';
import type { EntitiesState } from '../state';

/** All connections, the oldest first. */
export const selectConnections = createSelector(
  (state: EntitiesState) => state.connections.byId,
  (byId) => Object.values(byId).sort((left, right) => left.id - right.id),
);
