import { useRef } from 'react';
import dayjs from 'dayjs';
import { useTranslation } from '@/i18n/useTranslation';
import { isTransient } from '@/protocol/errors';
import type { Schedule } from '@/protocol/records/schedules';
import {
  loadSchedule,
  readAllSchedules,
  removeScheduleFile,
  type ScheduleFields,
  schedules,
  sendScheduleNotice,
  uploadScheduleFile,
} from '@/entities/company/schedules/schedules';
import { dayAndTime } from '@/lib/moments';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { useLostCreation } from '@/ui/form/useLostCreation';
import { useFileSave } from '@/ui/form/useFileSave';
import type { ChosenFile } from '@/ui/form/FileChoice';
import type { SaveOutcome } from '@/ui/form/useRecordEditor';
import { fieldsOf, fileNameOf, isPast, type ScheduleFormValues } from './scheduleForm';
import { isBeingSent } from './scheduleStatus';

interface SavedRecord {
  readonly id: number;
  /** The fields as they were sent. */
  readonly sent: string;
}

const isMadeFrom = ({ body, contactId, sendAt }: Schedule, fields: ScheduleFields): boolean =>
  body === fields.body && contactId === fields.contactId && dayjs(sendAt).isSame(fields.sendAt, 'minute');

/**
 * Saves the fields, then the picture, then asks for the notice; throws the refusal for the form
 * to show. A step that succeeded is not made again by the next try, so that no message is scheduled twice. `onCreated` is told
 * the id of a new one.
 */
export const useScheduleSave = (schedule: Schedule | null, onCreated: (id: number) => void) => {
  const { t } = useTranslation('schedules');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const confirm = useConfirm();
  const saved = useRef<SavedRecord | null>(null);
  const lost = useLostCreation(schedules.selectTable, () => dispatch(readAllSchedules()).unwrap(), isMadeFrom);
  const saveFile = useFileSave();

  const confirmPast = (sendAt: string): Promise<boolean> =>
    confirm({
      title: t('dialog.pastTitle'),
      message: t('dialog.pastMessage', { moment: dayAndTime(sendAt) }),
      confirmLabel: t('dialog.pastConfirm'),
    });

  /** No event reports that a message is being sent, and a save would send it once more: a stored one is read first. */
  const isTooLate = async (fields: ScheduleFields): Promise<boolean> => {
    const id = schedule?.id ?? saved.current?.id;
    if (id === undefined || saved.current?.sent === JSON.stringify(fields)) return false;
    const now = await dispatch(loadSchedule(id)).unwrap();
    if (!now || !isBeingSent(now, Date.now())) return Boolean(now?.sentAt);
    dispatch(toastShown({ kind: 'warning', textKey: 'schedules:dialog.beingSent' }));
    return true;
  };

  /** A second creation would send the message twice. */
  const findCreated = async (): Promise<void> => {
    const found = saved.current ? null : await lost.find();
    if (!found) return;
    saved.current = { id: found.record.id, sent: JSON.stringify(found.fields) };
    onCreated(found.record.id);
  };

  const saveFields = async (fields: ScheduleFields): Promise<number | null> => {
    const sent = JSON.stringify(fields);
    if (saved.current?.sent === sent) return saved.current.id;
    const scheduleId = saved.current?.id ?? schedule?.id ?? null;
    const noteLost = lost.begin(fields);
    const answer = await dispatch(schedules.save({ id: scheduleId, fields }));
    if (schedules.save.rejected.match(answer)) {
      if (scheduleId === null && isTransient(answer.error.status ?? null)) noteLost();
      throw answer.error;
    }
    const id = answer.payload?.id ?? scheduleId;
    if (id !== null) saved.current = { id, sent };
    if (id !== null && scheduleId === null) onCreated(id);
    return id;
  };

  const savePicture = (scheduleId: number, file: ChosenFile | null): Promise<ChosenFile | null> => {
    const now = schedules.selectById(store.getState(), scheduleId) ?? schedule;
    return saveFile(file, {
      read: schedule && fileNameOf(schedule),
      now: now && fileNameOf(now),
      upload: (chosen) => dispatch(uploadScheduleFile({ scheduleId, file: chosen })).unwrap(),
      remove: () => dispatch(removeScheduleFile({ scheduleId })).unwrap(),
    });
  };

  return async (values: ScheduleFormValues): Promise<SaveOutcome<ScheduleFormValues>> => {
    const { contactId, file, notify, body } = values;
    if (contactId === null) return 'stay';
    if (isPast(values.sendAt, Date.now()) && !(await confirmPast(values.sendAt))) return 'stay';
    const fields = fieldsOf({ ...values, contactId }, schedule);
    await findCreated();
    if (await isTooLate(fields)) return 'stay';
    const scheduleId = await saveFields(fields);
    const stored = scheduleId === null ? file : await savePicture(scheduleId, file);
    if (notify) await dispatch(sendScheduleNotice({ body, contactId }));
    if (scheduleId === null) return file ? 'unfinished' : 'unidentified';
    return { ...values, file: stored };
  };
};
