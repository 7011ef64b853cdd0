import { useTranslation } from 'react-i18next';
import { Paperclip } from '@/ui/icons';
import styles from './Attachment.module.css';

/** The file that goes with an answer, or the word that there is none. */
export const Attachment = ({ name }: { readonly name: string | null }) => {
  const { t } = useTranslation('quickMessages');
  if (name === null) return <span className={styles.none}>{t('page.noFile')}</span>;
  return (
    <span className={styles.file} title={name}>
      <Paperclip size={14} />
      <span className={styles.name}>{name}</span>
    </span>
  );
};
