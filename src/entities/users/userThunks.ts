import type { SessionUser, UserListItem } from '@/protocol/records/users';
import { createAppThunk } from '../thunk';

/** All users of the company with their queues, for choices; whoever asks says that they could not be loaded. */
export const listUsers = createAppThunk<UserListItem[]>(
  'users/list',
  (_, { extra, getState }) => extra.api.users.list(getState().session.user?.companyId),
  { silent: true },
);

/** Reads one user whole: lists lack the default connection. */
export const loadUser = createAppThunk<SessionUser | null, number>(
  'users/show',
  (id, { extra }) => extra.api.users.show(id),
  { silent: true },
);
