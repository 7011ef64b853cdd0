import type { ServerContext } from '@native/demo-server/context';

/** The day in the recordings of the dashboard. */
const RECORDED = '2026-11-21T06:30:00.000Z';

/** Creates one attendance that ends at its start, since the recorded means are empty for times of 0 minutes. */
export function seedAttendances({ tables: { traking, userRatings } }: ServerContext): void {
  const [stamps, place] = [
    { createdAt: RECORDED, updatedAt: RECORDED },
    { ticketId: 9, companyId: 1, userId: 7 },
  ];
  const moments = { queuedAt: RECORDED, startedAt: RECORDED, ratingAt: RECORDED, finishedAt: RECORDED };
  traking.insert({ ...place, ...moments, ...stamps, whatsappId: 1, rated: true });
  userRatings.insert({ ...place, ...stamps, rate: 3 });
}
