import { useTranslation } from '@/i18n/useTranslation';
import styles from '../shared/bars.module.css';

interface RowCheckProps {
  readonly contactName: string;
  readonly checked: boolean;
  readonly onChange: () => void;
}

/** The checkbox that marks a row. It covers the avatar while the pointer or the focus is in the row, or rows are marked. */
export const RowCheck = ({ contactName, checked, onChange }: RowCheckProps) => {
  const { t } = useTranslation('tickets');
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        // Arrow keys move the focus here from the row.
        tabIndex={-1}
        aria-label={t('row.select', { name: contactName })}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
};
