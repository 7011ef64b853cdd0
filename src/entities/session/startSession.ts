import { hasCampaigns } from '@/domain/company/companySettings';
import type { SessionUser } from '@/protocol/records/users';
import { readLock } from '../device/lock/lock';
import type { EntitiesState } from '../base/state';
import { accountOf } from '../base/storage';
import type { EntityDispatch, Services } from '../base/thunk';
import {
  clearLocalSession,
  readLastPlan,
  readSessionFlags,
  storeCampaignsFlag,
  storeCampaignPagesFlag,
  storeSessionIds,
} from './localSession';
import { addressOfData } from './movedServers';
import { sessionStarted, type SessionStart } from './sessionActions';

interface SessionContext {
  readonly dispatch: EntityDispatch;
  readonly getState: () => EntitiesState;
  readonly extra: Services;
}

/** Stores the ids of the session on this computer and announces that it began. */
export const startSession = async (
  user: SessionUser,
  { dispatch, getState, extra }: SessionContext,
  start: Pick<SessionStart, 'fresh' | 'endingInDays'>,
): Promise<void> => {
  const { local } = extra.storage;
  const account = accountOf(addressOfData(local, extra.server?.rest ?? ''), user.id);
  const { status } = getState().session;
  // Read this before the first screen is rendered, which a locked window must not show.
  const lockTries = start.fresh ? null : await readLock(extra, account);
  // A busy disk answers late: the user may have given up the restore meanwhile.
  if (getState().session.status !== status) return;
  // A session that could not be restored leaves its ids and flags behind.
  if (start.fresh) clearLocalSession(local);
  storeSessionIds(local, user.id, user.companyId);
  if (hasCampaigns(user.company?.settings)) {
    storeCampaignsFlag(local, true);
    storeCampaignPagesFlag(local);
  }
  const [flags, plan] = [readSessionFlags(local), readLastPlan(local)];
  dispatch(sessionStarted({ user, account, flags, plan, lockTries, ...start }));
};
