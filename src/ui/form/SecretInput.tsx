import { useState } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Eye, EyeOff } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './form.module.css';

interface SecretInputProps {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly id?: string;
  readonly size?: 'middle' | 'large';
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
}

/** A token, hidden until the eye is pressed. */
export const SecretInput = ({ value, onChange, ...input }: SecretInputProps) => {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...input}
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      type={shown ? 'text' : 'password'}
      // A token, so the browser must not offer to save it as a password.
      autoComplete="one-time-code"
      spellCheck={false}
      suffix={
        <IconButton
          icon={shown ? EyeOff : Eye}
          size={24}
          className={styles.eye}
          label={t(shown ? 'form.hideSecret' : 'form.showSecret')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
};
