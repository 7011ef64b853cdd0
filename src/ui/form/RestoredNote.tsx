import { useTranslation } from '@/i18n/useTranslation';
import styles from './RestoredNote.module.css';

interface RestoredNoteProps {
  readonly shown: boolean;
}

/** Says in a form that what was filled in before the session or the app ended is back. */
export const RestoredNote = ({ shown }: RestoredNoteProps) => {
  const { t } = useTranslation('common');
  return <output>{shown && <p className={styles.restored}>{t('form.restored')}</p>}</output>;
};
