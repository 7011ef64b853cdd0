import type { IntegrationToSave, IntegrationToTest } from '@/api/queueIntegrations';
import type { QueueIntegration } from '@/protocol/records/queueIntegrations';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createFormReader } from '../../base/collection/recordReader';
import { createAppThunk } from '../../base/thunk';

/** Has the server test an integration's credentials. The form shows the result. */
export const testIntegration = createAppThunk<null, IntegrationToTest>(
  'queueIntegrations/test',
  (fields, { extra }) => extra.api.queueIntegrations.test(fields),
  { silent: true, condition: (_, { absentCalls }) => !absentCalls.integrationTest },
);

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

/** Reads one integration. */
export const readIntegration = createFormReader(queueIntegrations, (api, id) => api.queueIntegrations.show(id));
