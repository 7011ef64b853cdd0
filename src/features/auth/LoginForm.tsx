import { Input } from 'antd';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from '@/i18n/useTranslation';
import type { Credentials } from '@/bridge/desktop';
import { signIn } from '@/entities/session/signIn';
import { useAppDispatch } from '@/store/hooks';
import { FormRefusal } from '@/ui/form/FormRefusal';
import { PasswordInput } from '@/ui/form/hiddenInputs';
import { SubmitButton } from '@/ui/form/SubmitButton';
import { useFormSubmit } from '@/ui/form/useFormSubmit';
import styles from './auth.module.css';

interface LoginFieldProps {
  readonly label: string;
  /** Why the field is refused; null shows nothing. */
  readonly message: string | null;
  readonly children: (names: {
    readonly id: string;
    readonly status: 'error' | undefined;
    readonly 'aria-required': true;
    readonly 'aria-invalid': true | undefined;
    readonly 'aria-describedby': string;
  }) => ReactNode;
}

/** A labelled line of the login. It does without antd's forms, which every start would have to load for two fields. */
const LoginField = ({ label, message, children }: LoginFieldProps) => {
  const id = useId();
  const refused = message !== null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        status: refused ? 'error' : undefined,
        'aria-required': true,
        'aria-invalid': refused || undefined,
        'aria-describedby': `${id}-message`,
      })}
      <div id={`${id}-message`} role="alert">
        {refused && <p className={styles.message}>{message}</p>}
      </div>
    </div>
  );
};

interface LoginFormProps {
  /** Values to begin with. */
  readonly fill: Credentials;
  readonly onEmail: (email: string) => void;
}

type Missing = Partial<Record<keyof Credentials, true>>;

const findMissing = ({ email, password }: Credentials): Missing => ({
  ...(email.trim() === '' && { email: true }),
  ...(password === '' && { password: true }),
});

/** Signs in; a refusal is shown in the form. */
const useSignIn = () => {
  const { t } = useTranslation('errors');
  const dispatch = useAppDispatch();
  const send = async ({ email, password }: Credentials): Promise<void> => {
    const answer = await dispatch(signIn({ email: email.trim(), password }));
    // A refusal with a text of its own (subscription ended) is a toast.
    if (signIn.rejected.match(answer) && !answer.error.textKey) throw answer.error;
  };
  return useFormSubmit(null, send, {
    delay: 0,
    general: 'state.failed',
    // Its toast goes away; here it stays beside the fields it is about.
    explain: ({ code }) => (code === 'ERR_INVALID_CREDENTIALS' ? t('ERR_INVALID_CREDENTIALS') : null),
  });
};

const PASSWORD = '[autocomplete="current-password"]';

/** The first empty field or the button has the focus; after a refusal the password does. */
const useLoginFocus = (
  form: RefObject<HTMLFormElement | null>,
  { email, password }: Credentials,
  isRefused: boolean,
): void => {
  const first = email === '' ? 'input[type="email"]' : password === '' ? PASSWORD : '[type="submit"]';
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }, [form, first]);
  useEffect(() => {
    if (!isRefused) return;
    // Usually the password was wrong: typing replaces it.
    const password = form.current?.querySelector<HTMLInputElement>(PASSWORD);
    password?.focus();
    password?.select();
  }, [form, isRefused]);
};

/** E-mail and password. The form is not sent while one is missing. */
export const LoginForm = ({ fill, onEmail }: LoginFormProps) => {
  const { t } = useTranslation('auth');
  const [values, setValues] = useState(fill);
  const [missing, setMissing] = useState<Missing>({});

  const { busy, refusal, submit } = useSignIn();
  const form = useRef<HTMLFormElement>(null);
  useLoginFocus(form, fill, refusal !== null && !busy);

  const change = (part: Partial<Credentials>): void => {
    setValues({ ...values, ...part });
    setMissing({});
  };
  const submitForm = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const nowMissing = findMissing(values);
    // Show a field's error before focusing it, so that screen readers read it out.
    flushSync(() => setMissing(nowMissing));
    if (Object.keys(nowMissing).length === 0) void submit(values);
    else event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };

  return (
    <form ref={form} onSubmit={submitForm} noValidate>
      <LoginField label={t('email')} message={missing.email ? t('emailMissing') : null}>
        {(names) => (
          <Input
            {...names}
            size="large"
            type="email"
            inputMode="email"
            autoComplete="username"
            spellCheck={false}
            value={values.email}
            onChange={({ target }) => {
              change({ email: target.value });
              onEmail(target.value);
            }}
          />
        )}
      </LoginField>
      <LoginField label={t('password')} message={missing.password ? t('passwordMissing') : null}>
        {(names) => (
          <PasswordInput
            {...names}
            autoComplete="current-password"
            value={values.password}
            onChange={({ target }) => change({ password: target.value })}
          />
        )}
      </LoginField>
      <FormRefusal text={refusal} />
      <SubmitButton busy={busy} block>
        {t('submit')}
      </SubmitButton>
    </form>
  );
};
