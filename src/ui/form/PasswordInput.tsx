import type { ComponentProps } from 'react';
import { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { useHiddenText } from './useHiddenText';

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
