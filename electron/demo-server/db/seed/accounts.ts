/** What a demo account may do, as the login page's list names it. */
export type DemoRole = 'agent' | 'supervisor' | 'admin' | 'super' | 'otherCompany' | 'expired' | 'nearlyExpired';

export interface DemoAccount {
  role: DemoRole;
  name: string;
  email: string;
  password: string;
  company: string;
}

/** Password of every account. The demo's login page shows it, so it protects nothing. */
export const DEMO_PASSWORD = 'demo1234';

export const COMPANY_NAMES = {
  main: 'Casa Aurora Móveis',
  other: 'Loja Beta',
  expired: 'Presentes da Vila',
  nearlyExpired: 'Papelaria Pinguim',
} as const;

const { main, other, expired, nearlyExpired } = COMPANY_NAMES;

const account = (role: DemoRole, name: string, email: string, company: string): DemoAccount => ({
  role,
  name,
  email,
  password: DEMO_PASSWORD,
  company,
});

/** The accounts offered at GET /__demo/accounts. */
export const demoAccounts: readonly DemoAccount[] = [
  account('agent', 'Ana Ribeiro', 'ana@demo.balcao', main),
  account('agent', 'Bruno Tavares', 'bruno@demo.balcao', main),
  account('supervisor', 'Sueli Andrade', 'sueli@demo.balcao', main),
  account('admin', 'Carla Menezes', 'carla@demo.balcao', main),
  account('super', 'Renata Prado', 'super@demo.balcao', main),
  account('otherCompany', 'Loja Beta', 'dono@lojabeta.balcao', other),
  account('expired', 'Sandra Reis', 'dono@vencida.balcao', expired),
  account('nearlyExpired', 'Marcos Vidal', 'dono@quase.balcao', nearlyExpired),
];
