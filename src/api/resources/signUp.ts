import { rest } from '@/protocol/rest';
import type { Http } from '../http';

/** A new company with its first user (CALL-16). */
export interface NewCompany {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** Digits. */
  readonly phone: string;
  readonly planId: number;
  /** ISO-8601 with an offset (SIGN-07). */
  readonly dueDate: string;
  readonly recurrence: 'MENSAL';
  readonly status: 't';
  readonly campaignsEnabled: true;
}

/** The two calls of the sign-up page; neither carries a session token (SESS-21). */
export const createSignUp = (http: Http) => ({
  /** CALL-17. */
  plans: () => http.request(rest.plans.list, [], { session: 'none' }),
  /** CALL-16. */
  register: (body: NewCompany) => http.request(rest.companies.signUp, [], { body, session: 'none' }),
});
