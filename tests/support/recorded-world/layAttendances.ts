import type { ServerContext } from '@native/demo-server/context';

/** The day the recordings of the dashboard ask for. */
const RECORDED = '2026-11-21T06:30:00.000Z';

/** One attendance of the recorded server, ended as soon as it began: times of 0 minutes have no mean. */
export function layAttendances({ tables: { traking, userRatings } }: ServerContext): void {
  const [stamps, place] = [
    { createdAt: RECORDED, updatedAt: RECORDED },
    { ticketId: 9, companyId: 1, userId: 7 },
  ];
  const moments = { queuedAt: RECORDED, startedAt: RECORDED, ratingAt: RECORDED, finishedAt: RECORDED };
  traking.insert({ ...place, ...moments, ...stamps, whatsappId: 1, rated: true });
  userRatings.insert({ ...place, ...stamps, rate: 3 });
}
