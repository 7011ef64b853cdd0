import { useRef } from 'react';
import dayjs from 'dayjs';
import { useTranslation } from '@/i18n/useTranslation';
import type { Schedule } from '@/protocol/records/schedules';
import {
  loadSchedule,
  removeScheduleFile,
  type ScheduleFields,
  schedules,
  sendScheduleNotice,
  uploadScheduleFile,
} from '@/entities/company/schedules/schedules';
import { formatMoment } from '@/lib/dates';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { fieldsOf, fileNameOf, isPast, type ScheduleFormValues } from './scheduleForm';
import { isBeingSent } from './scheduleStatus';

interface SavedRecord {
  readonly id: number;
  /** The fields as they were sent. */
  readonly sent: string;
}

/**
 * Saves the fields, then the picture, then asks for the notice; throws the refusal for the form
 * to show. A step that succeeded is not made again by the next try, so that no message is scheduled twice.
 */
export const useScheduleSave = (schedule: Schedule | null) => {
  const { t } = useTranslation('schedules');
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const saved = useRef<SavedRecord | null>(null);

  const confirmPast = (sendAt: string): Promise<boolean> =>
    confirm({
      title: t('dialog.pastTitle'),
      message: t('dialog.pastMessage', { moment: formatMoment(dayjs(sendAt).toISOString()) }),
      confirmLabel: t('dialog.pastConfirm'),
    });

  /** No event reports that a message is being sent, and a save would send it once more: a stored one is read first. */
  const isTooLate = async (fields: ScheduleFields): Promise<boolean> => {
    if (!schedule || saved.current?.sent === JSON.stringify(fields)) return false;
    const answer = await dispatch(loadSchedule(schedule.id));
    if (loadSchedule.rejected.match(answer)) throw answer.error;
    const now = answer.payload;
    if (!now || !isBeingSent(now, Date.now())) return Boolean(now?.sentAt);
    dispatch(toastShown({ kind: 'warning', textKey: 'schedules:dialog.beingSent' }));
    return true;
  };

  const saveFields = async (fields: ScheduleFields): Promise<number | null> => {
    const sent = JSON.stringify(fields);
    if (saved.current?.sent === sent) return saved.current.id;
    const scheduleId = saved.current?.id ?? schedule?.id ?? null;
    const answer = await dispatch(schedules.save({ id: scheduleId, fields }));
    if (schedules.save.rejected.match(answer)) throw answer.error;
    const id = answer.payload?.id ?? scheduleId;
    if (id !== null) saved.current = { id, sent };
    return id;
  };

  const saveFile = async (scheduleId: number, file: ScheduleFormValues['file']): Promise<void> => {
    if (file?.kind === 'new') {
      const answer = await dispatch(uploadScheduleFile({ scheduleId, file: file.file }));
      if (uploadScheduleFile.rejected.match(answer)) throw answer.error;
    }
    if (file === null && schedule && fileNameOf(schedule) !== null) {
      const answer = await dispatch(removeScheduleFile({ scheduleId }));
      if (removeScheduleFile.rejected.match(answer)) throw answer.error;
    }
  };

  return async (values: ScheduleFormValues): Promise<'stay' | void> => {
    const { contactId, file, notify, body } = values;
    if (contactId === null) return 'stay';
    if (isPast(values.sendAt, Date.now()) && !(await confirmPast(values.sendAt))) return 'stay';
    const fields = fieldsOf({ ...values, contactId });
    if (await isTooLate(fields)) return 'stay';
    const scheduleId = await saveFields(fields);
    if (scheduleId !== null) await saveFile(scheduleId, file);
    if (notify) await dispatch(sendScheduleNotice({ body, contactId }));
    return undefined;
  };
};
