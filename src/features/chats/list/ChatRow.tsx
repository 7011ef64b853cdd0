import { useTranslation } from 'react-i18next';
import type { Chat } from '@/protocol/records/chats';
import { placeOfChat } from '@/domain/chatPlace';
import { chatUnreads, isGroupChat, lastChatWords, ownsChat } from '@/domain/chats';
import { oneLine } from '@/domain/oneLine';
import { selectDraft } from '@/entities/drafts/draftSelectors';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { Pencil, Trash2 } from '@/ui/icons';
import { Avatar } from '@/ui/layout/Avatar';
import { Count } from '@/ui/layout/Count';
import { IconButton } from '@/ui/layout/IconButton';
import { useListTime } from '@/ui/useListTime';
import styles from './ChatRow.module.css';

interface ChatRowProps {
  readonly chat: Chat;
  readonly selected: boolean;
  readonly onOpen: (chat: Chat) => void;
  readonly onEdit: (chat: Chat) => void;
  readonly onRemove: (chat: Chat) => void;
}

/** One conversation: its last words or what was begun in it, and what is unread; its owner may change it. */
export const ChatRow = ({ chat, selected, onOpen, onEdit, onRemove }: ChatRowProps) => {
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
    <div className={classNames(styles.row, selected && styles.selected, unread > 0 && styles.unread)}>
      <button
        type="button"
        className={styles.target}
        aria-label={chat.title}
        aria-current={selected || undefined}
        onClick={() => onOpen(chat)}
      />
      <Avatar id={chat.id} name={chat.title} size={36} group={isGroupChat(chat)} />
      <div className={styles.lines}>
        <span className={styles.line}>
          <span className={styles.name}>{chat.title}</span>
          {ownsChat(chat, userId) && (
            <span className={styles.actions}>
              <IconButton icon={Pencil} size={24} label={t('row.edit')} onClick={() => onEdit(chat)} />
              <IconButton icon={Trash2} size={24} label={t('row.remove')} onClick={() => onRemove(chat)} />
            </span>
          )}
          <span className={styles.time}>{time}</span>
        </span>
        <span className={styles.line}>
          <span className={styles.words}>{shown}</span>
          <Count value={unread} label={t('row.unread', { count: unread })} />
        </span>
      </div>
    </div>
  );
};
