import { useTranslation } from '@/i18n/useTranslation';
import { isStaleAnswer } from '@/entities/base/failure';
import {
  loadSchedule,
  type ScheduleFields,
  schedules,
  sendScheduleNotice,
} from '@/entities/company/schedules/schedules';
import { dayAndTime } from '@/lib/moments';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import type { Day } from './calendarDays';
import { shownTitleOf } from '../dialog/scheduleForm';
import { isBeingSent } from '../dialog/scheduleStatus';
import { fieldsOnDay, isMovable, type CalendarEvent } from './calendarEvents';

/** Moves an event to another day after a question; it stays where it is until the server has accepted the change. */
export const useScheduleMove = (): ((event: CalendarEvent, day: Day) => Promise<void>) => {
  const { t } = useTranslation('schedules');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  /** Servers never send a message whose time is over; a toast says so. */
  const isOver = ({ sendAt }: ScheduleFields): boolean => {
    if (Date.parse(sendAt) >= Date.now()) return false;
    const values = { moment: dayAndTime(sendAt) };
    dispatch(toastShown({ kind: 'error', textKey: 'schedules:calendar.past', values }));
    return true;
  };
  return async (event, day) => {
    if (event.day === day) return;
    const fields = fieldsOnDay(event, day);
    if (isOver(fields)) return;
    const moments = { from: dayAndTime(event.schedule.sendAt), to: dayAndTime(fields.sendAt) };
    const isSure = await confirm({
      title: t('calendar.moveTitle', { title: shownTitleOf(event.schedule) }),
      message: t('calendar.moveMessage', moments),
      confirmLabel: t('calendar.move'),
    });
    if (!isSure) return;
    const { id } = event.schedule;
    // No event reports that a message was sent: saving it would send it once more.
    const read = await dispatch(loadSchedule(id));
    if (isStaleAnswer(read)) return;
    const schedule = loadSchedule.fulfilled.match(read) ? read.payload : null;
    if (!schedule || !isMovable(schedule)) {
      dispatch(toastShown({ kind: 'error', textKey: 'schedules:calendar.notMoved' }));
      return;
    }
    if (isBeingSent(schedule, Date.now())) {
      dispatch(toastShown({ kind: 'error', textKey: 'schedules:dialog.beingSent' }));
      return;
    }
    const moved = fieldsOnDay({ ...event, schedule }, day);
    // The question may have stood open, or the server been slow.
    if (isOver(moved)) return;
    const answer = await dispatch(schedules.save({ id, fields: moved }));
    if (schedules.save.fulfilled.match(answer)) {
      if (moved.isSendNotification) void dispatch(sendScheduleNotice(moved));
      dispatch(toastShown({ kind: 'success', textKey: 'schedules:dialog.saved' }));
    } else if (isStaleAnswer(answer)) {
      return;
    } else if (answer.error.code === null) {
      dispatch(toastShown({ kind: 'error', textKey: 'schedules:calendar.notMoved' }));
    } else if (answer.error.silent) {
      dispatch(toastShown({ kind: 'error', textKey: `errors:${answer.error.code}` }));
    }
  };
};
