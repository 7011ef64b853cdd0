import { selectAccount } from '../../session/sessionSelectors';
import type { EntitiesState } from '../../base/state';
import type { EntityDispatch, Services } from '../../base/thunk';
import { entryChanged } from './outboxSlice';
import type { OutboxEntry } from './outboxState';

/** The parts of the store that the outbox needs. */
export interface OutboxContext {
  readonly getState: () => EntitiesState;
  readonly dispatch: EntityDispatch;
  readonly extra: Services;
}

/** Changes an entry, first on disk. Null if `change` declines, the entry is gone or another window has it. */
export const advance = async (
  { getState, dispatch, extra }: OutboxContext,
  id: string,
  change: (entry: OutboxEntry) => OutboxEntry | null,
  account: string = selectAccount(getState()),
): Promise<OutboxEntry | null> => {
  const changed = await extra.storage.outbox.update(account, id, change);
  if (changed) dispatch(entryChanged(changed));
  return changed;
};
