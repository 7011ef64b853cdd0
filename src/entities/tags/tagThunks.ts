import type { Tag } from '@/protocol/records/tags';
import { EVERYTHING } from '../collection/collectionState';
import { createAppThunk } from '../thunk';
import { tags } from './tags';

/** Reads all tags of the company. */
export const loadTags = () => tags.load({ view: 'all', query: EVERYTHING, page: 1 });

/** Reads one tag whole: lists do not say whether it is a lane. */
export const loadTag = createAppThunk<Tag | null, number>('tags/show', (id, { extra }) => extra.api.tags.show(id), {
  silent: true,
});

/** Creates a tag from a name alone; servers answer the existing one where name and colour are known. */
export const createTag = createAppThunk<Tag | null, string>(
  'tags/create',
  async (name, { extra, dispatch }) => {
    const tag = await extra.api.tags.createNamed(name);
    if (tag) dispatch(tags.received(tag));
    return tag;
  },
  { silent: 'denial' },
);
