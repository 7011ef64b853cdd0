import * as z from 'zod/mini';
import { many } from '@/protocol/answers';
import { record, text } from '@/protocol/parse';
import type { Http } from './http';

const ROLES = ['agent', 'supervisor', 'admin', 'super', 'otherCompany', 'expired', 'nearlyExpired'] as const;

/** An account of the demo workspace; its password is shown on the login page and protects nothing. */
const demoAccountSchema = record({
  role: z.enum(ROLES),
  name: text,
  email: text,
  password: text,
  company: text,
});
export type DemoAccount = z.infer<typeof demoAccountSchema>;

/** Calls that only the demo workspace answers. */
export const createDemo = (http: Http) => ({
  accounts: () => http.get('/__demo/accounts', many(demoAccountSchema, 'accounts'), { session: 'none' }),
});
