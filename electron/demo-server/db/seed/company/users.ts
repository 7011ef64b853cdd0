import type { UserRow } from '../../rows';
import { demoAccounts } from '../accounts';
import { mailName } from '../people';
import { madeDaysAgo } from '../seedContext';
import type { SeedContext } from '../seedContext';
import type { SeededCompanies } from './companies';
import type { SeededQueues } from './queues';

export interface SeededUsers {
  ana: UserRow;
  bruno: UserRow;
  sueli: UserRow;
  carla: UserRow;
  /** Colleagues who only fill the lists. */
  colleagues: UserRow[];
}

const COLLEAGUES = ['Diego Martins', 'Fernanda Lopes', 'Igor Nascimento', 'Júlia Campos'] as const;

/** The demo accounts and some colleagues. */
export const seedUsers = (context: SeedContext, companies: SeededCompanies, queues: SeededQueues): SeededUsers => {
  const { tables, passwordHash } = context;
  const { support, sales, finance, delivery, repair } = queues;
  const stamps = madeDaysAgo(context, 450);

  const add = (values: Partial<UserRow>, linked: readonly { id: number }[] = []): UserRow => {
    const user = tables.users.insert({ passwordHash, allTicket: 'disabled', ...values, ...stamps });
    for (const { id } of linked) tables.userQueues.insert({ userId: user.id, queueId: id, ...stamps });
    return user;
  };
  const named = (email: string) => {
    const { name } = demoAccounts.find((account) => account.email === email)!;
    return { name, email };
  };
  const companyId = companies.main.id;
  const all = [support, sales, finance, delivery, repair];

  add({ ...named('super@demo.balcao'), companyId, profile: 'admin', super: true, allTicket: 'enabled' }, all);
  const seeded = {
    ana: add({ ...named('ana@demo.balcao'), companyId, profile: 'user' }, [support, sales]),
    bruno: add({ ...named('bruno@demo.balcao'), companyId, profile: 'user', allTicket: 'enabled' }, [
      finance,
      delivery,
    ]),
    sueli: add({ ...named('sueli@demo.balcao'), companyId, profile: 'supervisor', allTicket: 'enabled' }, all),
    carla: add({ ...named('carla@demo.balcao'), companyId, profile: 'admin', allTicket: 'enabled' }, all),
    colleagues: COLLEAGUES.map((name, index) =>
      add({ name, email: `${mailName(name.split(' ')[0]!)}@demo.balcao`, companyId, profile: 'user' }, [
        all[index]!,
        all[index + 1]!,
      ]),
    ),
  };
  add({ ...named('dono@lojabeta.balcao'), companyId: companies.other.id, profile: 'admin' }, [queues.other]);
  add({ ...named('dono@vencida.balcao'), companyId: companies.expired.id, profile: 'admin' });
  add({ ...named('dono@quase.balcao'), companyId: companies.nearlyExpired.id, profile: 'admin' });
  return seeded;
};
