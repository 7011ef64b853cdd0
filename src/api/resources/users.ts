import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createUsers = (http: Http) => ({
  show: (id: number) => http.request(rest.users.show, [id]),
});
