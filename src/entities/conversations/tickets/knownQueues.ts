import * as z from 'zod/mini';
import { isAdmin } from '@/domain/permissions';
import { createStoredValue, type LocalFlags } from '@/lib/storedValue';
import { id, parseList } from '@/protocol/parse';
import { selectQueuesStatus } from '../../company/queues/queues';
import type { EntitiesState } from '../../base/state';

const idsSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((ids) => parseList(id, ids)),
);

/** The queues an account chose for its lists. */
export const storedChoice = (account: string) => createStoredValue(`ticketQueues:${account}`, idsSchema, []);

/** The queues that the first lists were requested with; empty if the lists waited for the queues. */
export const storedCompanyQueues = (account: string) => createStoredValue(`companyQueues:${account}`, idsSchema, []);

/**
 * The company's queues as known at the last start, so that an admin's first list need not wait for them. Null if they are already
 * loaded, if the user chose some, or if none are known.
 */
export const lastKnownQueueIds = (state: EntitiesState, local: LocalFlags): number[] | null => {
  const { session, tickets } = state;
  if (!isAdmin(session.user) || session.account === null || tickets.filter.queueIds !== null) return null;
  if (selectQueuesStatus(state) === 'ready') return null;
  const known = storedCompanyQueues(session.account).read(local);
  return known.length > 0 ? known : null;
};
