import { Button } from 'antd';
import dayjs from 'dayjs';
import { useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { loadSchedule, removeSchedule, schedules } from '@/entities/company/schedules/schedules';
import type { Schedule } from '@/protocol/records/schedules';
import type { NamedRef } from '@/protocol/records/shared';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useConfirm } from '@/ui/feedback/ConfirmContext';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { useEditedRecord, useEditorForm } from '@/ui/form/useRecordEditor';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useNow } from '../useNow';
import styles from './ScheduleDialog.module.css';
import { ScheduleFields } from './ScheduleFields';
import { ScheduleStatus } from './ScheduleStatus';
import { fileNameOf, newValues, type ScheduleFormValues, shownTitleOf, valuesOf } from './scheduleForm';
import { scheduleStatusAt } from './scheduleStatus';
import { useScheduleSave } from './useScheduleSave';

/** Deletes a schedule after a question; a refusal is for the form to show. */
const useScheduleRemoval = (onClose: () => void) => {
  const { t } = useTranslation(['schedules', 'common']);
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const send = async ({ id }: Pick<Schedule, 'id'>): Promise<void> => {
    await dispatch(removeSchedule({ scheduleId: id })).unwrap();
    onClose();
    dispatch(toastShown({ kind: 'success', textKey: 'schedules:dialog.removed' }));
  };
  const { busy, refusal, submit } = useFormSubmit(null, send, { delay: 0, general: 'state.failed' });
  const remove = async (schedule: Schedule): Promise<void> => {
    const question = {
      title: t('dialog.removeTitle'),
      message: t('dialog.removeMessage'),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    };
    if (await confirm(question)) await submit(schedule);
  };
  return { busy, refusal, remove };
};

const moment = (instant: string | null | undefined): string | null =>
  instant ? dayjs(instant).format('DD/MM/YYYY HH:mm') : null;

/** A schedule that was sent: plain text, since nothing of it can change any more. */
const ScheduleFacts = ({ schedule }: { readonly schedule: Schedule }) => {
  const { t } = useTranslation('schedules');
  const facts = [
    [t('dialog.contact'), schedule.contact?.name],
    [t('dialog.title'), shownTitleOf(schedule)],
    [t('dialog.body'), schedule.body],
    [t('dialog.sendAt'), moment(schedule.sendAt)],
    [t('dialog.sentAt'), moment(schedule.sentAt)],
    [t('dialog.file'), fileNameOf(schedule)],
  ].filter(([, value]) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label} style={{ display: 'contents' }}>
          <dt>{label}</dt>
          <dd data-selectable>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

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
  const [fresh] = useState(() => newValues(contact?.id ?? null, Date.now()));
  const read = useCallback((id: number) => dispatch(loadSchedule(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(scheduleId, read, t('dialog.loadFailed'));
  const listed = useAppSelector((state) => (scheduleId === null ? undefined : schedules.selectById(state, scheduleId)));
  // It may be sent while the form is open; a save would then send it once more.
  const schedule = record && listed?.sentAt ? listed : record;
  const now = useNow();
  const removal = useScheduleRemoval(onClose);
  const [latest, setLatest] = useState<'save' | 'removal'>('save');
  const editor = useEditorForm<ScheduleFormValues>({
    saved: scheduleId === null ? fresh : schedule && valuesOf(schedule),
    save: useScheduleSave(schedule),
    onClose,
    savedKey: 'schedules:dialog.saved',
  });
  const isSent = Boolean(schedule?.sentAt);
  const shownContact = schedule?.contact ?? contact;
  return (
    <EditorDialog
      {...editor}
      title={t(scheduleId === null ? 'dialog.create' : isSent ? 'dialog.view' : 'dialog.edit')}
      status={schedule && <ScheduleStatus status={scheduleStatusAt(schedule, now)} />}
      failed={failed}
      onSubmit={(values: ScheduleFormValues) => {
        setLatest('save');
        return editor.onSubmit(values);
      }}
      refusal={latest === 'save' ? editor.refusal : removal.refusal}
      readOnly={isSent}
      secondary={
        schedule && (
          <Button
            danger
            type="text"
            loading={removal.busy}
            onClick={() => {
              setLatest('removal');
              void removal.remove(schedule);
            }}
          >
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
