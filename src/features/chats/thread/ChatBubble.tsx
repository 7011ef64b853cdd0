import { useTranslation } from 'react-i18next';
import type { ChatMessage } from '@/protocol/records/chats';
import { clockTime } from '@/lib/moments';
import { classNames } from '@/ui/classNames';
import { avatarTint } from '@/ui/layout/avatarLook';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import styles from './ChatBubble.module.css';

interface ChatBubbleProps {
  readonly message: ChatMessage;
  readonly isOwn: boolean;
  readonly opensGroup: boolean;
  readonly group: boolean;
}

/** One message of the chat. */
export const ChatBubble = ({ message, isOwn, opensGroup, group }: ChatBubbleProps) => {
  const { t } = useTranslation('chats');
  const author = isOwn ? t('thread.you') : message.sender?.name || t('thread.colleague');
  return (
    <article className={classNames(styles.line, isOwn && styles.own, opensGroup && styles.apart)}>
      <div className={classNames(styles.bubble, opensGroup && styles.opens)}>
        {group && !isOwn && opensGroup ? (
          <span className={styles.author} style={{ color: `var(--avatar-${avatarTint(message.senderId ?? author)})` }}>
            {author}
          </span>
        ) : (
          <VisuallyHidden>{t('thread.author', { name: author })}</VisuallyHidden>
        )}
        <span className={styles.words}>{message.message || message.mediaName}</span>
        <time className={styles.meta}>{clockTime(message.createdAt)}</time>
      </div>
    </article>
  );
};
