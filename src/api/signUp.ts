import { many, one } from '@/protocol/answers';
import { companySchema } from '@/protocol/records/companies';
import { planSchema } from '@/protocol/records/plans';
import type { Http } from './http';

/** A new company with its first user. */
export interface NewCompany {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Digits only. */
  readonly phone: string;
  readonly planId: number;
  /** ISO-8601 with an offset. */
  readonly dueDate: string;
  readonly recurrence: 'MENSAL';
  readonly status: 't';
  readonly campaignsEnabled: true;
}

/** The two calls of the sign-up page; neither carries a session token. */
export const createSignUp = (http: Http) => ({
  plans: () => http.get('/plans/list', many(planSchema, 'plans'), { session: 'none' }),
  register: (body: NewCompany) => http.post('/companies/cadastro', one(companySchema), { body, session: 'none' }),
});
