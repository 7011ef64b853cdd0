import type { PromptToSave } from '@/api/prompts';
import type { Prompt } from '@/protocol/records/prompts';
import type { SearchQuery } from '../collection/collectionState';
import { createCollection } from '../collection/createCollection';

/** Prompts. Their removal is a call of its own: its 200 may say that nothing was deleted. */
export const prompts = createCollection<Prompt, SearchQuery, PromptToSave>('prompts', {
  views: { page: ({ api, signal }, { query, pageNumber }) => api.prompts.page({ ...query, pageNumber }, signal) },
  event: 'prompt',
  save: ({ api }, id, fields) => (id === null ? api.prompts.create(fields) : api.prompts.update(id, fields)),
  words: ({ name }) => [name],
  compare: (left, right) => left.name.localeCompare(right.name),
  texts: { saved: 'prompts:toasts.saved' },
});
