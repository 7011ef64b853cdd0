import { addressPart } from '@/lib/addressPart';
import { many, one, paged } from '@/protocol/answers';
import { sessionUserSchema, type UserListItem, userListItemSchema } from '@/protocol/records/users';
import { changesOf, pageOf } from './calls';
import { type Http } from './http';

/** The fields of a user's form. Servers clear what is missing, so all are sent. */
export interface UserToSave {
  readonly name: string;
  readonly email: string;
  /** Absent: the password stays the same. */
  readonly password?: string;
  readonly profile: string;
  readonly allTicket: 'enabled' | 'disabled';
  readonly whatsappId: number | null;
  readonly companyId: number;
  readonly queueIds: readonly number[];
}

export const createUsers = (http: Http) => ({
  /** Returns a page of users; its total counts a user once for each queue. */
  page: pageOf(http, '/users/', paged(userListItemSchema, 'users')),
  /** All users of a company with their queues; without an id, of the user's own company. */
  list: (companyId?: number) => http.get('/users/list', many(userListItemSchema, 'users'), { query: { companyId } }),
  show: (id: number) => http.get(`/users/${addressPart(id)}`, one(sessionUserSchema)),
  ...changesOf<UserListItem, UserToSave>(http, '/users', one(userListItemSchema)),
});
