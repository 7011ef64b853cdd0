import { useEffect } from 'react';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Credentials } from '@/contract/desktop';
import { signIn } from '@/entities/session/signIn';
import { useAppDispatch } from '@/store/hooks';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { PasswordField } from '@/ui/form/PasswordField';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextField } from '@/ui/form/TextField';
import { useFormSubmit } from '@/ui/form/useFormSubmit';

interface LoginFormProps {
  /** Values to fill in, when a demo account was chosen. */
  readonly fill: Credentials | null;
}

const required = (message: string) => [{ required: true, whitespace: true, message }];

/** E-mail and password; nothing is sent while one is missing (SIGN-11). */
export const LoginForm = ({ fill }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const [form] = Form.useForm<Credentials>();

  const send = async ({ email, password }: Credentials): Promise<void> => {
    const answer = await dispatch(signIn({ email: email.trim(), password }));
    // A refusal with a text of its own (subscription ended) is a toast.
    if (signIn.rejected.match(answer) && !answer.error.textKey) throw answer.error;
  };
  const { busy, refusal, submit } = useFormSubmit(form, send, { delay: 0, general: 'state.failed' });

  useEffect(() => {
    if (fill) form.setFieldsValue(fill);
  }, [fill, form]);

  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
      <TextField
        name="email"
        label={t('email')}
        type="email"
        inputMode="email"
        autoComplete="username"
        rules={required(t('emailMissing'))}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        rules={[{ required: true, message: t('passwordMissing') }]}
      />
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy} block>
        {t('submit')}
      </SubmitButton>
    </Form>
  );
};
