import { createSelector } from '@reduxjs/toolkit';
import { readCampaignPace } from '@/domain/campaigns';
import type { EntitiesState } from '../state';

/** The stored settings over the defaults. */
export const selectCampaignPace = createSelector(
  (state: EntitiesState) => state.campaignSettings.byKey,
  (byKey) => readCampaignPace(Object.values(byKey)),
);
