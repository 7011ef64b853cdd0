import type { NamedRef } from '@/protocol/records/shared';
import { readAllPages } from '../../base/readAllPages';
import { createAppThunk } from '../../base/thunk';

/** The integrations and prompts that can answer for a queue. */
export interface Automations {
  readonly integrations: readonly NamedRef[];
  readonly prompts: readonly NamedRef[];
}

const named = (records: readonly NamedRef[]): NamedRef[] => records.map(({ id, name }) => ({ id, name }));

/** Reads all integrations and all prompts. */
export const loadAutomations = createAppThunk<Automations>(
  'queues/machines',
  async (_, { extra: { api } }) => {
    const [integrations, prompts] = await Promise.all([
      readAllPages((pageNumber) => api.queueIntegrations.page({ searchParam: '', pageNumber })),
      readAllPages((pageNumber) => api.prompts.page({ searchParam: '', pageNumber })),
    ]);
    return { integrations: named(integrations), prompts: named(prompts) };
  },
  { silent: true },
);
