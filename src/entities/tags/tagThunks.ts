import type { Tag } from '@/contract/entities/tags';
import { createAppThunk } from '../thunk';

/** Reads all tags of the company (CALL-75). */
export const loadTags = createAppThunk<Tag[]>('tags/load', (_, { extra }) => extra.api.tags.list(), { silent: true });

/** Creates a tag from a name alone (TICKET-33); servers answer the existing one where name and colour are known. */
export const createTag = createAppThunk<Tag | null, string>('tags/create', (name, { extra }) =>
  extra.api.tags.create(name),
);
