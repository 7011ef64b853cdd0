import { hasCampaigns } from '@/domain/company/companySettings';
import type { SessionUser } from '@/protocol/records/users';
import { readLock } from '../device/lock/lock';
import { accountOf } from '../base/storage';
import type { EntityDispatch, Services } from '../base/thunk';
import {
  clearLocalSession,
  readSessionFlags,
  storeCampaignsFlag,
  storeCampaignPagesFlag,
  storeSessionIds,
} from './localSession';
import { sessionStarted, type SessionStart } from './sessionActions';

/** Stores the ids of the session on this computer and announces that it began. */
export const startSession = async (
  user: SessionUser,
  { dispatch, extra }: { dispatch: EntityDispatch; extra: Services },
  start: Pick<SessionStart, 'fresh' | 'endingInDays'>,
): Promise<void> => {
  const { local } = extra.storage;
  // A session that could not be restored leaves its ids and flags behind.
  if (start.fresh) clearLocalSession(local);
  storeSessionIds(local, user.id, user.companyId);
  if (hasCampaigns(user.company?.settings)) {
    storeCampaignsFlag(local, true);
    storeCampaignPagesFlag(local);
  }
  const account = accountOf(extra.server?.rest ?? '', user.id);
  // Read this before the first screen is rendered, which a locked window must not show.
  const lockTries = start.fresh ? null : await readLock(extra, account);
  dispatch(sessionStarted({ user, account, flags: readSessionFlags(local), lockTries, ...start }));
};
