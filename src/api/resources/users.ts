import { rest } from '@/protocol/rest';
import type { Http } from '../http';
import type { PageQuery } from '../pageQuery';

/** The fields of a user's form (CALL-26, CALL-27). Servers clear what is missing, so all are sent. */
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
  /** CALL-23. */
  page: (query: PageQuery, signal?: AbortSignal) => http.request(rest.users.page, [], { query: { ...query }, signal }),
  /** All users of a company with their queues (CALL-24); without an id, of the own. */
  list: (companyId?: number) => http.request(rest.users.list, [], { query: { companyId } }),
  /** CALL-25. */
  show: (id: number) => http.request(rest.users.show, [id]),
  /** CALL-26. */
  create: (body: UserToSave) => http.request(rest.users.create, [], { body }),
  /** CALL-27. */
  update: (id: number, body: UserToSave) => http.request(rest.users.update, [id], { body }),
  /** CALL-28. */
  remove: (id: number) => http.request(rest.users.remove, [id]),
});
