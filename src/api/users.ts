import { many, nothing, one, paged } from '@/protocol/answers';
import { sessionUserSchema, userListItemSchema } from '@/protocol/records/users';
import { part, type Http } from './http';
import type { PageQuery } from './pageQuery';

/** The fields of a user's form. Servers clear what is missing, so all are sent. */
export interface UserToSave {
  readonly name: string;
  readonly email: string;
  /** Absent keeps the one there is. */
  readonly password?: string;
  readonly profile: string;
  readonly allTicket: 'enabled' | 'disabled';
  readonly whatsappId: number | null;
  readonly companyId: number;
  readonly queueIds: readonly number[];
}

export const createUsers = (http: Http) => ({
  page: (query: PageQuery, signal?: AbortSignal) =>
    http.get('/users/', paged(userListItemSchema, 'users'), { query: { ...query }, signal }),
  /** All users of a company with their queues; without an id, of the user's own company. */
  list: (companyId?: number) => http.get('/users/list', many(userListItemSchema, 'users'), { query: { companyId } }),
  show: (id: number) => http.get(`/users/${part(id)}`, one(sessionUserSchema)),
  create: (body: UserToSave) => http.post('/users', one(userListItemSchema), { body }),
  update: (id: number, body: UserToSave) => http.put(`/users/${part(id)}`, one(userListItemSchema), { body }),
  remove: (id: number) => http.delete(`/users/${part(id)}`, nothing),
});
