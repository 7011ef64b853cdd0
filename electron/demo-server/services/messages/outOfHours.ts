import type { ServerContext } from '../../context';
import type { DaySchedule, QueueRow, TicketRow, WhatsappRow } from '../../db/rows';
import { settingOf } from '../company/settings';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
};

/** A day that lacks a time is open all day, and so is an empty week. Times are in the server's time zone. */
export const isOpenAt = (week: readonly DaySchedule[], now: Date): boolean => {
  const day = week.find(({ weekdayEn }) => weekdayEn === DAYS[now.getDay()]);
  const start = minutesOf(day?.startTime ?? '');
  const end = minutesOf(day?.endTime ?? '');
  const minute = now.getHours() * 60 + now.getMinutes();
  return start === null || end === null || (minute >= start && minute < end);
};

/** The text customers get instead of the bot outside opening hours. */
export const createOutOfHours = ({ tables, clock }: Pick<ServerContext, 'tables' | 'clock'>) => {
  const whose = (companyId: number): string | null => settingOf(tables, companyId, 'scheduleType');

  const textOf = (week: readonly DaySchedule[] | undefined, text: string | null): string | null =>
    text && !isOpenAt(week ?? [], clock.now()) ? text : null;

  const ofQueue = (companyId: number, queue: QueueRow | null): string | null =>
    queue && whose(companyId) === 'queue' ? textOf(queue.schedules, queue.outOfHoursMessage) : null;

  const ofCompany = (companyId: number, { outOfHoursMessage }: WhatsappRow): string | null =>
    whose(companyId) === 'company' ? textOf(tables.companies.get(companyId)?.schedules, outOfHoursMessage) : null;

  return {
    /** The queue's text while the queue is closed; null if the bot may continue. */
    ofQueue,

    /** The text for a customer who writes now: the company's, or that of the ticket's queue. */
    forTicket: ({ companyId, queueId }: TicketRow, whatsapp: WhatsappRow): string | null =>
      ofCompany(companyId, whatsapp) ?? ofQueue(companyId, tables.queues.get(queueId)),
  };
};
