import { Form, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { ApiFailure } from '@/protocol/errors';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { Field } from '@/ui/form/Field';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextField } from '@/ui/form/TextField';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { Page } from '@/ui/layout/Page';
import { PageHead } from '@/ui/layout/PageHead';
import { Documentation } from './Documentation';
import { FilesChoice } from './FilesChoice';
import styles from './MessagesApiPage.module.css';
import { TokenField } from './TokenField';
import { sendExternally } from './messagesApiThunks';

interface MessageFieldsProps {
  readonly bodyRequired: boolean;
}

/** Token, number and text: what both forms ask for. The number is digits without a mask. */
const MessageFields = ({ bodyRequired }: MessageFieldsProps) => {
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

interface TestValues {
  readonly token: string;
  readonly number: string;
  readonly body?: string;
  /** With files the message goes as multipart. */
  readonly files?: readonly File[];
}

/** Sends what a test form holds, and shows the outcome in the form. */
const useTestForm = () => {
  const { t } = useTranslation(['messagesApi', 'errors']);
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<TestValues>();
  const send = async ({ token, number, body = '', files }: TestValues): Promise<void> => {
    await dispatch(sendExternally(token.trim(), { number: number.trim(), body, ...(files && { files }) }));
    dispatch(toastShown({ kind: 'success', textKey: 'messagesApi:sent' }));
  };
  const explain = ({ status, code }: ApiFailure): string | null => {
    if (status === 401) return t('wrongToken');
    return code === null ? null : t(`errors:${code}`);
  };
  return { form, ...useFormSubmit(form, send, { general: 'state.failed', explain }) };
};

/** Tries a message with files. */
const MediaForm = () => {
  const { t } = useTranslation(['messagesApi', 'common']);
  const id = useId();
  const { form, busy, refusal, submit } = useTestForm();
  return (
    <section className={styles.form} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('forms.media')}
      </h2>
      <Form form={form} name="media" layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <MessageFields bodyRequired={false} />
        <Field
          name="files"
          label={t('fields.medias')}
          rules={[{ required: true, type: 'array', min: 1, message: t('common:form.required') }]}
        >
          <FilesChoice />
        </Field>
        <FormRefusal text={refusal} />
        <SubmitButton busy={busy}>{t('forms.send')}</SubmitButton>
      </Form>
    </section>
  );
};

/** Tries a text message. */
const TextForm = () => {
  const { t } = useTranslation('messagesApi');
  const id = useId();
  const { form, busy, refusal, submit } = useTestForm();
  return (
    <section className={styles.form} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('forms.text')}
      </h2>
      <Form form={form} name="text" layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <MessageFields bodyRequired />
        <FormRefusal text={refusal} />
        <SubmitButton busy={busy}>{t('forms.send')}</SubmitButton>
      </Form>
    </section>
  );
};

/** How other programs send messages, and two forms to try it. */
export const MessagesApiPage = () => {
  const { t } = useTranslation('messagesApi');
  return (
    <Page label={t('title')} scrolls>
      <PageHead title={t('title')} />
      <div className={styles.columns}>
        <Documentation />
        <div className={styles.forms}>
          <TextForm />
          <MediaForm />
        </div>
      </div>
    </Page>
  );
};
