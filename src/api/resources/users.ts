import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createUsers = (http: Http) => ({
  /** All users of the company with their queues (CALL-24). */
  list: () => http.request(rest.users.list, []),
  show: (id: number) => http.request(rest.users.show, [id]),
});
