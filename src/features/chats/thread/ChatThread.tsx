import { useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { chatUnreads, isGroupChat, placeOfChat } from '@/domain/conversations/chats';
import { oneLine } from '@/domain/text/oneLine';
import { selectChatMessages, selectChatThread } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadChatMessages, loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import conversation from '@/ui/conversation/conversation.module.css';
import { OlderLine, ThreadAnnouncer, ToEndButton } from '@/ui/conversation/Thread';
import { useUnreadStart } from '@/ui/conversation/useUnreadStart';
import { ErrorState } from '@/ui/feedback/StateMessage';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { ChatLine } from './ChatLine';
import styles from './ChatThread.module.css';
import { buildChatItems, type ChatItem } from './chatItems';
import { useThreadScroll } from './useThreadScroll';

interface ChatLinesProps {
  readonly chat: Chat;
  readonly items: readonly ChatItem[];
}

/** The bubbles, below the line that says whether older ones are loading. */
const ChatLines = ({ chat, items }: ChatLinesProps) => {
  const dispatch = useAppDispatch();
  const { id: chatId } = chat;
  const { loadingOlder, olderFailed } = useAppSelector((state) => selectChatThread(state, chatId));
  return (
    <>
      <div className={styles.rest} />
      <OlderLine
        loading={loadingOlder}
        failed={olderFailed}
        onRetry={() => void dispatch(loadOlderChatMessages({ chatId }))}
      />
      {items.map((item, index) => (
        <ChatLine
          key={item.key}
          item={item}
          gap={items[index + 1]?.opensGroup ? 'wide' : 'tight'}
          group={isGroupChat(chat)}
        />
      ))}
    </>
  );
};

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
  const isOwn = ({ senderId }: ChatMessage): boolean => senderId === userId;
  const unread = useUnreadStart({ unread: chatUnreads(chat, userId), messages, isOwn, ready: status === 'ready' });
  const items = useMemo(() => buildChatItems({ messages, outbox, userId, unread }), [messages, outbox, userId, unread]);
  const stuck = outbox.findLast(({ state }) => state === 'failed' || state === 'unconfirmed');
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
    <div className={conversation.thread}>
      <div
        ref={scroller}
        className={classNames(conversation.scroller, styles.scroller)}
        role="log"
        // Read out by the announcer: older pages are no news.
        aria-live="off"
        aria-label={t('thread.label', { title: chat.title })}
        // Scrolled by keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
      >
        <ChatLines chat={chat} items={items} />
        {items.length === 0 && <p className={styles.empty}>{t('thread.empty')}</p>}
      </div>
      {!isAtEnd && <ToEndButton onClick={goToEnd}>{t('thread.toEnd')}</ToEndButton>}
      <ThreadAnnouncer
        newest={messages.at(-1)}
        describe={(newest) =>
          isOwn(newest) ? null : { name: newest.sender?.name || t('thread.colleague'), text: oneLine(newest.message) }
        }
        failed={stuck ? oneLine(stuck.body) : ''}
      />
    </div>
  );
};
