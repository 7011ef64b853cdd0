import type { HelpToSave } from '@/api/helps';
import type { Help } from '@/protocol/records/helps';
import { doneTexts, wholeList } from '../../base/collection/collectionOptions';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';

/** Help videos: `page` is the list for managing them, `all` the gallery. */
export const helps = createCollection<Help, SearchQuery, HelpToSave, 'page' | 'all'>('helps', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.helps.page({ ...query, pageNumber }, signal),
    all: async ({ api }) => wholeList(await api.helps.list()),
  },
  event: 'help',
  save: ({ api }, id, fields) => (id === null ? api.helps.create(fields) : api.helps.update(id, fields)),
  remove: ({ api }, id) => api.helps.remove(id),
  words: ({ title }) => [title],
  compare: (left, right) => left.title.localeCompare(right.title),
  texts: { ...doneTexts, notSaved: 'helps:notSaved' },
});
