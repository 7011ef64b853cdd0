import { useTranslation } from 'react-i18next';
import type { QuotedMessage } from '@/contract/entities/messages';
import styles from './Quote.module.css';
import { useAuthorName } from './useAuthorName';
import { usePreview } from './usePreview';

/** The message another one answers, above its text (MSG-16). */
export const Quote = ({ message }: { readonly message: QuotedMessage }) => {
  const { t } = useTranslation('tickets');
  const author = useAuthorName()(message);
  const preview = usePreview();
  return (
    <blockquote className={styles.quote} aria-label={t('message.quoted', { name: author })}>
      <span className={styles.author}>{author}</span>
      <span className={styles.text}>{preview(message)}</span>
    </blockquote>
  );
};
