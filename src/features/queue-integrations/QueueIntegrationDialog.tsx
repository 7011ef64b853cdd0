import { useCallback, useState } from 'react';
import { Form, Select } from 'antd';
import { nanoid } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { queueIntegrations } from '@/entities/queueIntegrations/queueIntegrations';
import { readIntegration } from '@/entities/queueIntegrations/readIntegration';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { useRecordSave } from '@/ui/collection/useRecordSave';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { TextField } from '@/ui/form/TextField';
import { useEditedRecord } from '@/ui/form/useEditedRecord';
import { useEditorForm } from '@/ui/form/useEditorForm';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useLengthRules';
import { fieldsOf, testOf, valuesOf, type IntegrationFormValues } from './integrationForm';
import { KindFields } from './KindFields';
import { KIND_LOOKS, KINDS } from './kinds';
import { TestButton } from './TestButton';

interface QueueIntegrationDialogProps {
  /** Null creates an integration. */
  readonly integrationId: number | null;
  readonly onClose: () => void;
}

const NEW = valuesOf(null);

/** Creates or changes an integration, which is read from the server first. */
export const QueueIntegrationDialog = ({ integrationId, onClose }: QueueIntegrationDialogProps) => {
  const { t } = useTranslation(['queueIntegrations', 'common']);
  const isNew = integrationId === null;
  const dispatch = useAppDispatch();
  const save = useRecordSave(queueIntegrations);
  const lengthRules = useLengthRules();
  const [randomId] = useState(() => nanoid());
  const read = useCallback((id: number) => dispatch(readIntegration(id)).unwrap(), [dispatch]);
  const { record, failed } = useEditedRecord(integrationId, read, t('dialog.loadFailed'));
  const saved = isNew ? NEW : record && valuesOf(record);
  const editor = useEditorForm<IntegrationFormValues>({
    saved,
    save: async (values) => {
      await save(integrationId, fieldsOf({ ...NEW, ...saved, ...values }, isNew, randomId));
      const textKey = isNew ? 'queueIntegrations:toasts.added' : 'queueIntegrations:toasts.changed';
      dispatch(toastShown({ kind: 'success', textKey }));
    },
    onClose,
  });
  const { form } = editor;
  const type = Form.useWatch('type', form) ?? saved?.type ?? NEW.type;
  return (
    <EditorDialog
      {...editor}
      width={640}
      title={t(isNew ? 'dialog.create' : 'dialog.edit')}
      failed={failed}
      secondary={
        type === 'dialogflow' && <TestButton fields={() => testOf({ ...NEW, ...saved, ...form.getFieldsValue() })} />
      }
    >
      <Field name="type" label={t('dialog.type')}>
        <Select size="large" options={KINDS.map((kind) => ({ value: kind, label: KIND_LOOKS[kind].label }))} />
      </Field>
      <TextField name="name" label={t('dialog.name')} rules={lengthRules(NAME_LENGTH)} />
      <KindFields type={type} />
    </EditorDialog>
  );
};
