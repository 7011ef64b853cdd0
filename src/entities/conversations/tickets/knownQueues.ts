import { isAdmin } from '@/domain/permissions';
import { id, parseList } from '@/protocol/parse';
import { selectQueuesStatus } from '../../company/queues/queues';
import type { EntitiesState } from '../../base/state';
import type { LocalFlags } from '../../base/storage';

/** Ids that were kept in local storage; none where they were damaged by hand or by another program. */
export const parseIds = (text: string | null): number[] => {
  try {
    return parseList(id, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
};

const keyOf = (account: string): string => `companyQueues:${account}`;

/** The queues the first lists were asked for with; empty where the lists waited for them. */
export const readKeptQueueIds = (account: string, local: LocalFlags): number[] =>
  parseIds(local.getItem(keyOf(account)));

/**
 * The company's queues as the last start knew them, so that an admin's first list need not wait for them; null where they are
 * read already, where some were chosen, or where none are known.
 */
export const lastKnownQueueIds = (state: EntitiesState, local: LocalFlags): number[] | null => {
  const { session, tickets } = state;
  if (!isAdmin(session.user) || session.account === null || tickets.filter.queueIds !== null) return null;
  if (selectQueuesStatus(state) === 'ready') return null;
  const known = readKeptQueueIds(session.account, local);
  return known.length > 0 ? known : null;
};

export const keepQueueIds = (account: string, queueIds: readonly number[], local: LocalFlags): void =>
  local.setItem(keyOf(account), JSON.stringify(queueIds));
