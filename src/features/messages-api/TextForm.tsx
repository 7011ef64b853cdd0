import { useId } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { MessageFields } from './MessageFields';
import styles from './MessagesApiPage.module.css';
import { useTestForm } from './useTestForm';

/** Tries a text message. */
export const TextForm = () => {
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
