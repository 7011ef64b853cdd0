import type { UserToSave } from '@/api/users';
import type { UserListItem } from '@/protocol/records/users';
import type { SearchQuery } from '../../base/collection/collectionState';
import { createCollection } from '../../base/collection/createCollection';
import { createFormReader } from '../../base/collection/recordReader';
import { createAppThunk } from '../../base/thunk';

/** Reads all users of the company with their queues, for choices; the caller shows a failure. */
export const listUsers = createAppThunk<UserListItem[]>(
  'users/list',
  (_, { extra, getState }) => extra.api.users.list(getState().session.user?.companyId),
  { silent: true },
);

export type UserFields = Omit<UserToSave, 'companyId'>;

/** The users' screen and dialog. */
export const users = createCollection<UserListItem, SearchQuery, UserFields>('users', {
  views: {
    page: async ({ api, signal }, { query, pageNumber }) => ({
      ...(await api.users.page({ ...query, pageNumber }, signal)),
      // Ignored: servers count a user once for each queue.
      count: undefined,
    }),
  },
  event: 'user',
  save: async ({ api, session: { user } }, id, fields) => {
    const body: UserToSave = { ...fields, companyId: user?.companyId ?? 0 };
    return id === null ? api.users.create(body) : api.users.update(id, body);
  },
  remove: ({ api }, id) => api.users.remove(id),
  words: ({ name, email }) => [name, email],
  texts: { saved: 'users:saved', removed: 'users:removed', notRemoved: 'common:state.failed' },
});

/** Reads one complete user: lists lack the default connection. */
export const readUser = createFormReader(users, (api, id) => api.users.show(id));
