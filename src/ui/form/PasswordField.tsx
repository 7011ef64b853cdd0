import { useState, type ComponentProps } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Eye, EyeOff } from '../icons';
import { IconButton } from '../layout/IconButton';
import { Field } from './Field';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & {
  readonly autoComplete: 'current-password' | 'new-password';
};

interface PasswordInputProps extends Pick<ComponentProps<typeof Input>, 'autoComplete' | 'id' | 'value' | 'onChange'> {}

const PasswordInput = (props: PasswordInputProps) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      size="large"
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      suffix={
        <IconButton
          icon={shown ? EyeOff : Eye}
          size={24}
          className={styles.eye}
          label={t(shown ? 'form.hidePassword' : 'form.showPassword')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};

/** A password in a form, hidden until the eye is pressed. */
export const PasswordField = ({ autoComplete, ...field }: PasswordFieldProps) => (
  <Field {...field}>
    <PasswordInput autoComplete={autoComplete} />
  </Field>
);
