import { useTranslation } from 'react-i18next';
import type { TicketNote } from '@/protocol/records/ticketNotes';
import { Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { dayAndTime } from '@/lib/moments';
import styles from './Notes.module.css';

interface NoteCardProps {
  readonly note: TicketNote;
  readonly onRemove: () => void;
}

/** One note with its author and date. */
export const NoteCard = ({ note: { note, user, createdAt }, onRemove }: NoteCardProps) => {
  const { t } = useTranslation('contacts');
  const meta = [user?.name ?? t('notes.unknownAuthor'), dayAndTime(createdAt)].filter(Boolean);
  return (
    <li className={styles.note}>
      <p className={styles.text} data-selectable>
        {note}
      </p>
      <div className={styles.foot}>
        <span>{meta.join(' · ')}</span>
        <IconButton icon={Trash2} size={24} className={styles.remove} label={t('notes.remove')} onClick={onRemove} />
      </div>
    </li>
  );
};
