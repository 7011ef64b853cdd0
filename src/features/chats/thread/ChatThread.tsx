import { useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { chatUnreads, placeOfChat } from '@/domain/conversations/chats';
import { oneLine } from '@/domain/text/oneLine';
import { selectChatMessages, selectChatThread } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import { isStuck } from '@/entities/conversations/outbox/outboxState';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import conversation from '@/ui/conversation/conversation.module.css';
import { ThreadAnnouncer } from '@/ui/conversation/Thread';
import { useUnreadStart } from '@/ui/conversation/useUnreadStart';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { ChatLog } from './ChatLog';
import styles from './ChatThread.module.css';
import { buildChatItems } from './chatItems';

const SKELETON_ROWS = 6;

/** The messages of a chat with what waits to be sent below them, at their newest end. */
export const ChatThread = ({ chat }: { readonly chat: Chat }) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { id: chatId } = chat;
  const userId = useAppSelector((state) => state.session.user?.id) ?? 0;
  const messages = useAppSelector((state) => selectChatMessages(state, chatId));
  const outbox = useAppSelector((state) => selectOutboxOfTicket(state, placeOfChat(chatId)));
  const { status, hasMore, gapAfter } = useAppSelector((state) => selectChatThread(state, chatId));
  const isOwn = ({ senderId }: ChatMessage): boolean => senderId === userId;
  const ready = status === 'ready';
  const unread = useUnreadStart({
    unread: chatUnreads(chat, userId),
    messages,
    isOwn,
    ready: ready && gapAfter === null,
    arrived: messages,
    hasMore,
  });
  const items = useMemo(() => buildChatItems({ messages, outbox, userId, unread }), [messages, outbox, userId, unread]);
  const stuck = outbox.filter(({ state }) => isStuck(state));

  if (items.length === 0 && !ready) {
    return (
      <div className={styles.state}>
        {status === 'failed' ? (
          <ErrorState title={t('thread.failed')} onRetry={() => void dispatch(loadChatMessages({ chatId }))} />
        ) : (
          <SkeletonRows rows={SKELETON_ROWS} height={56} />
        )}
      </div>
    );
  }
  return (
    <div className={conversation.thread}>
      <ChatLog chat={chat} items={items} waitingCount={outbox.length} />
      <ThreadAnnouncer
        messages={messages}
        loaded={ready}
        describe={(newest) =>
          isOwn(newest) ? null : { name: newest.sender?.name || t('thread.colleague'), text: oneLine(newest.message) }
        }
        failures={stuck.map((entry) => ({ ...entry, text: oneLine(entry.body) }))}
      />
    </div>
  );
};
