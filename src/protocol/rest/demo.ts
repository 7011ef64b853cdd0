import * as z from 'zod/mini';
import { record, text } from '../parse';
import { call, many } from './call';

const ROLES = ['agent', 'supervisor', 'admin', 'super', 'otherCompany', 'expired', 'nearlyExpired'] as const;

/** An account of the demo workspace; its password is shown on the login page and protects nothing. */
export const demoAccountSchema = record({
  role: z.enum(ROLES),
  name: text,
  email: text,
  password: text,
  company: text,
});
export type DemoAccount = z.infer<typeof demoAccountSchema>;

/** What the demo workspace adds to the calls of a server (DEMO-06); it answers them below the REST base too. */
export const demo = {
  accounts: call('GET', () => '/__demo/accounts', many(demoAccountSchema, 'accounts')),
};
