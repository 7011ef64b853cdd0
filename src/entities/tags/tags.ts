import type { TagToSave } from '@/api/tags';
import type { Tag } from '@/protocol/records/tags';
import { wholeList } from '../collection/collectionOptions';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';

export type TagFields = Pick<TagToSave, 'name' | 'color' | 'kanban'>;

/** Tags: `page` is the list of their screen, `all` serves choices. */
export const tags = createCollection<Tag, SearchQuery, TagFields, 'page' | 'all'>('tags', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.tags.page({ ...query, pageNumber }, signal),
    all: async ({ api }) => wholeList(await api.tags.list()),
  },
  event: 'tag',
  save: async ({ api, session: { user } }, id, fields) => {
    const body: TagToSave = { ...fields, userId: user?.id ?? 0 };
    return id === null ? api.tags.create(body) : api.tags.update(id, body);
  },
  remove: ({ api }, id) => api.tags.remove(id),
  words: ({ name }) => [name],
  compare: (left, right) => left.name.localeCompare(right.name),
  texts: {
    saved: 'common:toasts.done',
    removed: 'common:toasts.done',
    notSaved: 'common:toasts.notDone',
    notRemoved: 'common:toasts.notDone',
  },
});
