import type { Campaign } from '@/protocol/records/campaigns';
import type { NamedRef } from '@/protocol/records/shared';
import { byName } from '../../base/collection/collectionOptions';
import { createCollection } from '../../base/collection/createCollection';
import { readAllPages } from '../../base/readAllPages';
import { createAppThunk } from '../../base/thunk';

/** The records a campaign can refer to. */
export interface CampaignChoices {
  readonly contactLists: readonly NamedRef[];
  readonly connections: readonly NamedRef[];
  readonly fileLists: readonly NamedRef[];
  readonly tags: readonly NamedRef[];
}

const named = (records: readonly NamedRef[]): NamedRef[] => records.map(({ id, name }) => ({ id, name }));

/** Reads contact lists, connections, file lists and tags of the user's company. */
export const loadCampaignChoices = createAppThunk<CampaignChoices>(
  'campaigns/choices',
  async (_, { extra: { api }, getState }) => {
    const companyId = getState().session.user?.companyId ?? 0;
    const [contactLists, connections, fileLists, tags] = await Promise.all([
      api.contactLists.list(companyId),
      api.whatsappConnections.list(companyId),
      readAllPages((pageNumber) => api.fileLists.list(companyId, pageNumber)),
      api.tags.ofCompany(companyId),
    ]);
    return {
      contactLists: named(contactLists),
      connections: named(connections),
      fileLists: named(fileLists),
      tags: named(tags.records),
    };
  },
  { silent: true },
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
