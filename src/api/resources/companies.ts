import { rest } from '@/contract/rest';
import type { Http } from '../http';

export const createCompanies = (http: Http) => ({
  show: (id: number) => http.request(rest.companies.show, [id]),
  /** The company with its plan (CALL-08). */
  plan: (id: number) => http.request(rest.companies.plan, [id]),
});
