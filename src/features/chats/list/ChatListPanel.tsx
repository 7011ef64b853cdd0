import { Button } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { chatUnreads, isGroupChat, lastChatWords, ownsChat, placeOfChat } from '@/domain/conversations/chats';
import { oneLine } from '@/domain/text/oneLine';
import { chats } from '@/entities/conversations/chats/chats';
import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import type { Chat } from '@/protocol/records/chats';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import listStyles from '@/ui/collection/list.module.css';
import { NothingFound } from '@/ui/collection/NothingFound';
import { PanelList } from '@/ui/collection/PanelList';
import { SearchField } from '@/ui/collection/SearchField';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState } from '@/ui/feedback/StateMessage';
import { MessageSquareText, Pencil, Plus, Trash2 } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { Count } from '@/ui/layout/Count';
import { IconButton } from '@/ui/layout/IconButton';
import { useListTime } from '@/ui/useToday';
import styles from '../ChatsPage.module.css';
import chatRowStyles from './ChatListPanel.module.css';

interface ChatRowProps {
  readonly chat: Chat;
  readonly selected: boolean;
  readonly onOpen: (chat: Chat) => void;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
}

/** One conversation: its last message or draft, and its unread count; its owner may change it. */
const ChatRow = ({ chat, selected, onOpen, onEdit, onRemove }: ChatRowProps) => {
  const { t } = useTranslation('chats');
  const userId = useAppSelector((state) => state.session.user?.id) ?? 0;
  const userName = useAppSelector((state) => state.session.user?.name) ?? '';
  const draft = useAppSelector((state) => selectDraft(state, placeOfChat(chat.id))?.text ?? '');
  const time = useListTime(chat.updatedAt);
  const unread = chatUnreads(chat, userId);
  const { isOwn, words } = lastChatWords(chat, userName);
  const text = oneLine(words);
  const shown = draft && !selected ? t('row.draft', { text: oneLine(draft) }) : isOwn ? t('row.you', { text }) : text;
  return (
    <div
      data-chat={chat.id}
      className={classNames(
        listStyles.row,
        chatRowStyles.row,
        selected && listStyles.selected,
        unread > 0 && chatRowStyles.unread,
      )}
    >
      <button
        type="button"
        className={listStyles.target}
        aria-label={chat.title}
        aria-current={selected || undefined}
        onClick={() => onOpen(chat)}
      />
      <Avatar id={chat.id} name={chat.title} size={36} group={isGroupChat(chat)} />
      <div className={chatRowStyles.lines}>
        <span className={chatRowStyles.line}>
          <span className={chatRowStyles.name}>{chat.title}</span>
          {ownsChat(chat, userId) && (
            <span className={chatRowStyles.actions}>
              <IconButton icon={Pencil} size={24} label={t('row.edit')} onClick={() => onEdit(chat)} />
              <IconButton icon={Trash2} size={24} label={t('row.remove')} onClick={() => onRemove(chat)} />
            </span>
          )}
          <span className={chatRowStyles.time}>{time}</span>
        </span>
        <span className={chatRowStyles.line}>
          <span className={chatRowStyles.words}>{shown}</span>
          <Count value={unread} label={t('row.unread', { count: unread })} />
        </span>
      </div>
    </div>
  );
};

interface ChatListPanelProps {
  readonly ref: Ref<HTMLElement>;
  readonly selectedUuid: string | undefined;
  readonly onOpen: (chat: Chat) => void;
  readonly onNew: () => void;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
}

/** The user's conversations, the last changed first, and the way to a new one. */
export const ChatListPanel = ({ ref, selectedUuid, onOpen, onNew, onEdit, onRemove }: ChatListPanelProps) => {
  const { t } = useTranslation('chats');
  const { search, searched, list } = useCollectionScreen(chats);
  // Servers ignore the search, so their answer is filtered here.
  const records = list.records.filter((chat) => chats.matches(chat, { searchParam: search.text }));
  const empty =
    searched === undefined ? (
      <EmptyState icon={MessageSquareText} title={t('empty')} hint={t('emptyHint')} />
    ) : (
      <NothingFound {...searched} />
    );
  return (
    <section ref={ref} className={styles.panel} aria-label={t('list')}>
      <header className={listStyles.head}>
        <h1 className={listStyles.title}>{t('title')}</h1>
        <Button type="primary" icon={<Plus size={15} />} onClick={onNew}>
          {t('add')}
        </Button>
      </header>
      <div className={styles.search}>
        <SearchField text={search.text} onChange={search.onChange} label={t('search')} />
      </div>
      <PanelList list={{ ...list, records }} empty={empty}>
        {(chat) => (
          <ChatRow
            chat={chat}
            selected={chat.uuid === selectedUuid}
            onOpen={onOpen}
            onEdit={onEdit}
            onRemove={onRemove}
          />
        )}
      </PanelList>
    </section>
  );
};
