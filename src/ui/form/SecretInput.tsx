import { Input } from 'antd';
import { useTranslation } from '@/i18n/useTranslation';
import { useHiddenText } from './useHiddenText';

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
      // A token, so the browser must not offer to save it as a password.
      autoComplete="one-time-code"
    />
  );
};
