import type { ServerContext } from '../../context';

/** What seed functions may use. They run inside one transaction. */
export interface SeedContext extends Pick<ServerContext, 'db' | 'tables' | 'clock' | 'publicDir'> {
  /** Hash of the password every seeded account has. */
  passwordHash: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** ISO text of the moment `days` from now; negative values are in the past. */
export const daysFromNow = ({ clock }: Pick<SeedContext, 'clock'>, days: number): string =>
  new Date(clock.now().getTime() + days * DAY_MS).toISOString();

/** Midnight UTC of a day, as servers store plain dates. */
export const dayFromNow = (context: Pick<SeedContext, 'clock'>, days: number): string =>
  `${daysFromNow(context, days).slice(0, 10)}T00:00:00.000Z`;

/** `createdAt` and `updatedAt` of a row that has not changed since this moment, ISO text. */
export const madeAt = (moment: string) => ({ createdAt: moment, updatedAt: moment });

/** The same of a row created that many days ago. */
export const madeDaysAgo = (context: Pick<SeedContext, 'clock'>, days: number) => madeAt(daysFromNow(context, -days));
