import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@/protocol/records/chats';
import { placeOfChat } from '@/domain/chatPlace';
import { chatUnreads, isGroupChat } from '@/domain/chats';
import { selectChatMessages, selectChatThread } from '@/entities/chatMessages/chatMessageSelectors';
import { loadChatMessages } from '@/entities/chatMessages/chatMessageThunks';
import { selectOutboxOfTicket } from '@/entities/outbox/outboxSelectors';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { ArrowDown } from '@/ui/icons';
import { ChatAnnouncer } from './ChatAnnouncer';
import { buildChatItems, unreadStartOf, type UnreadStart } from './chatItems';
import { ChatLine } from './ChatLine';
import styles from './ChatThread.module.css';
import { OlderChatMessages } from './OlderChatMessages';
import { useThreadScroll } from './useThreadScroll';

const SKELETON_ROWS = 6;

/** The messages of a chat with what waits to be sent below them, at their newest end. */
export const ChatThread = ({ chat }: { readonly chat: Chat }) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { id: chatId } = chat;
  const userId = useAppSelector((state) => state.session.user?.id) ?? 0;
  const messages = useAppSelector((state) => selectChatMessages(state, chatId));
  const outbox = useAppSelector((state) => selectOutboxOfTicket(state, placeOfChat(chatId)));
  const { status } = useAppSelector((state) => selectChatThread(state, chatId));
  // Opening resets the count at once, so that of the first moment is kept.
  const [unreadAtFirst] = useState(() => chatUnreads(chat, userId));
  const [unread, setUnread] = useState<UnreadStart | null>(null);
  if (unread === null && status === 'ready') {
    const start = unreadStartOf(messages, unreadAtFirst, userId);
    if (start) setUnread(start);
  }
  const items = useMemo(() => buildChatItems({ messages, outbox, userId, unread }), [messages, outbox, userId, unread]);
  const { scroller, onScroll, isAtEnd, goToEnd } = useThreadScroll(chatId, items, outbox.length);

  if (items.length === 0 && status !== 'ready') {
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
    <div className={styles.thread}>
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        // Read out by the announcer: older pages are no news.
        aria-live="off"
        aria-label={t('thread.label', { title: chat.title })}
        // Scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <OlderChatMessages chatId={chatId} />
        {items.map((item) => (
          <ChatLine key={item.key} item={item} group={isGroupChat(chat)} />
        ))}
        {items.length === 0 && <p className={styles.empty}>{t('thread.empty')}</p>}
      </div>
      {!isAtEnd && (
        <button type="button" className={styles.toEnd} onClick={goToEnd}>
          <ArrowDown size={14} />
          {t('thread.toEnd')}
        </button>
      )}
      <ChatAnnouncer messages={messages} outbox={outbox} userId={userId} />
    </div>
  );
};
