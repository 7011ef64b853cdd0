import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createWhatsapp = (http: Http) => ({
  /** `session=0` keeps the connection's secret out of the answer (CALL-55). */
  list: (companyId: number) => http.request(rest.whatsapp.list, [], { query: { session: 0, companyId } }),
});
