import { changedPace } from '@/domain/company/campaigns';
import type { EntitiesState } from '@/entities/base/state';
import { selectCampaignPace } from '@/entities/company/campaignSettings/campaignSettings';
import { selectBatchJob } from '../batch/batchState';

const hasTypedTask = ({ typedTask: { added, edited } }: EntitiesState): boolean =>
  added.trim() !== '' || (edited !== null && edited.text !== edited.task.text);

const hasChangedCampaigns = (state: EntitiesState): boolean => {
  const { changes, typed } = state.campaignChanges;
  const stored = selectCampaignPace(state);
  return (
    typed.key !== '' || typed.value !== '' || JSON.stringify(changedPace(stored, changes)) !== JSON.stringify(stored)
  );
};

/** Is one action on several tickets still under way? */
export const isBatchRunning = (state: EntitiesState): boolean => (selectBatchJob(state)?.step ?? 'ended') !== 'ended';

/**
 * Is something typed on a page and not saved, are contacts being imported, several tickets changed, or queues restored that a new code
 * has emptied? All of it outlasts the page, but not the session or the app.
 */
export const hasUnfinishedWork = (state: EntitiesState): boolean =>
  state.typedSettings.hours.length > 0 ||
  state.typedSettings.asaas !== null ||
  hasTypedTask(state) ||
  hasChangedCampaigns(state) ||
  state.contactImport.running ||
  isBatchRunning(state) ||
  Object.keys(state.whatsappConnections.kept).length > 0;
