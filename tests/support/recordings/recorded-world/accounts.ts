/** Password of the recorded server's accounts, chosen by the tests; ids are those of the recordings. */
export const PASSWORD = 'recorded-1';

export interface Account {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly companyId: number;
  readonly profile: 'admin' | 'user' | 'supervisor';
  readonly allTicket: string;
  readonly queueIds: readonly number[];
  readonly super?: boolean;
}

const owner = (id: number, name: string, email: string, companyId: number): Account => ({
  id,
  name,
  email,
  companyId,
  profile: 'admin',
  allTicket: 'desabled',
  queueIds: [],
});

const staff = (
  id: number,
  name: string,
  email: string,
  profile: Account['profile'],
  allTicket: string,
  queueIds: readonly number[],
): Account => ({ id, name, email, companyId: 1, profile, allTicket, queueIds });

/** Accounts by the actor's name in the recordings. */
export const ACTORS = {
  super: { ...owner(1, 'Admin', 'admin@admin.com', 1), super: true },
  otherCompany: owner(2, 'Loja Beta', 'dono@beta.test', 2),
  admin: staff(6, 'Carla Admin', 'carla@empresa1.test', 'admin', 'enabled', [1, 2, 3]),
  agent: staff(7, 'Ana Atendente', 'ana@empresa1.test', 'user', 'disabled', [1, 2]),
  agent2: staff(8, 'Bruno Atendente', 'bruno@empresa1.test', 'user', 'enabled', [3]),
  supervisor: staff(9, 'Sueli Supervisora', 'sueli@empresa1.test', 'supervisor', 'enabled', [1, 2, 3]),
} satisfies Readonly<Record<string, Account>>;

export type ActorName = keyof typeof ACTORS;

export const isActor = (name: string): name is ActorName => name in ACTORS;

export const ACCOUNTS: readonly Account[] = [
  ...Object.values(ACTORS),
  owner(3, 'Empresa Vencida', 'dono@vencida.test', 3),
  owner(4, 'Empresa Quase', 'dono@quase.test', 4),
  owner(5, 'Nova Cadastro', 'nova@cadastro.test', 5),
];
