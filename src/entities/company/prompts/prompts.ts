import type { PromptToSave } from '@/api/prompts';
import type { Prompt } from '@/protocol/records/prompts';
import type { NamedRef } from '@/protocol/records/shared';
import type { SearchQuery } from '../../base/collection/collectionState';
import { byName } from '../../base/collection/collectionOptions';
import { createCollection } from '../../base/collection/createCollection';
import { createSecretReader } from '../../base/collection/recordReader';
import { readAllPages } from '../../base/readAllPages';
import { createAppThunk } from '../../base/thunk';

/** Prompts. `removePrompt` deletes them, since a 200 may mean that nothing was deleted. */
export const prompts = createCollection<Prompt, SearchQuery, PromptToSave>('prompts', {
  views: { page: ({ api, signal }, { query, pageNumber }) => api.prompts.page({ ...query, pageNumber }, signal) },
  event: 'prompt',
  save: ({ api }, id, fields) => (id === null ? api.prompts.create(fields) : api.prompts.update(id, fields)),
  words: ({ name }) => [name],
  searchesExactly: true,
  compare: byName,
  texts: { saved: 'prompts:toasts.saved' },
});

/** Reads one complete prompt, with its keys. */
export const readPrompt = createSecretReader(prompts, (api, id) => api.prompts.show(id));

/** The names of all prompts, for a choice. */
export const listPrompts = createAppThunk<NamedRef[]>(
  'prompts/list',
  async (_, { extra: { api } }) => {
    const records = await readAllPages((pageNumber) => api.prompts.page({ searchParam: '', pageNumber }));
    return records.map(({ id, name }) => ({ id, name }));
  },
  { silent: true },
);

/**
 * Asks for a prompt's removal and resolves with the server's sentence. A 200 may be a refusal, so the row leaves only by the event
 * or when the list is read again, at once.
 */
export const removePrompt = createAppThunk<string | null, number>(
  // Not 'prompts/remove': the collection removes the row on that type.
  'prompts/askRemoval',
  async (id, { extra, dispatch }) => {
    const said = await extra.api.prompts.remove(id);
    await dispatch(prompts.reread());
    return said;
  },
  { fallbackKey: 'prompts:toasts.notRemoved' },
);
