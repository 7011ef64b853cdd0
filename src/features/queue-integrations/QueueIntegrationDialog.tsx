import { nanoid } from '@reduxjs/toolkit';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { IntegrationToTest } from '@/api/queueIntegrations';
import {
  queueIntegrations,
  readIntegration,
  testIntegration,
} from '@/entities/company/queueIntegrations/queueIntegrations';
import type { EntityDispatch } from '@/entities/base/thunk';
import type { QueueIntegration } from '@/protocol/records/queueIntegrations';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { EditorDialog } from '@/ui/form/EditorDialog';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { TextField } from '@/ui/form/TextField';
import { useRecordEditor } from '@/ui/form/useRecordEditor';
import { NAME_LENGTH, useLengthRules } from '@/ui/form/useFieldRules';
import styles from './queueIntegrations.module.css';
import {
  fieldsOf,
  FLOW_LANGUAGES,
  type IntegrationFormValues,
  needsSecondSave,
  testOf,
  valuesOf,
} from './integrationForm';
import { KIND_LOOKS, KINDS } from './kinds';

const JSON_ROWS = { minRows: 3, maxRows: 10 };

const DialogflowFields = () => {
  const { t } = useTranslation(['queueIntegrations', 'common']);
  const required = [{ required: true, message: t('common:form.required') }];
  return (
    <>
      <Field name="language" label={t('dialog.language')} rules={required}>
        <Select
          size="large"
          options={FLOW_LANGUAGES.map((language) => ({ value: language, label: t(`languages.${language}`) }))}
        />
      </Field>
      <TextField name="projectName" label={t('dialog.projectName')} />
      <Field name="jsonContent" label={t('dialog.jsonContent')}>
        <Input.TextArea autoSize={JSON_ROWS} spellCheck={false} />
      </Field>
    </>
  );
};

const UrlField = () => {
  const { t } = useTranslation(['queueIntegrations', 'common']);
  const rules = [{ required: true, whitespace: true, message: t('common:form.required') }];
  return <TextField name="urlN8N" label={t('dialog.url')} inputMode="url" rules={rules} />;
};

const TypebotFields = () => {
  const { t } = useTranslation(['queueIntegrations', 'common']);
  const rules = [{ required: true, whitespace: true, message: t('common:form.required') }];
  return (
    <>
      <UrlField />
      <TextField name="typebotSlug" label={t('dialog.slug')} rules={rules} />
      <div className={styles.pair}>
        <NumberField name="typebotExpires" label={t('dialog.expires')} />
        <NumberField name="typebotDelayMessage" label={t('dialog.delay')} />
        <TextField name="typebotKeywordFinish" label={t('dialog.finish')} />
        <TextField name="typebotKeywordRestart" label={t('dialog.restart')} />
        <TextField name="typebotUnknownMessage" label={t('dialog.unknown')} />
        <TextField name="typebotRestartMessage" label={t('dialog.restarted')} />
      </div>
    </>
  );
};

/** The fields of one kind of integration. */
const KindFields = ({ type }: { readonly type: string }) => {
  if (type === 'dialogflow') return <DialogflowFields />;
  return type === 'typebot' ? <TypebotFields /> : <UrlField />;
};

interface TestButtonProps {
  readonly fields: () => IntegrationToTest;
}

/** Lets the server test the values of the form; says next to the button when that failed, or that the server cannot. */
const TestButton = ({ fields }: TestButtonProps) => {
  const { t } = useTranslation('queueIntegrations');
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const absent = useAppSelector(({ absentCalls }) => absentCalls.integrationTest);
  const test = async () => {
    setBusy(true);
    setFailed(false);
    const answer = await dispatch(testIntegration(fields()));
    setBusy(false);
    if (testIntegration.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'queueIntegrations:toasts.tested' }));
    } else setFailed(true);
  };
  return (
    <span className={styles.test}>
      <Button loading={busy} disabled={busy || absent} onClick={() => void test()}>
        {t('test.run')}
      </Button>
      <output className={styles.outcome}>{absent ? t('test.absent') : failed && t('test.failed')}</output>
    </span>
  );
};

interface QueueIntegrationDialogProps {
  /** Null creates an integration. */
  readonly integrationId: number | null;
  readonly onClose: () => void;
}

/** It contains a private key. */
const SECRETS = ['jsonContent'] as const;

const read = (id: number, dispatch: EntityDispatch) => dispatch(readIntegration(id)).unwrap();

/** Creates or changes an integration, which is read from the server first. */
export const QueueIntegrationDialog = ({ integrationId, onClose }: QueueIntegrationDialogProps) => {
  const { t } = useTranslation(['queueIntegrations', 'common']);
  const isNew = integrationId === null;
  const lengthRules = useLengthRules();
  const [randomId] = useState(() => nanoid());
  // Fields of another kind are not in the form: they keep what is saved.
  const bodyOf = (values: Partial<IntegrationFormValues>, saved: QueueIntegration | null) =>
    fieldsOf({ ...valuesOf(saved), ...values }, randomId);
  const { record, editor } = useRecordEditor(queueIntegrations, {
    id: integrationId,
    read,
    failedText: t('dialog.loadFailed'),
    valuesOf,
    fieldsOf: bodyOf,
    finish: async ({ id, saved, values }, dispatch) => {
      const fields = bodyOf(values, null);
      if (isNew && needsSecondSave(fields, saved)) await dispatch(queueIntegrations.save({ id, fields })).unwrap();
    },
    savedKey: isNew ? 'queueIntegrations:toasts.added' : 'queueIntegrations:toasts.changed',
    onClose,
  });
  const { form } = editor;
  const saved = valuesOf(record);
  const type = Form.useWatch('type', form) ?? saved.type;
  return (
    <EditorDialog
      {...editor}
      width={640}
      secrets={SECRETS}
      title={t(isNew ? 'dialog.create' : 'dialog.edit')}
      secondary={type === 'dialogflow' && <TestButton fields={() => testOf({ ...saved, ...form.getFieldsValue() })} />}
    >
      <Field name="type" label={t('dialog.type')}>
        <Select size="large" options={KINDS.map((kind) => ({ value: kind, label: KIND_LOOKS[kind].label }))} />
      </Field>
      <TextField name="name" label={t('dialog.name')} rules={lengthRules(NAME_LENGTH)} />
      <KindFields type={type} />
    </EditorDialog>
  );
};
