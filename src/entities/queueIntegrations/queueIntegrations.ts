import type { IntegrationToSave } from '@/api/queueIntegrations';
import type { QueueIntegration } from '@/protocol/records/queueIntegrations';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';

/** Queue integrations. */
export const queueIntegrations = createCollection<QueueIntegration, SearchQuery, IntegrationToSave>(
  'queueIntegrations',
  {
    views: {
      page: ({ api, signal }, { query, pageNumber }) => api.queueIntegrations.page({ ...query, pageNumber }, signal),
    },
    event: 'queueIntegration',
    save: ({ api }, id, fields) =>
      id === null ? api.queueIntegrations.create(fields) : api.queueIntegrations.update(id, fields),
    remove: ({ api }, id) => api.queueIntegrations.remove(id),
    words: ({ name }) => [name],
    texts: { removed: 'queueIntegrations:toasts.removed', notRemoved: 'queueIntegrations:toasts.notRemoved' },
  },
);
