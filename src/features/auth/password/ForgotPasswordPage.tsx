import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { requestResetCode } from '@/entities/session/account';
import { createAppThunk } from '@/entities/base/thunk';
import type { Language } from '@/i18n/languages';
import { useLanguage } from '@/i18n/useLanguage';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextField } from '@/ui/form/TextField';
import { useEmailRule } from '@/ui/form/useFieldRules';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { Mail } from '@/ui/icons';
import { PageLinks, useTypedEmail } from '../PageLinks';
import { PublicPage } from '../PublicPage';
import styles from '../auth.module.css';
import { NewPasswordForm } from './NewPasswordForm';

interface CodeRequestFormProps {
  /** The address typed before, to be corrected or used again. */
  readonly email: string;
  readonly onSent: (email: string) => void;
}

interface Values {
  readonly email: string;
}

/** Step 1: has a code mailed. */
const CodeRequestForm = ({ email: earlier, onSent }: CodeRequestFormProps) => {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const emailRule = useEmailRule();
  const [form] = Form.useForm<Values>();
  const send = async ({ email }: Values): Promise<void> => {
    await dispatch(requestResetCode(email));
    onSent(email.trim());
    dispatch(toastShown({ kind: 'success', textKey: 'account:password.mailSent' }));
  };
  const { busy, refusal, submit } = useFormSubmit(form, send, {
    general: 'state.failed',
    // The answer's text reads like success: the status alone decides.
    explain: ({ status }) => (status === 404 ? t('password.unknownEmail') : null),
  });
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ email: earlier }}
      onFinish={(values) => void submit(values)}
    >
      <TextField
        name="email"
        // The page is there to be filled in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('email')}
        inputMode="email"
        autoComplete="username"
        rules={[{ required: true, whitespace: true, message: t('common:form.required') }, emailRule]}
      />
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy} block>
        {t('password.sendMail')}
      </SubmitButton>
    </Form>
  );
};

/** Opens the demo server's page of mails outside the app. */
const openDemoMailbox = createAppThunk<void, Language>(
  'auth/openDemoMailbox',
  async (language, { extra: { desktop, server } }) => {
    if (server) await desktop.window.openExternal(`${server.rest}/__demo/mail?lang=${language}`);
  },
  { silent: true },
);

/** In the demo workspace no mail leaves the computer: this link opens the page where it arrives. */
const DemoMailbox = () => {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const { language } = useLanguage();
  return (
    <Button
      type="link"
      className={styles.link}
      icon={<Mail size={15} />}
      onClick={() => void dispatch(openDemoMailbox(language))}
    >
      {t('password.mailbox')}
    </Button>
  );
};

/** A forgotten password: a code by mail, then a new password. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('account');
  const [email, setEmail] = useState(useTypedEmail());
  const [isSent, setSent] = useState(false);
  const begin = (to: string) => {
    setEmail(to);
    setSent(true);
  };
  return (
    <PublicPage title={t('password.title')} subtitle={isSent ? t('password.codeHint', { email }) : t('password.hint')}>
      {(isDemo) => (
        <>
          {isSent ? <NewPasswordForm email={email} /> : <CodeRequestForm email={email} onSent={begin} />}
          {isSent && (
            <Button type="link" className={styles.link} onClick={() => setSent(false)}>
              {t('password.again')}
            </Button>
          )}
          {isDemo && <DemoMailbox />}
          <PageLinks to={['login', 'signup']} />
        </>
      )}
    </PublicPage>
  );
};
