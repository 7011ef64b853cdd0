import { z } from 'zod';

/** Opening hours of a week, stored as they come. */
export const daySchedules = z.array(
  z.object({ weekday: z.string(), weekdayEn: z.string(), startTime: z.string(), endTime: z.string() }),
);
