import { useTranslation } from '@/i18n/useTranslation';
import { messagePreview } from '@/domain/conversations/messageContent';
import type { QuotedMessage } from '@/protocol/records/messages';
import { usePreviewText } from '../../shared/usePreviewText';
import { useConversation } from '../conversationContext';
import styles from './bubbleText.module.css';
import { useAuthorName } from '../useAuthorName';

/** The quoted message above a text; a click leads to the original. */
export const Quote = ({ message }: { readonly message: QuotedMessage }) => {
  const { t } = useTranslation(['tickets', 'conversation']);
  const { jumpTo } = useConversation();
  const name = useAuthorName()(message);
  const previewText = usePreviewText();
  return (
    <blockquote className={styles.quote} aria-label={t('message.quoted', { name })}>
      <span className={styles.author}>{name}</span>
      <span className={styles.text}>{previewText(messagePreview(message))}</span>
      {jumpTo && (
        <button
          type="button"
          tabIndex={-1}
          className={styles.goTo}
          aria-label={t('conversation:quote.goTo', { name })}
          onClick={() => jumpTo(message.id)}
        />
      )}
    </blockquote>
  );
};
