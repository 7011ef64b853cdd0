import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isStaleAnswer } from '@/entities/base/failure';
import { loadSchedule, removeSchedule, schedules } from '@/entities/company/schedules/schedules';
import type { Schedule } from '@/protocol/records/schedules';
import type { NamedRef } from '@/protocol/records/shared';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { hasChanges } from '@/ui/form/hasChanges';
import { useFollowedRecord } from '@/ui/form/useFollowedRecord';
import { useEditedRecord, useEditorForm } from '@/ui/form/useRecordEditor';
import { UnsentChanges } from '@/ui/form/UnsentChanges';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useLeft } from '@/ui/useLeft';
import { useNow } from '@/ui/useNow';
import styles from './ScheduleDialog.module.css';
import { ScheduleFacts } from './ScheduleFacts';
import { ScheduleFields } from './ScheduleFields';
import { ScheduleStatus } from './ScheduleStatus';
import { newValues, reusedValues, type ScheduleFormValues, valuesOf } from './scheduleForm';
import { progressAt, scheduleStatusAt } from './scheduleStatus';
import { useScheduleSave } from './useScheduleSave';

/** Deletes a schedule after a question; a refusal is for the form to show, or for a toast where the form was left meanwhile. */
const useScheduleRemoval = (onClose: () => void) => {
  const { t } = useTranslation('schedules');
  const dispatch = useAppDispatch();
  const mayDelete = useDeleteQuestion();
  const left = useLeft();
  const send = async ({ id }: Pick<Schedule, 'id'>): Promise<void> => {
    const answer = await dispatch(removeSchedule({ scheduleId: id }));
    if (removeSchedule.rejected.match(answer)) {
      const isUntold = left.current && answer.error.code === null && !isStaleAnswer(answer);
      if (isUntold) dispatch(toastShown({ kind: 'error', textKey: 'common:state.failed' }));
      throw answer.error;
    }
    onClose();
    dispatch(toastShown({ kind: 'success', textKey: 'schedules:dialog.removed' }));
  };
  const { busy, refusal, submit } = useFormSubmit(null, send, { delay: 0, general: 'state.failed' });
  const remove = async (schedule: Schedule): Promise<void> => {
    const question = {
      title: t('dialog.removeTitle'),
      message: t(`dialog.removeMessage.${progressAt(schedule, Date.now())}`),
    };
    if (await mayDelete(question)) await submit(schedule);
  };
  return { busy, refusal, remove };
};

interface ScheduleDialogProps {
  /** Null opens the form of a new schedule. */
  readonly scheduleId: number | null;
  /** The contact a new schedule is for; null leaves it to be chosen. */
  readonly contact: NamedRef | null;
  /** The local time of a new schedule, see `ScheduleFormValues`. */
  readonly sendAt?: string | undefined;
  readonly onClose: () => void;
}

interface ScheduleEditorProps extends ScheduleDialogProps {
  /** What was typed for a message that was sent meanwhile; the form begins with it. */
  readonly reused: ScheduleFormValues | null;
  readonly onReuse: (values: ScheduleFormValues, contact: NamedRef | null) => void;
}

const ScheduleEditor = ({ scheduleId, contact, sendAt, onClose, reused, onReuse }: ScheduleEditorProps) => {
  const { t } = useTranslation(['schedules', 'common']);
  const dispatch = useAppDispatch();
  const [fresh] = useState(() => reused ?? newValues(contact?.id ?? null, Date.now(), sendAt));
  const read = useCallback((id: number) => dispatch(loadSchedule(id)).unwrap(), [dispatch]);
  const { record: first, failed } = useEditedRecord(scheduleId, read, t('dialog.loadFailed'));
  const record = useFollowedRecord(schedules, scheduleId, first);
  /** A new one that is stored although something of it was refused. */
  const [createdId, setCreatedId] = useState<number | null>(null);
  const storedId = createdId ?? (record && scheduleId);
  const listed = useAppSelector((state) => (storedId === null ? undefined : schedules.selectById(state, storedId)));
  // It may be sent while the form is open; a save would then send it once more.
  const schedule = record ?? (listed?.sentAt ? listed : null);
  const now = useNow();
  const removal = useScheduleRemoval(onClose);
  const [latest, setLatest] = useState<'save' | 'removal'>('save');
  const editor = useEditorForm<ScheduleFormValues>({
    saved: scheduleId === null ? fresh : schedule && valuesOf(schedule),
    follows: true,
    save: useScheduleSave(schedule, setCreatedId),
    onClose,
    savedKey: 'schedules:dialog.saved',
  });
  const isSent = Boolean(schedule?.sentAt);
  // What was typed for one contact must not come back in the form of another.
  const newFor = `new@${contact?.id ?? ''}`;
  const [wasOpen, setWasOpen] = useState(scheduleId === null);
  if (schedule && !isSent && !wasOpen) setWasOpen(true);
  // The form keeps what was typed although its fields are gone.
  const typed: ScheduleFormValues | null = isSent && wasOpen ? editor.form.getFieldsValue(true) : null;
  const unsent = typed && schedule && hasChanges(valuesOf(schedule), typed) ? typed : null;
  const [otherContact, setOtherContact] = useState<NamedRef | null>(null);
  const shownContact = schedule?.contact ?? contact;
  const unsentContact = [schedule?.contact, otherContact].find((one) => one && one.id === unsent?.contactId) ?? null;
  return (
    <EditorDialog
      {...editor}
      kept={`schedules#${scheduleId ?? newFor}`}
      title={t(isSent ? 'dialog.view' : scheduleId === null ? 'dialog.create' : 'dialog.edit')}
      // Its sending may fail while the form is open, which keeps its own fields.
      status={schedule && <ScheduleStatus status={scheduleStatusAt(listed ?? schedule, now)} />}
      failed={failed}
      onSubmit={(values: ScheduleFormValues) => {
        setLatest('save');
        return editor.onSubmit(values);
      }}
      refusal={latest === 'save' ? editor.refusal : removal.refusal}
      readOnly={isSent}
      unsaved={reused !== null || unsent !== null}
      secondary={
        schedule && (
          <Button
            danger
            type="text"
            loading={removal.busy}
            onClick={() => {
              setLatest('removal');
              void removal.remove(listed ?? schedule);
            }}
          >
            {t('common:actions.delete')}
          </Button>
        )
      }
    >
      {schedule && isSent ? (
        <>
          <ScheduleFacts schedule={schedule} />
          {unsent && (
            <>
              <UnsentChanges
                reason={t('dialog.unsent')}
                changes={[
                  [t('dialog.contact'), unsentContact === otherContact ? otherContact?.name : null],
                  [t('dialog.title'), unsent.title],
                  [t('dialog.body'), unsent.body],
                  [t('dialog.file'), unsent.file?.kind === 'new' ? unsent.file.name : null],
                ]}
              />
              <Button className={styles.reuse} onClick={() => onReuse(unsent, unsentContact)}>
                {t('dialog.reuse')}
              </Button>
            </>
          )}
        </>
      ) : (
        <ScheduleFields contact={shownContact} onContact={setOtherContact} />
      )}
    </EditorDialog>
  );
};

/** A message to be sent later: created, changed or looked at. */
export const ScheduleDialog = (props: ScheduleDialogProps) => {
  const [again, setAgain] = useState<(Pick<ScheduleEditorProps, 'reused' | 'contact'> & { round: number }) | null>(
    null,
  );
  const reuse: ScheduleEditorProps['onReuse'] = (values, contact) =>
    setAgain((last) => ({
      reused: reusedValues(values, contact?.id ?? null, Date.now()),
      contact,
      round: (last?.round ?? 0) + 1,
    }));
  return again ? (
    <ScheduleEditor
      key={again.round}
      {...props}
      scheduleId={null}
      contact={again.contact}
      reused={again.reused}
      onReuse={reuse}
    />
  ) : (
    <ScheduleEditor {...props} reused={null} onReuse={reuse} />
  );
};
