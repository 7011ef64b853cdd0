import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatUnreads, isGroupChat, placeOfChat } from '@/domain/conversations/chats';
import { oneLine } from '@/domain/text/oneLine';
import { selectChatMessages, selectChatThread } from '@/entities/conversations/chatMessages/chatMessageSelectors';
import { loadChatMessages, loadOlderChatMessages } from '@/entities/conversations/chatMessages/chatMessageThunks';
import { selectOutboxOfTicket } from '@/entities/conversations/outbox/outboxSelectors';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import type { Chat, ChatMessage } from '@/protocol/records/chats';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { ArrowDown } from '@/ui/icons';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { ChatLine } from './ChatLine';
import styles from './ChatThread.module.css';
import { buildChatItems, type UnreadStart, unreadStartOf } from './chatItems';
import { useThreadScroll } from './useThreadScroll';

interface ChatAnnouncerProps {
  readonly messages: readonly ChatMessage[];
  readonly outbox: readonly OutboxEntry[];
  readonly userId: number;
}

/** Speaks what happens in the open chat: new messages politely, failed sends at once. */
const ChatAnnouncer = ({ messages, outbox, userId }: ChatAnnouncerProps) => {
  const { t } = useTranslation('chats');
  const newest = messages.at(-1);
  const [knownId, setKnownId] = useState(newest?.id);
  const [spoken, setSpoken] = useState('');
  if (newest && newest.id !== knownId) {
    setKnownId(newest.id);
    if (knownId !== undefined && newest.senderId !== userId) {
      const name = newest.sender?.name || t('thread.colleague');
      setSpoken(t('thread.announce', { name, text: oneLine(newest.message) }));
    }
  }
  const failed = outbox.findLast(({ state }) => state === 'failed' || state === 'unconfirmed');
  return (
    <VisuallyHidden>
      <output>{spoken}</output>
      <span role="alert">{failed ? t('thread.announceFailed', { text: oneLine(failed.body) }) : ''}</span>
    </VisuallyHidden>
  );
};

/** The line above the oldest loaded message: whether older ones are loading, failed or do not exist. */
const OlderChatMessages = ({ chatId }: { readonly chatId: number }) => {
  const { t } = useTranslation(['chats', 'common']);
  const dispatch = useAppDispatch();
  const { loadingOlder, olderFailed } = useAppSelector((state) => selectChatThread(state, chatId));
  return (
    <output className={styles.top}>
      {loadingOlder && t('thread.loadingOlder')}
      {olderFailed && !loadingOlder && (
        <>
          {t('thread.olderFailed')}
          <button type="button" onClick={() => void dispatch(loadOlderChatMessages({ chatId }))}>
            {t('common:actions.tryAgain')}
          </button>
        </>
      )}
    </output>
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
