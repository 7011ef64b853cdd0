import { useId } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '@/ui/form/Field';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { FilesInput } from './FilesInput';
import { MessageFields } from './MessageFields';
import styles from './MessagesApiPage.module.css';
import { useTestForm } from './useTestForm';

/** Tries a message with files. */
export const MediaForm = () => {
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
          <FilesInput />
        </Field>
        <FormRefusal text={refusal} />
        <SubmitButton busy={busy}>{t('forms.send')}</SubmitButton>
      </Form>
    </section>
  );
};
