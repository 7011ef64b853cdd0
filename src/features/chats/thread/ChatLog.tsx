import { useCallback, useLayoutEffect, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { isGroupChat } from '@/domain/conversations/chats';
import { CHAT_THRESHOLD_PX } from '@/domain/limits';
import { selectChatThread, selectMayLoadOlderChat } from '@/entities/conversations/chatMessages/chatMessagesState';
import { loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import type { Chat } from '@/protocol/records/chats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ConversationLog } from '@/ui/conversation/log/ConversationLog';
import { useConversationLog } from '@/ui/conversation/log/useConversationLog';
import { OlderLine, ToEndButton } from '@/ui/conversation/Thread';
import { ChatLine } from './ChatLine';
import styles from './ChatThread.module.css';
import type { ChatItem } from './chatItems';

/** Days and the unread line are parts of the bubble below them. */
const isBubble = (): boolean => true;

/** Answers what loads older messages when the reader is within 600 px of the oldest loaded one, which must be rendered. */
const useOlderChatMessages = (chatId: number): ((scroller: HTMLElement) => void) => {
  const dispatch = useAppDispatch();
  const mayLoad = useAppSelector((state) => selectMayLoadOlderChat(state, chatId));
  return useCallback(
    ({ scrollTop }: HTMLElement) => {
      if (mayLoad && scrollTop <= CHAT_THRESHOLD_PX) void dispatch(loadOlderChatMessages({ chatId }));
    },
    [chatId, dispatch, mayLoad],
  );
};

interface ChatLogProps {
  readonly chat: Chat;
  readonly items: readonly ChatItem[];
  /** Number of texts in the outbox; an increase means that the user just sent one. */
  readonly waitingCount: number;
}

/** The bubbles of a chat around the reader's place, below the line that says whether older ones are loading. */
export const ChatLog = ({ chat, items, waitingCount }: ChatLogProps) => {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const { id: chatId } = chat;
  const { olderRequestId, olderFailed, hasMore } = useAppSelector((state) => selectChatThread(state, chatId));
  const [isAtEnd, setAtEnd] = useState(true);
  const loadNearTop = useOlderChatMessages(chatId);
  const { scroller, setScroller, span, follow, goToEnd } = useConversationLog({
    items,
    isBubble,
    waitingCount,
    onEnd: setAtEnd,
    onShort: loadNearTop,
  });
  // Also without a scroll: few messages leave the reader near the top.
  useLayoutEffect(() => {
    if (scroller && span.from === 0) loadNearTop(scroller);
  });

  return (
    <>
      <ConversationLog
        ref={setScroller}
        label={t('thread.label', { title: chat.title })}
        onScroll={(view) => {
          follow(view);
          if (span.from === 0) loadNearTop(view);
        }}
      >
        <OlderLine
          loading={olderRequestId !== null}
          failed={olderFailed}
          onRetry={() => void dispatch(loadOlderChatMessages({ chatId }))}
        />
        {items.slice(span.from, span.to).map((item, index) => (
          <ChatLine
            key={item.key}
            item={item}
            settled={!hasMore || item !== items[0]}
            gap={items[span.from + index + 1]?.opensGroup ? 'wide' : 'tight'}
            group={isGroupChat(chat)}
          />
        ))}
        {items.length === 0 && <p className={styles.empty}>{t('thread.empty')}</p>}
      </ConversationLog>
      {!isAtEnd && <ToEndButton onClick={goToEnd}>{t('thread.toEnd')}</ToEndButton>}
    </>
  );
};
