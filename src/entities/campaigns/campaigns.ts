import type { Campaign } from '@/protocol/records/campaigns';
import { createCollection } from '../collection/createCollection';

/** Campaigns. They are saved by `saveCampaign`, which looks after their time. */
export const campaigns = createCollection<Campaign>('campaigns', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.campaigns.page({ ...query, pageNumber }, signal),
  },
  event: 'campaign',
  remove: ({ api }, id) => api.campaigns.remove(id),
  words: ({ name }) => [name],
  compare: (left, right) => left.name.localeCompare(right.name),
  texts: { removed: 'campaigns:toasts.removed', notRemoved: 'campaigns:toasts.notRemoved' },
});
