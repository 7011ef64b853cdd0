import type { UserListItem } from '@/contract/entities/users';
import { createAppThunk } from '../thunk';

/** All users of the company with their queues (CALL-24), for choices; whoever asks says that they could not be loaded. */
export const listUsers = createAppThunk<UserListItem[]>('users/list', (_, { extra }) => extra.api.users.list(), {
  silent: true,
});
