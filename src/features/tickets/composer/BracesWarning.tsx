import { useTranslation } from '@/i18n/useTranslation';
import { TriangleAlert } from '@/ui/icons';
import styles from './Composer.module.css';
import type { TemplateDoubt } from './templateNames';

interface BracesWarningProps {
  readonly doubt: TemplateDoubt;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

/** Asks before a text leaves that servers would change or refuse because of its double braces. */
export const BracesWarning = ({ doubt, onBack, onSend }: BracesWarningProps) => {
  const { t } = useTranslation('tickets');
  const names = doubt.vanishing.map((name) => `{{${name}}}`).join(', ');
  return (
    <div className={styles.warning} role="alert">
      <TriangleAlert size={15} />
      <span className={styles.warningText}>
        {doubt.unclosed ? t('composer.braces.unclosed') : t('composer.braces.vanishing', { names })}
      </span>
      <button type="button" onClick={onBack}>
        {t('composer.braces.back')}
      </button>
      <button type="button" onClick={onSend}>
        {t('composer.braces.sendAnyway')}
      </button>
    </div>
  );
};
