import { useTranslation } from 'react-i18next';
import styles from './CampaignDialog.module.css';

interface VariableChipsProps {
  readonly names: readonly string[];
  readonly onInsert: (variable: string) => void;
}

/** Variables to be put into the message where the cursor stands. */
export const VariableChips = ({ names, onInsert }: VariableChipsProps) => {
  const { t } = useTranslation('campaigns');
  return (
    <div className={styles.chips}>
      <span className={styles.chipsLabel}>{t('dialog.insert')}</span>
      {names.map((name) => {
        const variable = `{${name}}`;
        return (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-label={t('dialog.insertVariable', { variable })}
            onClick={() => onInsert(variable)}
          >
            {variable}
          </button>
        );
      })}
    </div>
  );
};
