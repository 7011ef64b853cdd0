import { useCallback, useState } from 'react';
import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { NamedRef } from '@/protocol/records/shared';
import { loadSchedule } from '@/entities/schedules/scheduleThunks';
import { useAppDispatch } from '@/store/hooks';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useNow } from '../useNow';
import { ScheduleFacts } from './ScheduleFacts';
import { ScheduleFields } from './ScheduleFields';
import { newValues, valuesOf, type ScheduleFormValues } from './scheduleForm';
import { ScheduleStatus } from './ScheduleStatus';
import { scheduleStatusAt } from './scheduleStatus';
import { useScheduleRemoval } from './useScheduleRemoval';
import { useScheduleSave } from './useScheduleSave';

interface ScheduleDialogProps {
  /** Null opens the form of a new schedule. */
  readonly scheduleId: number | null;
  /** The contact a new schedule is for; null leaves it to be chosen. */
  readonly contact: NamedRef | null;
  readonly onClose: () => void;
}

/** A message to be sent later: created, changed or looked at. */
export const ScheduleDialog = ({ scheduleId, contact, onClose }: ScheduleDialogProps) => {
  const { t } = useTranslation(['schedules', 'common']);
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<ScheduleFormValues>();
  const [fresh] = useState(() => newValues(contact?.id ?? null, Date.now()));
  const read = useCallback((id: number) => dispatch(loadSchedule({ scheduleId: id })).unwrap(), [dispatch]);
  const { record: schedule, failed } = useEditedRecord(scheduleId, read, t('dialog.loadFailed'));
  const now = useNow();
  const removal = useScheduleRemoval(onClose);
  const { busy, refusal, submit } = useFormSubmit(form, useScheduleSave(schedule, onClose));

  const isSent = Boolean(schedule?.sentAt);
  const saved = schedule ? valuesOf(schedule) : null;
  const shownContact = schedule?.contact ?? contact;
  return (
    <EditorDialog
      title={t(scheduleId === null ? 'dialog.create' : isSent ? 'dialog.view' : 'dialog.edit')}
      status={schedule && <ScheduleStatus status={scheduleStatusAt(schedule, now)} />}
      form={form}
      saved={scheduleId === null ? fresh : saved}
      failed={failed}
      busy={busy}
      refusal={removal.failed ? t('common:state.failed') : refusal}
      readOnly={isSent}
      onSubmit={submit}
      onClose={onClose}
      secondary={
        schedule && (
          <Button danger type="text" loading={removal.busy} onClick={() => void removal.remove(schedule.id)}>
            {t('common:actions.delete')}
          </Button>
        )
      }
    >
      {schedule && isSent ? (
        <ScheduleFacts schedule={schedule} />
      ) : (
        <ScheduleFields contact={shownContact ? { value: shownContact.id, label: shownContact.name } : null} />
      )}
    </EditorDialog>
  );
};
