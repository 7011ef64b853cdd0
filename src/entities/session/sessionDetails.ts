import { createAppThunk } from '../base/thunk';
import type { Company } from '@/protocol/records/companies';
import type { Setting } from '@/protocol/records/settings';
import type { SessionUser } from '@/protocol/records/users';

/** Reads the company, which login and refresh answers lack in part. A failure does not end the session. */
export const loadOwnCompany = createAppThunk<Company | null, number>(
  'session/loadCompany',
  (companyId, { extra }) => extra.api.companies.show(companyId),
  { silent: true },
);

export const loadSettings = createAppThunk<Setting[]>(
  'session/loadSettings',
  (_, { extra }) => extra.api.settings.list(),
  {
    silent: true,
  },
);

/** The plan decides about pages and menu entries; a company may have none. */
export const loadOwnPlan = createAppThunk<Company['plan'], number>(
  'session/loadPlan',
  async (companyId, { extra }) => (await extra.api.companies.plan(companyId))?.plan ?? null,
  { silent: true },
);

/** The user's own record; a login answer lacks the default connection, events lack more. */
export const loadOwnUser = createAppThunk<SessionUser | null, number>(
  'session/loadOwnUser',
  (userId, { extra }) => extra.api.users.show(userId),
  { silent: true },
);
