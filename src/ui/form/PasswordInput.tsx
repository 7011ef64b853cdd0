import { useState, type ComponentProps } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Eye, EyeOff } from '../icons';
import { IconButton } from '../layout/IconButton';
import styles from './form.module.css';

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
