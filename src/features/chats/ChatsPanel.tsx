import { useTranslation } from '@/i18n/useTranslation';
import { chatAddress, chatUnreads } from '@/domain/conversations/chats';
import { oneLine } from '@/domain/text/oneLine';
import { chats, selectUnreadChatMessages } from '@/entities/conversations/chats/chats';
import { EVERYTHING } from '@/entities/base/collection/collectionState';
import { useAppSelector } from '@/store/hooks';
import { PanelList } from '@/ui/collection/PanelList';
import { useCollectionList } from '@/ui/collection/useCollectionList';
import { MessageSquareText } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { Count } from '@/ui/layout/Count';
import { useNavigate } from '@/ui/navigation';
import { PanelButton } from '@/ui/panel/PanelButton';
import { PanelRow } from '@/ui/panel/PanelRow';

/** The top bar's list of internal chats. It is read from the start: the badges need it. */
export const ChatsPanel = () => {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const userId = useAppSelector((state) => state.session.user?.id) ?? 0;
  const wanted = useAppSelector((state) => state.session.settled);
  const list = useCollectionList(chats, EVERYTHING, { view: 'popover', wanted });
  const unread = useAppSelector(selectUnreadChatMessages);
  return (
    <PanelButton
      icon={MessageSquareText}
      label={unread > 0 ? t('panels.chatsUnread', { count: unread }) : t('panels.chats')}
      title={t('panels.chats')}
      count={<Count value={list.count ?? 0} tone="neutral" />}
      badge={unread > 0 && <Count value={unread} most={9} />}
    >
      {(close) => (
        <PanelList list={list} empty={t('panels.noChats')}>
          {(chat) => (
            <PanelRow
              sign={<Avatar id={chat.id} name={chat.title} size={36} group={(chat.users?.length ?? 0) > 2} />}
              name={chat.title}
              words={oneLine(chat.lastMessage ?? '')}
              changedAt={chat.updatedAt}
              trailing={
                <Count
                  value={chatUnreads(chat, userId)}
                  label={t('panels.unread', { count: chatUnreads(chat, userId) })}
                />
              }
              onClick={() => {
                close();
                void navigate(chatAddress(chat.uuid));
              }}
            />
          )}
        </PanelList>
      )}
    </PanelButton>
  );
};
