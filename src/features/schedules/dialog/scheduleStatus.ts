import type { Schedule } from '@/protocol/records/schedules';
import { Check, CircleAlert, Clock, type Icon } from '@/ui/icons';

export type ScheduleStatusName = 'pending' | 'late' | 'scheduled' | 'sent' | 'error';

const NAMES: Readonly<Record<string, ScheduleStatusName>> = {
  PENDENTE: 'pending',
  AGENDADA: 'scheduled',
  ENVIADA: 'sent',
};

/** The icon of each status, because colour alone must not carry it. */
export const STATUS_SIGNS: Readonly<Record<ScheduleStatusName, Icon>> = {
  pending: Clock,
  late: CircleAlert,
  scheduled: Clock,
  sent: Check,
  error: CircleAlert,
};

/** What a status means; any with the word ERRO is a send error, an unknown one still waits. */
export const readScheduleStatus = (status: string | undefined): ScheduleStatusName => {
  const word = (status ?? '').toUpperCase();
  return word.includes('ERRO') ? 'error' : (NAMES[word] ?? 'pending');
};

/** Servers send up to 40 s late. A message that is not sent after this will never be sent, ms. */
const LATE_MS = 60_000;

/** The status of a schedule at a moment in ms: one that still waits although its time is over is late. */
export const scheduleStatusAt = ({ status, sendAt, sentAt }: Schedule, now: number): ScheduleStatusName => {
  const name = readScheduleStatus(status);
  return name === 'pending' && !sentAt && now - Date.parse(sendAt ?? '') > LATE_MS ? 'late' : name;
};

/** The server has taken the message up and is about to send it: set again, it would be sent twice. */
export const isBeingSent = ({ status, sendAt, sentAt }: Schedule, now: number): boolean =>
  readScheduleStatus(status) === 'scheduled' && !sentAt && now - Date.parse(sendAt ?? '') <= LATE_MS;

/** Servers take a message up as early as this before its time, ms. */
const EARLY_MS = 30_000;

/** How far a message is. Servers send no event when they begin to send one, so a waiting one that is due may be on its way already. */
export const progressAt = (schedule: Schedule, now: number): 'waiting' | 'taken' | 'sent' => {
  if (schedule.sentAt) return 'sent';
  const status = scheduleStatusAt(schedule, now);
  const isDue = status === 'pending' && Date.parse(schedule.sendAt ?? '') - now <= EARLY_MS;
  return status === 'scheduled' || isDue ? 'taken' : 'waiting';
};
