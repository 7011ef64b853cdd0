import type { ServerContext } from '@native/demo-server/context';
import { inDays } from './seedCompanies';

const dayFromNow = (days: number): string => inDays(days).slice(0, 10);

/** Helps and invoices of the recorded server. */
export function seedPlatform({ tables: { helps, invoices } }: ServerContext): void {
  helps.insert({ id: 1, title: 'Primeiros passos', description: 'Como atender', video: 'dQw4w9WgXcQ' });
  helps.insert({ id: 2, title: 'Campanhas', description: 'Como criar campanhas', video: 'aaaaaaaaaaa' });

  const monthly = { detail: 'Plano 1', value: 30, companyId: 1 };
  invoices.insert({ ...monthly, id: 4, status: 'open', dueDate: dayFromNow(-10) });
  invoices.insert({ ...monthly, id: 5, status: 'paid', dueDate: dayFromNow(-40) });
  invoices.insert({ ...monthly, id: 6, status: 'open', dueDate: dayFromNow(10) });
}
