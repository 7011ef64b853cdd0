import type { QuickMessageToSave } from '@/api/quickMessages';
import type { QuickMessage } from '@/protocol/records/quickMessages';
import { wholeList } from '../collection/collectionOptions';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';

/** Servers list the messages of one user. */
export interface QuickMessageQuery extends SearchQuery {
  readonly userId: number;
}

/** Quick answers: `page` is the list of their screen, `all` serves the composer. */
export const quickMessages = createCollection<QuickMessage, QuickMessageQuery, QuickMessageToSave, 'page' | 'all'>(
  'quickMessages',
  {
    views: {
      page: ({ api, signal }, { query, pageNumber }) => api.quickMessages.page({ ...query, pageNumber }, signal),
      all: async ({ api, session: { user } }, { query }) =>
        wholeList(await api.quickMessages.list(user?.companyId ?? 0, query.userId)),
    },
    event: 'quickmessage',
    save: ({ api }, id, fields) =>
      id === null ? api.quickMessages.create(fields) : api.quickMessages.update(id, fields),
    remove: ({ api }, id) => api.quickMessages.remove(id),
    words: ({ shortcode }) => [shortcode],
    // Events bring those of colleagues too; they count only where they are for everyone.
    filter: (record, { userId }) => record.userId === userId || record.geral === true,
    compare: (left, right) => left.shortcode.localeCompare(right.shortcode),
    texts: {
      saved: 'quickMessages:toast.saved',
      removed: 'quickMessages:toast.removed',
      notRemoved: 'quickMessages:toast.notRemoved',
    },
  },
);
