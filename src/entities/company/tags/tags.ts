import type { TagToSave } from '@/api/tags';
import type { Tag } from '@/protocol/records/tags';
import { byName, doneTexts, wholeList } from '../../base/collection/collectionOptions';
import { EVERYTHING, type SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createFormReader } from '../../base/collection/recordReader';
import type { EntitiesState } from '../../base/state';
import { createAppThunk } from '../../base/thunk';

export type TagFields = Pick<TagToSave, 'name' | 'color' | 'kanban'>;

/** Tags: `page` is the list of their screen, `all` serves choices, `campaigns` the choice of a campaign. */
export const tags = createCollection<Tag, SearchQuery, TagFields, 'page' | 'all' | 'campaigns'>('tags', {
  views: {
    page: ({ api, signal }, { query, pageNumber }) => api.tags.page({ ...query, pageNumber }, signal),
    all: async ({ api }) => wholeList(await api.tags.list()),
    campaigns: async ({ api, session: { user } }) =>
      wholeList((await api.tags.ofCompany(user?.companyId ?? 0)).records),
  },
  event: 'tag',
  save: async ({ api, session: { user } }, id, fields) => {
    const body: TagToSave = { ...fields, userId: user?.id ?? 0 };
    return id === null ? api.tags.create(body) : api.tags.update(id, body);
  },
  remove: ({ api }, id) => api.tags.remove(id),
  words: ({ name }) => [name],
  searchesExactly: true,
  compare: byName,
  texts: doneTexts,
});

/** Reads all tags of the company. */
export const loadTags = () => tags.load({ view: 'all', query: EVERYTHING, page: 1 });

/** Reads the tags that a campaign can be sent to. */
export const loadCampaignTags = () => tags.load({ view: 'campaigns', query: EVERYTHING, page: 1 });

/** Reads one complete tag: lists do not say whether it is a column. */
export const readTag = createFormReader(tags, (api, id) => api.tags.show(id));

/** Creates a tag from a name alone; servers return the existing tag if name and colour are in use. */
export const createTag = createAppThunk<Tag | null, string>(
  'tags/create',
  async (name, { extra, dispatch }) => {
    const tag = await extra.api.tags.createNamed(name);
    if (tag) dispatch(tags.received(tag));
    return tag;
  },
  { silent: 'denial' },
);

/** All tags by name. */
export const selectTags = (state: EntitiesState): readonly Tag[] => tags.selectRecords(state, 'all');
