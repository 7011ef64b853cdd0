import type { OptionToSave } from '@/api/queueOptions';
import type { QueueToSave } from '@/api/queues';
import { optionsBelow } from '@/domain/company/queueOptions';
import type { Queue, QueueOption } from '@/protocol/records/queues';
import { doneTexts, type SaveRequest, wholeList } from '../../base/collection/collectionOptions';
import { EVERYTHING, type SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createSecretReader } from '../../base/collection/recordReader';
import type { LoadStatus } from '../../base/loadStatus';
import type { EntitiesState } from '../../base/state';
import { createAppThunk, type EntityDispatch } from '../../base/thunk';
import type { NamedRef } from '@/protocol/records/shared';
import { readAllPages } from '../../base/readAllPages';

interface Branch {
  readonly queueId: number;
  /** Null = the queue's root options. */
  readonly parentId: number | null;
}

/** Reads the direct children of an option, or a queue's root options. The branch itself shows a failure. */
export const loadOptions = createAppThunk<readonly QueueOption[], Branch>(
  'queueOptions/load',
  async ({ queueId, parentId }, { extra: { api } }) =>
    optionsBelow(await api.queueOptions.list({ queueId, parentId }), parentId),
  { silent: true },
);

/** Creates or changes an option. Options have no events, so the branch is read again. */
export const saveOption = createAppThunk<QueueOption | null, SaveRequest<OptionToSave>>(
  'queueOptions/save',
  ({ id, fields }, { extra: { api } }) =>
    id === null ? api.queueOptions.create(fields) : api.queueOptions.update(id, fields),
  { fallbackKey: 'common:toasts.notDone' },
);

/** Deletes an option and everything below it. */
export const removeOption = createAppThunk<null, number>(
  'queueOptions/remove',
  async (id, { extra: { api } }) => {
    await api.queueOptions.remove(id);
    return null;
  },
  { fallbackKey: 'common:toasts.notDone' },
);

/** All queues of the company in the order of the bot's menu. */
export const queues = createCollection<Queue, SearchQuery, QueueToSave, 'all'>('queues', {
  views: { all: async ({ api }) => wholeList(await api.queues.list()) },
  // Ticket lists and choices need the queues.
  isAlwaysRead: true,
  event: 'queue',
  save: ({ api }, id, fields) => (id === null ? api.queues.create(fields) : api.queues.update(id, fields)),
  remove: ({ api }, id) => api.queues.remove(id),
  words: ({ name }) => [name],
  compare: (left, right) =>
    (left.orderQueue ?? Number.MAX_SAFE_INTEGER) - (right.orderQueue ?? Number.MAX_SAFE_INTEGER) || left.id - right.id,
  texts: doneTexts,
});

/** Reads all queues of the company. */
export const loadQueues = () => queues.load({ view: 'all', query: EVERYTHING, page: 1 });

/** The latest call, by the store. */
const latest = new WeakMap<() => EntitiesState, ReturnType<ReturnType<typeof loadQueues>>>();

/** Waits until the queues are known; lists of one session that need them at the same time share one call. */
export const ensureQueues = async (dispatch: EntityDispatch, getState: () => EntitiesState): Promise<void> => {
  const { status, request } = queues.selectView(getState(), 'all');
  if (status === 'ready') return;
  const known = latest.get(getState);
  // Another call may be that of a former session, whose answer does not count.
  const load = known && known.requestId === request?.id ? known : dispatch(loadQueues());
  latest.set(getState, load);
  await load;
};

/** Reads one complete queue, with its token. */
export const readQueue = createSecretReader(queues, (api, id) => api.queues.show(id));

/** All queues in the order of the bot's menu. */
export const selectQueues = (state: EntitiesState): readonly Queue[] => queues.selectRecords(state, 'all');

/** Whether the queues are known. */
export const selectQueuesStatus = (state: EntitiesState): LoadStatus => queues.selectView(state, 'all').status;

/** The integrations and prompts that can answer for a queue. */
export interface Automations {
  readonly integrations: readonly NamedRef[];
  readonly prompts: readonly NamedRef[];
}

const named = (records: readonly NamedRef[]): NamedRef[] => records.map(({ id, name }) => ({ id, name }));

/** Reads all integrations and all prompts. */
export const loadAutomations = createAppThunk<Automations>(
  'queues/automations',
  async (_, { extra: { api } }) => {
    const [integrations, prompts] = await Promise.all([
      readAllPages((pageNumber) => api.queueIntegrations.page({ searchParam: '', pageNumber })),
      readAllPages((pageNumber) => api.prompts.page({ searchParam: '', pageNumber })),
    ]);
    return { integrations: named(integrations), prompts: named(prompts) };
  },
  { silent: true },
);
