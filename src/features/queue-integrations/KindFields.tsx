import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/form/Field';
import { NumberField } from '@/ui/form/NumberField';
import { TextField } from '@/ui/form/TextField';
import { FLOW_LANGUAGES } from './integrationForm';
import styles from './KindFields.module.css';

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
export const KindFields = ({ type }: { readonly type: string }) => {
  if (type === 'dialogflow') return <DialogflowFields />;
  return type === 'typebot' ? <TypebotFields /> : <UrlField />;
};
