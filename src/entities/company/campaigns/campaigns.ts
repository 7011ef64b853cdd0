import { createSelector } from '@reduxjs/toolkit';
import type { Campaign } from '@/protocol/records/campaigns';
import type { NamedRef } from '@/protocol/records/shared';
import { byName } from '../../base/collection/collectionOptions';
import { createCollection } from '../../base/collection/createCollection';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';
import { contactLists, loadContactLists } from '../contactLists/contactLists';
import { fileLists, loadFileLists } from '../fileLists/fileLists';
import { loadCampaignTags, tags } from '../tags/tags';
import { loadConnections } from '../whatsappConnections/connectionThunks';
import { selectConnections } from '../whatsappConnections/whatsappConnectionsSlice';

/** The records a campaign can refer to. */
export interface CampaignChoices {
  readonly contactLists: readonly NamedRef[];
  readonly connections: readonly NamedRef[];
  readonly fileLists: readonly NamedRef[];
  readonly tags: readonly NamedRef[];
}

/** Reads contact lists, connections, file lists and tags of the user's company; the dialog shows a failure. */
export const loadCampaignChoices = createAppThunk<null>(
  'campaigns/choices',
  async (_, { dispatch }) => {
    await Promise.all([
      dispatch(loadContactLists()).unwrap(),
      dispatch(loadConnections()).unwrap(),
      dispatch(loadFileLists()).unwrap(),
      dispatch(loadCampaignTags()).unwrap(),
    ]);
    return null;
  },
  { silent: true },
);

/** What was read, with what live events have changed since. */
export const selectCampaignChoices = createSelector(
  [
    (state: EntitiesState) => contactLists.selectRecords(state, 'all'),
    selectConnections,
    (state: EntitiesState) => fileLists.selectRecords(state, 'all'),
    (state: EntitiesState) => tags.selectRecords(state, 'campaigns'),
  ],
  (ofContacts, connections, ofFiles, ofTags): CampaignChoices => ({
    contactLists: ofContacts,
    connections,
    fileLists: ofFiles,
    tags: ofTags,
  }),
);

/** Campaigns. `saveCampaign` saves them, since it corrects their time. */
export const campaigns = createCollection<Campaign>('campaigns', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.campaigns.page({ ...query, pageNumber }, signal),
  },
  event: 'campaign',
  remove: ({ api }, id) => api.campaigns.remove(id),
  words: ({ name }) => [name],
  compare: byName,
  texts: { removed: 'campaigns:toasts.removed', notRemoved: 'campaigns:toasts.notRemoved' },
});
