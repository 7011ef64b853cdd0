import { changedPace } from '@/domain/company/campaigns';
import type { EntitiesState } from '../base/state';
import { selectCampaignPace } from './campaignSettings/campaignSettings';

const hasTypedTask = ({ typedTask: { added, edited } }: EntitiesState): boolean =>
  added.trim() !== '' || (edited !== null && edited.text !== edited.task.text);

const hasChangedCampaigns = (state: EntitiesState): boolean => {
  const { changes, typed } = state.campaignChanges;
  const stored = selectCampaignPace(state);
  return (
    typed.key !== '' || typed.value !== '' || JSON.stringify(changedPace(stored, changes)) !== JSON.stringify(stored)
  );
};

/**
 * Is something typed on a page and not saved, are contacts being imported, or queues restored that a new code has emptied? All of it
 * outlasts the page, but not the session or the app.
 */
export const hasUnsavedOnPages = (state: EntitiesState): boolean =>
  state.typedSettings.hours.length > 0 ||
  state.typedSettings.asaas !== null ||
  hasTypedTask(state) ||
  hasChangedCampaigns(state) ||
  state.contactImport.running ||
  Object.keys(state.whatsappConnections.kept).length > 0;
