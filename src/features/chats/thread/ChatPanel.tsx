import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isGroupChat, ownsChat } from '@/domain/conversations/chats';
import { loadChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { chats, selectChatByUuid } from '@/entities/conversations/chats/chats';
import type { ThunkFailure } from '@/entities/base/failure';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { chatHidden, chatShown } from '@/entities/device/attention/attentionSlice';
import type { Chat } from '@/protocol/records/chats';
import { channelFollowed, channelLeft } from '@/realtime/socketActions';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { Pencil, Trash2 } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { IconButton } from '@/ui/layout/IconButton';
import { useNavigate } from '@/ui/navigation';
import { ChatComposer } from '../composer/ChatComposer';
import styles from '../ChatsPage.module.css';
import { ChatThread } from './ChatThread';

/** Servers refuse the messages of a chat to everyone but its members, also while a list still shows the chat. */
const isMembershipRefusal = ({ status, message }: ThunkFailure): boolean =>
  status === 400 && message === 'UNAUTHORIZED';

interface ChatConversationProps {
  readonly chat: Chat;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
}

/** Header, messages and text box of one chat; while it is on screen it counts as read. */
const ChatConversation = ({ chat, onEdit, onRemove }: ChatConversationProps) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const userId = useAppSelector((state) => state.session.user?.id) ?? 0;
  const { id: chatId } = chat;
  useEffect(() => {
    const channel = { kind: 'chat', id: chatId } as const;
    let isShown = true;
    const load = async () => {
      const answer = await dispatch(loadChatMessages({ chatId }));
      if (isShown && loadChatMessages.rejected.match(answer) && isMembershipRefusal(answer.error)) {
        void navigate('/chats', { replace: true });
      }
    };
    dispatch(channelFollowed(channel));
    dispatch(chatShown({ chatId }));
    void load();
    return () => {
      isShown = false;
      dispatch(chatHidden({ chatId }));
      dispatch(channelLeft(channel));
    };
  }, [dispatch, navigate, chatId]);
  const members = chat.users?.map(({ user }) => user?.name).filter(Boolean) ?? [];
  return (
    <section className={styles.chatPanel} aria-label={chat.title}>
      <header className={styles.chatPanelHead}>
        <Avatar id={chatId} name={chat.title} size={36} group={isGroupChat(chat)} />
        <div className={styles.names}>
          <h2 className={styles.chatPanelTitle}>{chat.title}</h2>
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

interface OpenChat {
  /** Null until it is known. */
  readonly chat: Chat | null;
  /** The user's chats could not be read. */
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The chat of an address. Servers show any chat to any user, so only chats in the user's own list count. The list is read to
 * its end; a user who is not a member, or no longer, is sent to the list.
 */
const useOpenChat = (uuid: string, onLeave: (chat: Chat | null) => void): OpenChat => {
  const dispatch = useAppDispatch();
  const chat = useAppSelector((state) => selectChatByUuid(state, uuid));
  const shown = useRef<Chat | null>(null);
  useEffect(() => {
    if (chat) shown.current = chat;
  }, [chat]);
  const { status, request, hasMore, failedPage } = useAppSelector((state) => chats.selectView(state, 'popover'));
  const isMissing = chat === null && status === 'ready' && request === null && failedPage === null;
  useEffect(() => {
    if (!isMissing) return;
    if (hasMore) void dispatch(chats.loadMore('popover'));
    else onLeave(shown.current);
  }, [dispatch, hasMore, isMissing, onLeave]);
  return {
    chat,
    failed: chat === null && failedPage !== null,
    retry: () => void dispatch(chats.load({ view: 'popover', query: EVERYTHING, page: 1 })),
  };
};

interface ChatPanelProps {
  readonly uuid: string;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
  /** The user has no such chat; with the chat if it was on screen until now. */
  readonly onLeave: (chat: Chat | null) => void;
}

/** The conversation of the address, once it is known to be the user's. */
export const ChatPanel = ({ uuid, onEdit, onRemove, onLeave }: ChatPanelProps) => {
  const { t } = useTranslation('chats');
  const { chat, failed, retry } = useOpenChat(uuid, onLeave);
  if (chat) return <ChatConversation key={chat.id} chat={chat} onEdit={onEdit} onRemove={onRemove} />;
  return (
    <section className={styles.state}>{failed && <ErrorState title={t('thread.failed')} onRetry={retry} />}</section>
  );
};
