import type { QuickMessage } from '@/contract/entities/quickMessages';
import { createAppThunk } from '../thunk';

/** Reads the user's quick answers (CALL-67). What was read before stays in use meanwhile. */
export const loadQuickMessages = createAppThunk<QuickMessage[]>(
  'quickMessages/load',
  (_, { getState, extra }) => {
    const { user } = getState().session;
    return user ? extra.api.quickMessages.list(user.companyId ?? 0, user.id) : [];
  },
  { silent: true },
);
