import { Button, Form, Select } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { signUp, type SignUpFields } from '@/entities/session/account';
import { createAppThunk } from '@/entities/base/thunk';
import { maskPhone } from '@/lib/masks';
import { formatMoney } from '@/lib/money';
import type { ApiFailure } from '@/protocol/errors';
import { useAppDispatch } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { Field } from '@/ui/form/Field';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { MaskedField } from '@/ui/form/MaskedField';
import { PasswordField } from '@/ui/form/PasswordField';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { TextField } from '@/ui/form/TextField';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import { NAME_LENGTH, useEmailRule, useLengthRules } from '@/ui/form/useFieldRules';
import { useNavigate } from '@/ui/navigation';
import { useRead } from '@/ui/useAsync';
import { useLeft } from '@/ui/useLeft';

/** The plans to choose from; the field itself says when they could not be loaded. */
const loadPublicPlans = createAppThunk('auth/loadPublicPlans', (_: void, { extra }) => extra.api.signUp.plans(), {
  silent: true,
});

/** Chooses one of the server's plans. */
const PlanField = () => {
  const { t, i18n } = useTranslation(['account', 'common']);
  const { status, value: plans, reload } = useRead(loadPublicPlans);
  const describe = (users: number | null | undefined, connections: number | null | undefined, price: number) =>
    [
      t('signup.users', { count: users ?? 0 }),
      t('signup.connections', { count: connections ?? 0 }),
      formatMoney(price, i18n.language),
    ].join(' · ');
  return (
    <Field
      name="planId"
      label={t('signup.plan')}
      rules={[{ required: true, message: t('common:form.required') }]}
      aside={
        status === 'failed' && (
          <Button type="link" size="small" onClick={reload}>
            {t('signup.plansFailed')}
          </Button>
        )
      }
    >
      <Select
        size="large"
        loading={status === 'loading'}
        placeholder={t('signup.choosePlan')}
        notFoundContent={t(status === 'loading' ? 'common:state.loading' : 'signup.noPlans')}
        options={plans?.map(({ id, name, users, connections, value }) => ({
          value: id,
          label: `${name} · ${describe(users, connections, value ?? 0)}`,
        }))}
      />
    </Field>
  );
};

/** Servers report a name in use, but not an e-mail in use: that ends in a 500, and the company name stays taken. */
const isTaken = ({ status, message }: ApiFailure): boolean =>
  status === 500 || message === 'ERR_COMPANY_NAME_ALREADY_EXISTS';

/** Signs the company up and opens the login page; the form says when a name is taken. */
const useSignUp = () => {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const left = useLeft();
  const [form] = Form.useForm<SignUpFields>();
  const send = async (fields: SignUpFields): Promise<void> => {
    await dispatch(signUp(fields));
    // Who left the page during the call is elsewhere by now.
    if (!left.current) void navigate('/login');
    dispatch(toastShown({ kind: 'success', textKey: 'account:signup.done' }));
  };
  const explain = (failure: ApiFailure) => (isTaken(failure) ? t('signup.taken') : null);
  return { form, ...useFormSubmit(form, send, { explain }) };
};

/** Name, e-mail, password, phone and plan of a new company. */
export const SignUpForm = () => {
  const { t } = useTranslation(['account', 'common']);
  const lengthRules = useLengthRules();
  const emailRule = useEmailRule();
  const { form, busy, refusal, submit } = useSignUp();
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
      <TextField
        name="name"
        label={t('signup.name')}
        // The page is there to be filled in.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        autoComplete="organization"
        rules={lengthRules(NAME_LENGTH)}
      />
      <TextField
        name="email"
        label={t('email')}
        inputMode="email"
        autoComplete="username"
        rules={[{ required: true, whitespace: true, message: t('common:form.required') }, emailRule]}
      />
      <PasswordField
        name="password"
        label={t('signup.password')}
        autoComplete="new-password"
        rules={[
          { required: true, message: t('common:form.required') },
          { min: 5, message: t('common:form.tooShort') },
          { max: 50, message: t('common:form.tooLong') },
        ]}
      />
      <MaskedField
        name="phone"
        label={t('signup.phone')}
        mask={maskPhone}
        inputMode="tel"
        autoComplete="tel-national"
        placeholder="(99) 99999-9999"
      />
      <PlanField />
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy} block>
        {t('signup.submit')}
      </SubmitButton>
    </Form>
  );
};
