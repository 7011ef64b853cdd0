import { isKeptTooLong, type KeptQueues } from '@/domain/company/keptQueues';
import { selectAccount } from '../../session/sessionSelectors';
import type { EntityContext } from '../../base/thunk';

type Disk = Pick<EntityContext, 'getState' | 'extra'>;

/** Keeps the queues before the call that empties them. The app may be killed at any moment after it. */
export const keepOnDisk = async (kept: Pick<KeptQueues, 'id' | 'queues'>, { getState, extra }: Disk): Promise<void> => {
  try {
    await extra.storage.keptQueues.put(selectAccount(getState()), String(kept.id), {
      ...kept,
      keptAt: extra.clock.now(),
    });
  } catch (error) {
    extra.log.warn('Queues of a connection not kept', { reason: String(error) });
  }
};

/** The queues are in place again, or nothing can restore them any more. */
export const forgetKept = async (id: number, { getState, extra }: Disk): Promise<void> => {
  try {
    await extra.storage.keptQueues.remove(selectAccount(getState()), String(id));
  } catch (error) {
    extra.log.warn('Kept queues of a connection not removed', { reason: String(error) });
  }
};

/** What an earlier start kept and did not restore. */
export const readKept = async ({ getState, extra }: Disk): Promise<readonly KeptQueues[]> => {
  const account = selectAccount(getState());
  const all = await extra.storage.keptQueues.readAll(account);
  const isOld = (kept: KeptQueues): boolean => isKeptTooLong(kept, extra.clock.now());
  await Promise.all(all.filter(isOld).map(({ id }) => extra.storage.keptQueues.remove(account, String(id))));
  return all.filter((kept) => !isOld(kept));
};
