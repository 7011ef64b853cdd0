import type { SessionAnswer } from '@/bridge/desktop';

/** The `user` of a login answer, as servers send it. */
const aLoginUser = (rest: Readonly<Record<string, unknown>> = {}) => ({
  id: 7,
  name: 'Ana Ribeiro',
  email: 'ana@aurora.com.br',
  profile: 'user',
  super: false,
  companyId: 3,
  allTicket: 'disabled',
  queues: [],
  company: { id: 3, name: 'Casa Aurora Móveis', dueDate: '2027-03-15T00:00:00.000Z', settings: [] },
  ...rest,
});

export const signedInAs = (rest?: Readonly<Record<string, unknown>>): SessionAnswer => ({
  ok: true,
  user: aLoginUser(rest),
});

/** A login answer of a company with this due date. */
export const dueOn = (dueDate: string | null): SessionAnswer =>
  signedInAs({ company: { id: 3, name: 'Casa Aurora Móveis', dueDate, settings: [] } });
