import { Form } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { isStrongPassword } from '@/domain/company/signUp';
import { resetPassword } from '@/entities/session/account';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { PasswordField } from '@/ui/form/PasswordField';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextField } from '@/ui/form/TextField';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { useNavigate } from '@/ui/navigation';
import { useLeft } from '@/ui/useLeft';

interface NewPasswordFormProps {
  /** Whose password it is. */
  readonly email: string;
}

interface Values {
  readonly code: string;
  readonly password: string;
  readonly confirmation: string;
}

/** Step 2: the mailed code and the new password, twice. */
export const NewPasswordForm = ({ email }: NewPasswordFormProps) => {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const left = useLeft();
  const [form] = Form.useForm<Values>();
  const send = async ({ code, password }: Values): Promise<void> => {
    await dispatch(resetPassword({ email, code, password }));
    // Who left the page during the call is elsewhere by now.
    if (!left.current) void navigate('/login');
    dispatch(toastShown({ kind: 'success', textKey: 'account:password.done' }));
  };
  const { busy, refusal, submit } = useFormSubmit(form, send, {
    general: 'state.failed',
    explain: ({ status }) => (status === 404 ? t('password.wrongCode') : null),
  });
  const required = { required: true, message: t('common:form.required') };
  /** The rule above already reports a missing password. */
  const check = async (isRight: boolean, message: string): Promise<void> => {
    if (!isRight) throw new Error(message);
  };
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
      <TextField
        name="code"
        // The page is there to be filled in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={t('password.code')}
        autoComplete="one-time-code"
        rules={[{ ...required, whitespace: true }]}
      />
      <PasswordField
        name="password"
        label={t('password.new')}
        autoComplete="new-password"
        rules={[
          required,
          { validator: (_, text: string) => check(!text || isStrongPassword(text), t('password.weak')) },
        ]}
      />
      <PasswordField
        name="confirmation"
        label={t('password.confirm')}
        autoComplete="new-password"
        rules={[
          required,
          {
            validator: (_, text: string) =>
              check(!text || text === form.getFieldValue('password'), t('password.different')),
          },
        ]}
      />
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy} block>
        {t('password.submit')}
      </SubmitButton>
    </Form>
  );
};
