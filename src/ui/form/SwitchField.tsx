import { Switch } from 'antd';
import { useId, type ComponentProps } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Field } from './Field';
import styles from './form.module.css';

interface SwitchFieldProps extends Pick<ComponentProps<typeof Field>, 'name' | 'label' | 'hidden'> {
  /** The server does not store the field: the switch is read-only, with a note that says so. */
  readonly absent?: boolean;
}

/** A yes/no field of a form: the label on the left, the switch at the right end of the same line. */
export const SwitchField = ({ hidden, absent = false, ...field }: SwitchFieldProps) => {
  const { t } = useTranslation('common');
  const noteId = useId();
  return (
    <div className={styles.line} hidden={hidden}>
      <Field {...field} valueProp="checked">
        <Switch disabled={absent} aria-describedby={absent ? noteId : undefined} />
      </Field>
      {absent && (
        <p id={noteId} className={styles.note}>
          {t('form.notKept')}
        </p>
      )}
    </div>
  );
};
