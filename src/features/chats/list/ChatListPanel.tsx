import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Chat } from '@/protocol/records/chats';
import { chats } from '@/entities/chats/chats';
import { NothingFound } from '@/ui/collection/NothingFound';
import { PanelList } from '@/ui/collection/PanelList';
import { SearchField } from '@/ui/collection/SearchField';
import { useCollectionScreen } from '@/ui/collection/useCollectionScreen';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MessageSquareText, Plus } from '@/ui/icons';
import styles from '../ChatsPage.module.css';
import { ChatRow } from './ChatRow';

interface ChatListPanelProps {
  readonly selectedUuid: string | undefined;
  readonly onOpen: (chat: Chat) => void;
  readonly onNew: () => void;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
}

/** The user's conversations, the last changed first, and the way to a new one. */
export const ChatListPanel = ({ selectedUuid, onOpen, onNew, onEdit, onRemove }: ChatListPanelProps) => {
  const { t } = useTranslation('chats');
  const { search, list } = useCollectionScreen(chats);
  // Servers ignore the search, so their answer is filtered here.
  const records = list.records.filter((chat) => chats.matches(chat, { searchParam: search.text }));
  const empty =
    search.text === '' ? (
      <EmptyState icon={MessageSquareText} title={t('empty')} hint={t('emptyHint')} />
    ) : (
      <NothingFound text={search.text} onClear={() => search.onChange('')} />
    );
  return (
    <section className={styles.panel} aria-label={t('list')}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
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
