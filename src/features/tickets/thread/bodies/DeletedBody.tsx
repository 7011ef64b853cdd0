import { useTranslation } from '@/i18n/useTranslation';
import { Ban } from '@/ui/icons';
import { MessageText } from '../bubble/MessageText';
import styles from './media.module.css';

/** A deleted message keeps its place; its text stays readable, dimmed. */
export const DeletedBody = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('tickets');
  return (
    <>
      <span className={styles.notice}>
        <Ban size={15} className={styles.quiet} />
        <em>{t('message.deleted')}</em>
      </span>
      {text && <br />}
      {text && (
        <span className={styles.formerText}>
          <MessageText text={text} />
        </span>
      )}
    </>
  );
};
