import { Progress, Radio } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketName } from '@/domain/conversations/ticketName';
import { selectTicket } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { DayInput } from '@/ui/form/DayInput';
import { Modal } from '@/ui/overlay/Modal';
import { bringIntoView, useFirstField, useReturnFocus } from '@/ui/focus';
import styles from './ExportDialog.module.css';
import { useExport, type ExportForm, type ExportStep } from './useExport';

interface ExportDialogProps {
  readonly ticketId: number;
  readonly onClose: () => void;
}

const percentOf = (step: ExportStep): number => {
  if (step.kind === 'files') return (step.done / step.total) * 100;
  return step.kind === 'saving' ? 100 : 0;
};

interface FormChoiceProps {
  readonly value: ExportForm;
  readonly disabled: boolean;
  readonly onChange: (form: ExportForm) => void;
}

/** Chooses between a page to read and print and an archive with the files. */
const FormChoice = ({ value, disabled, onChange }: FormChoiceProps) => {
  const { t } = useTranslation('export');
  return (
    <fieldset className={styles.field} disabled={disabled}>
      <legend>{t('form.label')}</legend>
      <Radio.Group value={value} onChange={({ target }) => onChange(target.value as ExportForm)} disabled={disabled}>
        <Radio value="pdf">{t('form.pdf')}</Radio>
        <Radio value="zip">{t('form.zip')}</Radio>
      </Radio.Group>
      <p className={styles.hint}>{t(`form.${value}Hint`)}</p>
    </fieldset>
  );
};

/** The running step and its progress. */
const ExportProgress = ({ step }: { readonly step: ExportStep }) => {
  const { t } = useTranslation('export');
  if (step.kind !== 'messages' && step.kind !== 'files' && step.kind !== 'saving') return null;
  const progress = {
    messages: t('progress.messages', { count: step.kind === 'messages' ? step.count : 0 }),
    files: step.kind === 'files' ? t('progress.files', { done: step.done, total: step.total }) : '',
    saving: t('progress.saving'),
  };
  return (
    <div>
      <output id="export-progress">{progress[step.kind]}</output>
      <Progress
        aria-labelledby="export-progress"
        percent={percentOf(step)}
        showInfo={false}
        status="active"
        size="small"
      />
    </div>
  );
};

/** Exports a conversation as a document, whole or for a period. */
export const ExportDialog = ({ ticketId, onClose }: ExportDialogProps) => {
  const { t } = useTranslation(['export', 'common']);
  const dispatch = useAppDispatch();
  const ticket = useAppSelector((state) => selectTicket(state, ticketId));
  const [form, setForm] = useState<ExportForm>('pdf');
  const [isWhole, setWhole] = useState(true);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const fields = useRef<HTMLDivElement>(null);
  useReturnFocus();
  useFirstField(fields);
  const { step, start, stop } = useExport(ticket, () => {
    onClose();
    dispatch(toastShown({ kind: 'success', textKey: 'export:done' }));
  });
  const busy = step.kind === 'messages' || step.kind === 'files' || step.kind === 'saving';
  const isBackwards = !isWhole && from !== '' && to !== '' && from > to;
  return (
    <Modal
      open
      width={480}
      title={t('title', { name: ticket ? ticketName(ticket) : '' })}
      okText={t('submit')}
      cancelText={busy ? t('stop') : t('common:actions.cancel')}
      okButtonProps={{ disabled: busy || isBackwards || (!isWhole && from === '' && to === '') }}
      onOk={() => void start(form, isWhole ? { from: '', to: '' } : { from, to })}
      onCancel={busy ? stop : onClose}
    >
      <div ref={fields} className={styles.fields}>
        <FormChoice value={form} disabled={busy} onChange={setForm} />
        <fieldset className={styles.field} disabled={busy}>
          <legend>{t('period.label')}</legend>
          <Radio.Group value={isWhole} onChange={({ target }) => setWhole(target.value === true)} disabled={busy}>
            <Radio value>{t('period.whole')}</Radio>
            <Radio value={false}>{t('period.part')}</Radio>
          </Radio.Group>
          {!isWhole && (
            <div className={styles.days}>
              <label htmlFor="export-from">{t('period.from')}</label>
              <label htmlFor="export-to">{t('period.to')}</label>
              <DayInput id="export-from" value={from} onChange={setFrom} />
              <DayInput id="export-to" value={to} onChange={setTo} />
            </div>
          )}
          {isBackwards && (
            <p ref={bringIntoView} className={styles.failed} role="alert">
              {t('period.backwards')}
            </p>
          )}
        </fieldset>
        <ExportProgress step={step} />
        {(step.kind === 'failed' || step.kind === 'empty') && (
          <p ref={bringIntoView} className={styles.failed} role="alert">
            {t(step.kind)}
          </p>
        )}
      </div>
    </Modal>
  );
};
