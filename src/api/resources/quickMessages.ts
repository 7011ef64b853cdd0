import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createQuickMessages = (http: Http) => ({
  /** CALL-67: every quick answer of one user. */
  list: (companyId: number, userId: number) =>
    http.request(rest.quickMessages.list, [], { query: { companyId, userId } }),
});
