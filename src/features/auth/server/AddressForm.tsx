import { useId, useState, type FormEvent } from 'react';
import { Button, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ProbeRefusal } from '@/bridge/desktop';
import { CircleAlert } from '@/ui/icons';
import styles from './AddressForm.module.css';

interface AddressFormProps {
  readonly label: string;
  readonly busy: boolean;
  readonly disabled: boolean;
  readonly refusal: ProbeRefusal | null;
  readonly onSubmit: (address: string) => void;
}

/** A typed server address, checked before it is used. A refusal is shown below it. */
export const AddressForm = ({ label, busy, disabled, refusal, onSubmit }: AddressFormProps) => {
  const { t } = useTranslation('auth');
  const id = useId();
  const [address, setAddress] = useState('');

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!disabled) onSubmit(address.trim());
  };

  return (
    <form onSubmit={submit} className={styles.form} noValidate>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        <Input
          id={id}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          placeholder="https://"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          status={refusal ? 'error' : undefined}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={`${id}-refusal`}
        />
        <Button htmlType="submit" loading={busy} disabled={disabled}>
          {t('choice.verify')}
        </Button>
      </div>
      <div id={`${id}-refusal`} role="alert">
        {refusal && (
          <p className={styles.refusal}>
            <CircleAlert size={14} />
            {t(`refusal.${refusal}`)}
          </p>
        )}
      </div>
    </form>
  );
};
