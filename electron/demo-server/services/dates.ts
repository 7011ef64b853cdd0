import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';
import type { Dialect } from '../dialect';
import { ServerFailure } from '../http/errors';

dayjs.extend(utc);
dayjs.extend(timezone);

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;
const HAS_OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

/**
 * The instant that a client's date means, as ISO text. A plain date is midnight UTC; a time without an offset is in the
 * server's zone. Empty means none.
 * @throws ServerFailure for a text that is not a date
 */
export const toInstant = (text: string | null | undefined, { naiveOffset }: Dialect): string | null => {
  if (!text) return null;
  const iso = text.trim().replace(' ', 'T');
  const date = new Date(PLAIN_DATE.test(iso) || HAS_OFFSET.test(iso) ? iso : iso + naiveOffset);
  if (Number.isNaN(date.getTime())) throw new ServerFailure('not a date');
  return date.toISOString();
};

/** The time is in the zone, an IANA name, unless it has an offset. @throws ServerFailure for an unknown zone */
const instantInZone = (text: string, zone: string): string => {
  try {
    return (HAS_OFFSET.test(text) ? dayjs(text) : dayjs.tz(text, zone)).toISOString();
  } catch (error) {
    if (error instanceof RangeError) throw new ServerFailure(error.message);
    throw error;
  }
};

/**
 * As `toInstant`, for the time of something planned. ⚠ Servers like A read a time without an offset in `timeZone`, an IANA name, where
 * the body has one.
 * @throws ServerFailure for a text that is not a date, or an unknown zone
 */
export const toPlannedInstant = (
  text: string | null | undefined,
  timeZone: string | null | undefined,
  dialect: Dialect,
): string | null =>
  text && timeZone && dialect.hasLaterFields ? instantInZone(text, timeZone) : toInstant(text, dialect);
