import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { requestResetCode } from '@/entities/session/account';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextField } from '@/ui/form/TextField';
import { useEmailRule } from '@/ui/form/useEmailRule';
import { useFormSubmit } from '@/ui/form/useFormSubmit';

interface CodeRequestFormProps {
  readonly onSent: (email: string) => void;
}

interface Values {
  readonly email: string;
}

/** Step 1: has a code mailed. */
export const CodeRequestForm = ({ onSent }: CodeRequestFormProps) => {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const emailRule = useEmailRule();
  const [form] = Form.useForm<Values>();
  const send = async ({ email }: Values): Promise<void> => {
    await dispatch(requestResetCode(email));
    dispatch(toastShown({ kind: 'success', textKey: 'account:password.mailSent' }));
    onSent(email.trim());
  };
  const { busy, refusal, submit } = useFormSubmit(form, send, {
    general: 'state.failed',
    // The answer's text reads like success: the status alone decides.
    explain: ({ status }) => (status === 404 ? t('password.unknownEmail') : null),
  });
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
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
