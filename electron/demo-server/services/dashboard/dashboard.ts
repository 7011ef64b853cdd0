import type { ServerContext } from '../../context';
import type { SqlParams } from '../../db/database';
import type { Actor } from '../../http/tokens';
import { periodOf, zoned, type PeriodInput } from './period';

type Counters = Record<'supportFinished' | 'leads', number> & Record<'avgSupportTime' | 'avgWaitTime', number | null>;

interface AttendantRow {
  id: number;
  name: string;
  online: number | null;
  rating: number;
  tickets: number;
  avgSupportTime: number;
}

/** Whole minutes between two instants. */
const minutes = (from: string, to: string): string =>
  `CAST((julianday(${to}) - julianday(${from})) * 1440 + 0.0001 AS INTEGER)`;

/** The attendances of the period, each with its times in minutes and the day it ended. */
const attendances = (condition: string, endDay: string): string => `
  WITH period AS (
    SELECT a.userId, a.finishedAt, t.contactId, ${endDay} AS endDay,
      ${minutes('a.queuedAt', 'a.startedAt')} AS waited,
      ${minutes('a.startedAt', 'coalesce(a.ratingAt, a.finishedAt)')} AS talked
    FROM ticket_traking a JOIN tickets t ON t.id = a.ticketId
    WHERE a.companyId = :companyId${condition}
  )`;

/** The numbers of the dashboard, each computed from the attendances. */
export const createDashboard = (context: ServerContext) => {
  const { db, tables, clock, dialect } = context;

  const measured = (period: string, params: SqlParams): Counters =>
    db.get<Counters>(
      `${period}
      SELECT count(finishedAt) AS supportFinished,
        (SELECT count(*) FROM (SELECT 1 FROM period GROUP BY contactId HAVING count(*) = 1)) AS leads,
        avg(CASE WHEN talked > 0 THEN talked END) AS avgSupportTime,
        avg(CASE WHEN waited > 0 THEN waited END) AS avgWaitTime
      FROM period`,
      params,
    )!;

  const attendants = (period: string, params: SqlParams) =>
    db
      .all<AttendantRow>(
        `${period}
        SELECT u.id, u.name, u.online,
          coalesce((SELECT avg(rate) FROM user_ratings r WHERE r.userId = u.id AND date(${zoned('r.createdAt', dialect)})
            IN (SELECT endDay FROM period WHERE userId = u.id)), 0) AS rating,
          count(p.contactId) AS tickets,
          coalesce(avg(CASE WHEN p.talked > 0 THEN p.talked END), 0) AS avgSupportTime
        FROM users u LEFT JOIN period p ON p.userId = u.id
        WHERE u.companyId = :companyId GROUP BY u.id ORDER BY folded(u.name), u.id`,
        params,
      )
      .map((row) => ({ ...row, online: row.online === null ? null : row.online === 1 }));

  return {
    /** ⚠ Open and waiting tickets are counted as of now, whatever the period. */
    show: ({ companyId }: Actor, input: PeriodInput) => {
      const { condition, params } = periodOf(input, clock.now(), dialect);
      const period = attendances(condition, `date(${zoned('a.finishedAt', dialect)})`);
      const bound = { companyId, ...params };
      return {
        counters: {
          supportHappening: tables.tickets.count({ companyId, status: 'open' }),
          supportPending: tables.tickets.count({ companyId, status: 'pending' }),
          ...measured(period, bound),
        },
        attendants: attendants(period, bound),
      };
    },
  };
};
