import { Input } from 'antd';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Eye, EyeOff } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './form.module.css';

/** What antd's input needs to hide its text until the eye at its end is pressed. */
const useHiddenText = (showLabel: string, hideLabel: string) => {
  const [shown, setShown] = useState(false);
  return {
    type: shown ? 'text' : 'password',
    spellCheck: false,
    suffix: (
      <IconButton
        icon={shown ? EyeOff : Eye}
        size={24}
        className={styles.eye}
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
      />
    ),
  };
};

interface SecretInputProps {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly id?: string;
  readonly size?: 'middle' | 'large';
  readonly 'aria-label'?: string;
  readonly 'aria-describedby'?: string;
}

/** A token, hidden until the eye is pressed. */
export const SecretInput = ({ value, onChange, ...input }: SecretInputProps) => {
  const { t } = useTranslation('common');
  const hidden = useHiddenText(t('form.showSecret'), t('form.hideSecret'));
  return (
    <Input
      {...input}
      {...hidden}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      // The browser must not offer to save the token as a password.
      autoComplete="one-time-code"
    />
  );
};

interface PasswordInputProps extends Pick<
  ComponentProps<typeof Input>,
  | 'autoComplete'
  | 'onPressEnter'
  | 'id'
  | 'value'
  | 'onChange'
  | 'status'
  | 'aria-invalid'
  | 'aria-describedby'
  | 'aria-required'
> {}

/** The control of a password, hidden until the eye is pressed. */
export const PasswordInput = (props: PasswordInputProps) => {
  const { t } = useTranslation('common');
  const hidden = useHiddenText(t('form.showPassword'), t('form.hidePassword'));
  return <Input {...props} size="large" {...hidden} />;
};
