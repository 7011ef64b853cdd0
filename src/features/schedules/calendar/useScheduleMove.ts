import { useTranslation } from '@/i18n/useTranslation';
import { schedules } from '@/entities/company/schedules/schedules';
import { formatMoment } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import type { Day } from './calendarDays';
import { fieldsOnDay, type CalendarEvent } from './calendarEvents';

/** Moves an event to another day after a question; it stays where it is until the server has accepted the change. */
export const useScheduleMove = (): ((event: CalendarEvent, day: Day) => Promise<void>) => {
  const { t } = useTranslation('schedules');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  return async (event, day) => {
    if (event.day === day) return;
    const fields = fieldsOnDay(event, day);
    if (Date.parse(fields.sendAt) < Date.now()) {
      dispatch(
        toastShown({
          kind: 'error',
          textKey: 'schedules:calendar.past',
          values: { moment: formatMoment(fields.sendAt) },
        }),
      );
      return;
    }
    const moments = { from: formatMoment(event.schedule.sendAt), to: formatMoment(fields.sendAt) };
    const isSure = await confirm({
      title: t('calendar.moveTitle', { title: fields.title }),
      message: t('calendar.moveMessage', moments),
      confirmLabel: t('calendar.move'),
    });
    if (!isSure) return;
    const answer = await dispatch(schedules.save({ id: event.schedule.id, fields }));
    if (schedules.save.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'schedules:dialog.saved' }));
    } else if (answer.error.code === null) {
      dispatch(toastShown({ kind: 'error', textKey: 'schedules:calendar.notMoved' }));
    } else if (answer.error.silent) {
      dispatch(toastShown({ kind: 'error', textKey: `errors:${answer.error.code}` }));
    }
  };
};
