import { Button } from 'antd';
import { useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { loadNotes, removeNote, selectNotes } from '@/entities/conversations/ticketNotes/ticketNotes';
import { dayAndTime } from '@/lib/moments';
import type { TicketNote } from '@/protocol/records/ticketNotes';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { toastShown } from '@/store/toasts';
import { SkeletonRows } from '@/ui/feedback/SkeletonRows';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';
import { Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { VisuallyHidden } from '@/ui/layout/VisuallyHidden';
import { useLoadAfterGaps } from '@/ui/useLoadAfterGaps';
import { isShownByForm } from '../shared/isShownByForm';
import { NoteForm } from './NoteForm';
import styles from './Notes.module.css';

interface NoteCardProps {
  readonly note: TicketNote;
  readonly onRemove: () => void;
}

/** One note with its author and date. */
const NoteCard = ({ note: { note, user, createdAt }, onRemove }: NoteCardProps) => {
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

/** Deletes a note after a confirmation; a failure without a toast is shown above the notes. */
const useNoteRemoval = (ticketId: number, reread: () => void) => {
  const { t } = useTranslation('contacts');
  const dispatch = useAppDispatch();
  const mayDelete = useDeleteQuestion();
  const [failed, setFailed] = useState(false);
  const remove = async ({ id: noteId }: TicketNote) => {
    if (!(await mayDelete({ title: t('notes.removeTitle'), message: t('notes.removeMessage') }))) return;
    setFailed(false);
    const answer = await dispatch(removeNote({ ticketId, noteId }));
    if (removeNote.fulfilled.match(answer)) {
      dispatch(toastShown({ kind: 'success', textKey: 'contacts:notes.removed' }));
      return;
    }
    setFailed(isShownByForm(answer));
    // Another user may already have deleted the note.
    reread();
  };
  return { remove, failed };
};

interface NotesProps {
  readonly ticketId: number;
  readonly contactId: number;
}

/** The team's notes about a customer, the newest first. */
export const Notes = ({ ticketId, contactId }: NotesProps) => {
  const { t } = useTranslation(['contacts', 'common']);
  const dispatch = useAppDispatch();
  const { notes, status } = useAppSelector((state) => selectNotes(state, ticketId));
  const load = useCallback(() => void dispatch(loadNotes({ ticketId, contactId })), [contactId, dispatch, ticketId]);
  useLoadAfterGaps(load);
  const { remove, failed } = useNoteRemoval(ticketId, load);
  return (
    <section aria-label={t('notes.title')}>
      <div className={styles.head}>
        <h4 className={styles.title}>{t('notes.title')}</h4>
        {notes.length > 0 && (
          <span className={styles.count}>
            <span aria-hidden="true">{notes.length}</span>
            <VisuallyHidden>{t('notes.count', { count: notes.length })}</VisuallyHidden>
          </span>
        )}
      </div>
      <NoteForm ticketId={ticketId} contactId={contactId} />
      {failed && (
        <p className={styles.failed} role="alert">
          {t('common:state.failed')}
        </p>
      )}
      {status === 'loading' && <SkeletonRows rows={2} height={64} />}
      {status === 'failed' && (
        <div role="alert">
          <p className={styles.failed}>{t('notes.loadFailed')}</p>
          <Button type="link" size="small" className={styles.flush} onClick={load}>
            {t('common:actions.tryAgain')}
          </Button>
        </div>
      )}
      {status === 'ready' && notes.length === 0 && <p className={styles.hint}>{t('notes.empty')}</p>}
      {notes.length > 0 && (
        <ul className={styles.list}>
          {notes.map((note) => (
            <NoteCard key={note.id} note={note} onRemove={() => void remove(note)} />
          ))}
        </ul>
      )}
    </section>
  );
};
