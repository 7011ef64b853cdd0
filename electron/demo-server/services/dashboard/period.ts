import type { SqlParams } from '../../db/database';
import type { Dialect } from '../../dialect';
import { ServerFailure } from '../../http/errors';

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const DAY = 86_400_000;

/** SQL that moves a stored instant into the server's zone, for its day and hour. */
export const zoned = (column: string, { naiveOffset }: Dialect): string =>
  `datetime(${column}, '${naiveOffset === 'Z' ? '+00:00' : naiveOffset}')`;

/**
 * The first or last instant of a day in the server's zone, as ISO text.
 * @throws ServerFailure for a text that is not a date: the charts of real servers answer with 500
 */
export const edgeOfDay = (day: string, edge: 'start' | 'end', { naiveOffset }: Dialect): string => {
  const instant = new Date(`${day}T${edge === 'start' ? '00:00:00.000' : '23:59:59.999'}${naiveOffset}`);
  if (!PLAIN_DATE.test(day) || Number.isNaN(instant.getTime())) throw new ServerFailure('not a date');
  return instant.toISOString();
};

export interface PeriodInput {
  days: number | undefined;
  /** yyyy-MM-dd, '' for none. */
  dateFrom: string;
  dateTo: string;
}

/** A condition on attendances. ⚠ `days` or a first date exclude those never queued, a last date excludes running ones. */
export const periodOf = (
  { days, dateFrom, dateTo }: PeriodInput,
  now: Date,
  dialect: Dialect,
): { condition: string; params: SqlParams } => {
  const parts: string[] = [];
  const params: Record<string, string> = {};
  if (days !== undefined && days > 0) {
    parts.push('a.queuedAt >= :since');
    params['since'] = new Date(now.getTime() - days * DAY).toISOString();
  }
  if (dateFrom !== '') {
    parts.push('a.queuedAt >= :dateFrom');
    params['dateFrom'] = edgeOfDay(dateFrom, 'start', dialect);
  }
  if (dateTo !== '') {
    parts.push('a.finishedAt <= :dateTo');
    params['dateTo'] = edgeOfDay(dateTo, 'end', dialect);
  }
  return { condition: parts.map((part) => ` AND ${part}`).join(''), params };
};
