import type { Schedule } from '@/protocol/records/schedules';
import { readScheduleStatus } from '../dialog/scheduleStatus';

/** Pause between checks for schedules that should have been sent by now, ms. */
export const REREAD_MS = 60_000;
/** How long after its time a schedule is waited for, ms; one still not sent then has another reason. */
const PATIENCE_MS = 600_000;

/** Its time has passed, and the server has not reported the result. */
export const isOverdue = ({ sendAt, sentAt, status }: Schedule, now: number): boolean => {
  const late = now - Date.parse(sendAt ?? '');
  return late >= 0 && late < PATIENCE_MS && !sentAt && readScheduleStatus(status) !== 'error';
};
