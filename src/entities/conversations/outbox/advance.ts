import { selectAccount } from '../../session/sessionSelectors';
import type { EntityContext } from '../../base/thunk';
import { entryChanged } from './outboxSlice';
import type { OutboxEntry } from './outboxState';

/** Changes an entry, first on disk. Null if `change` declines, the entry is gone or another window has it. */
export const advance = async (
  { getState, dispatch, extra }: EntityContext,
  id: string,
  change: (entry: OutboxEntry) => OutboxEntry | null,
  account: string = selectAccount(getState()),
): Promise<OutboxEntry | null> => {
  const changed = await extra.storage.outbox.update(account, id, change);
  if (changed) dispatch(entryChanged(changed));
  return changed;
};
