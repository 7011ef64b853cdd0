import { useTranslation } from '@/i18n/useTranslation';
import styles from './SeekingStrip.module.css';

/** Says that older pages are being loaded to find a quoted message, and lets the reader stop that. */
export const SeekingStrip = ({ onCancel }: { readonly onCancel: () => void }) => {
  const { t } = useTranslation('conversation');
  return (
    <div className={styles.strip}>
      <output>{t('quote.seeking')}</output>
      <button type="button" onClick={onCancel}>
        {t('quote.cancel')}
      </button>
    </div>
  );
};
