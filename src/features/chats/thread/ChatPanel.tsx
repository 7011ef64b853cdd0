import { useTranslation } from 'react-i18next';
import type { Chat } from '@/protocol/records/chats';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { ChatConversation } from './ChatConversation';
import styles from './ChatPanel.module.css';
import { useOpenChat } from './useOpenChat';

interface ChatPanelProps {
  readonly uuid: string;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
}

/** The conversation of the address, once it is known to be the user's. */
export const ChatPanel = ({ uuid, onEdit, onRemove }: ChatPanelProps) => {
  const { t } = useTranslation('chats');
  const { chat, failed, retry } = useOpenChat(uuid);
  if (chat) return <ChatConversation key={chat.id} chat={chat} onEdit={onEdit} onRemove={onRemove} />;
  return (
    <section className={styles.state}>{failed && <ErrorState title={t('thread.failed')} onRetry={retry} />}</section>
  );
};
