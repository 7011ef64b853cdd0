import type { OptionToSave } from '@/api/queueOptions';
import type { QueueOption } from '@/protocol/records/queues';
import { optionsBelow } from '@/domain/queueOptions';
import type { SaveRequest } from '../collection/collectionOptions';
import { createAppThunk } from '../thunk';

interface Branch {
  readonly queueId: number;
  /** Null = the first choices of the queue. */
  readonly parentId: number | null;
}

/** Reads the options right below one, or a queue's first ones. The branch itself says when it failed. */
export const loadOptions = createAppThunk<readonly QueueOption[], Branch>(
  'queueOptions/load',
  async ({ queueId, parentId }, { extra: { api } }) =>
    optionsBelow(await api.queueOptions.list({ queueId, parentId }), parentId),
  { silent: true },
);

/** Creates an option or changes one. No event tells of it: the branch is read again. */
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
