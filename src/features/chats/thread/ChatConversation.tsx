import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@/protocol/records/chats';
import { isGroupChat, ownsChat } from '@/domain/chats';
import { loadChatMessages } from '@/entities/chatMessages/chatMessageThunks';
import { chatHidden, chatShown } from '@/entities/presence/presenceSlice';
import { channelFollowed, channelLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Pencil, Trash2 } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { IconButton } from '@/ui/layout/IconButton';
import { ChatComposer } from '../composer/ChatComposer';
import styles from './ChatPanel.module.css';
import { ChatThread } from './ChatThread';

interface ChatConversationProps {
  readonly chat: Chat;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
}

/** Header, messages and text box of one chat; while it is on screen it counts as read. */
export const ChatConversation = ({ chat, onEdit, onRemove }: ChatConversationProps) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const userId = useAppSelector((state) => state.session.user?.id) ?? 0;
  const { id: chatId } = chat;
  useEffect(() => {
    const channel = { kind: 'chat', id: chatId } as const;
    dispatch(channelFollowed(channel));
    dispatch(chatShown({ chatId }));
    void dispatch(loadChatMessages({ chatId }));
    return () => {
      dispatch(chatHidden({ chatId }));
      dispatch(channelLeft(channel));
    };
  }, [dispatch, chatId]);
  const members = chat.users?.map(({ user }) => user?.name).filter(Boolean) ?? [];
  return (
    <section className={styles.panel} aria-label={chat.title}>
      <header className={styles.head}>
        <Avatar id={chatId} name={chat.title} size={36} group={isGroupChat(chat)} />
        <div className={styles.names}>
          <h2 className={styles.title}>{chat.title}</h2>
          <p className={styles.members}>{members.join(', ')}</p>
        </div>
        {ownsChat(chat, userId) && (
          <>
            <IconButton icon={Pencil} label={t('row.edit')} onClick={() => onEdit(chat)} />
            <IconButton icon={Trash2} label={t('row.remove')} onClick={() => onRemove(chat)} />
          </>
        )}
      </header>
      <ChatThread chat={chat} />
      <ChatComposer chat={chat} />
    </section>
  );
};
