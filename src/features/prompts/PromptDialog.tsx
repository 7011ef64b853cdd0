import { useCallback, useEffect } from 'react';
import { Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { prompts } from '@/entities/prompts/prompts';
import { readPrompt } from '@/entities/prompts/promptThunks';
import { selectQueues } from '@/entities/queues/queueSelectors';
import { loadQueues } from '@/entities/queues/queueThunks';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { SecretInput } from '@/ui/form/SecretInput';
import { TextField } from '@/ui/form/TextField';
import { selectSearch } from '@/ui/form/selectSearch';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import styles from './PromptDialog.module.css';
import { fieldsOf, valuesOf, type PromptFormValues } from './promptForm';
import { voiceOptions } from './voices';

interface PromptDialogProps {
  /** Null creates a prompt. */
  readonly promptId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);
const TEXT_ROWS = { minRows: 4, maxRows: 10 };

/** Creates or changes a prompt, which is read from the server first. */
export const PromptDialog = ({ promptId, onClose }: PromptDialogProps) => {
  const { t } = useTranslation(['prompts', 'common']);
  const dispatch = useAppDispatch();
  const queues = useAppSelector(selectQueues);
  const save = useRecordSave(prompts);
  useEffect(() => {
    void dispatch(loadQueues());
  }, [dispatch]);
  const read = useCallback((id: number) => dispatch(readPrompt(id)), [dispatch]);
  const { record, failed } = useEditedRecord(promptId, read, t('dialog.loadFailed'));
  const editor = useEditorForm<PromptFormValues>({
    saved: promptId === null ? NEW : record && valuesOf(record),
    save: async (values) => void (await save(promptId, fieldsOf(values))),
    onClose,
  });
  const voice = Form.useWatch('voice', editor.form) ?? NEW.voice;
  const required = [{ required: true, whitespace: true, message: t('common:form.required') }];
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(promptId === null ? 'dialog.create' : 'dialog.edit')}
      failed={failed}
    >
      {/* Typing goes on where the dialog begins. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <TextField name="name" label={t('dialog.name')} autoFocus rules={required} />
      <Field name="apiKey" label={t('dialog.apiKey')} rules={required}>
        <SecretInput size="large" />
      </Field>
      <Field name="prompt" label={t('dialog.prompt')} rules={required}>
        <Input.TextArea autoSize={TEXT_ROWS} />
      </Field>
      <Field name="queueId" label={t('dialog.queue')} rules={[{ required: true, message: t('dialog.noQueue') }]}>
        <Select
          size="large"
          showSearch={selectSearch}
          options={queues.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <div className={styles.pair}>
        <Field name="voice" label={t('dialog.voice')}>
          <Select size="large" options={voiceOptions(t('dialog.textVoice'), voice)} />
        </Field>
        <Field name="voiceKey" label={t('dialog.voiceKey')}>
          <SecretInput size="large" />
        </Field>
        <TextField name="voiceRegion" label={t('dialog.voiceRegion')} />
        <NumberField name="temperature" label={t('dialog.temperature')} max={1} decimals={2} step={0.1} required />
        <NumberField name="maxTokens" label={t('dialog.maxTokens')} min={1} required />
        <NumberField name="maxMessages" label={t('dialog.maxMessages')} min={1} required />
      </div>
    </EditorDialog>
  );
};
