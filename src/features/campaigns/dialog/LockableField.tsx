import type { ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Field } from '@/ui/form/Field';
import styles from './CampaignDialog.module.css';

interface LockableFieldProps extends Omit<ComponentProps<typeof Field>, 'hidden' | 'aside'> {
  /** Read-only: plain text replaces the control. */
  readonly locked: boolean;
  /** The value in words. */
  readonly fact: string;
}

/** A field of a campaign that becomes read-only at some time; its value is kept and sent anyway. */
export const LockableField = ({ locked, fact, rules, ...field }: LockableFieldProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <div>
      <Field {...field} rules={locked ? undefined : rules} hidden={locked} />
      {locked && (
        <dl className={styles.fact}>
          <dt>{field.label}</dt>
          <dd data-selectable>{fact || t('dialog.empty')}</dd>
        </dl>
      )}
    </div>
  );
};
