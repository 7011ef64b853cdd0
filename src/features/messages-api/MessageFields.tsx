import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/form/Field';
import { TextField } from '@/ui/form/TextField';
import { TokenField } from './TokenField';

interface MessageFieldsProps {
  readonly bodyRequired: boolean;
}

/** Token, number and text: what both forms ask for. The number is digits without a mask. */
export const MessageFields = ({ bodyRequired }: MessageFieldsProps) => {
  const { t } = useTranslation(['messagesApi', 'common']);
  const required = { required: true, whitespace: true, message: t('common:form.required') };
  return (
    <>
      <TokenField />
      <TextField
        name="number"
        label={t('fields.number')}
        inputMode="numeric"
        autoComplete="off"
        placeholder="5511988887777"
        rules={[
          required,
          { pattern: /^\d+$/, transform: (text?: string) => text?.trim(), message: t('numberInvalid') },
        ]}
      />
      <Field name="body" label={t('fields.body')} rules={bodyRequired ? [required] : []}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} />
      </Field>
    </>
  );
};
