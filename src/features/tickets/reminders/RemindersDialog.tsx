import { useTranslation } from '@/i18n/useTranslation';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import type { Reminder } from '@/domain/conversations/reminders';
import { dayAndTime } from '@/lib/moments';
import { selectReminders } from '@/entities/conversations/reminders/reminders';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AlarmClock, BellRing, Check, Pencil, Trash2 } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import { useNavigate } from '@/ui/navigation';
import { ListDialog } from '../dialogs/ListDialog';
import styles from './reminders.module.css';
import { useReminderRemoval } from './useReminderRemoval';

interface ReminderLineProps {
  readonly reminder: Reminder;
  readonly onOpen: () => void;
}

const ReminderLine = ({ reminder, onOpen }: ReminderLineProps) => {
  const { t } = useTranslation(['reminders', 'tickets', 'common']);
  const dispatch = useAppDispatch();
  const { remove, finish } = useReminderRemoval();
  const { ticketId, contactName: name, at, note, stage, onlyUnanswered } = reminder;
  const isWaiting = stage === 'waiting';
  const Sign = isWaiting ? AlarmClock : BellRing;
  const when = t(isWaiting ? 'list.at' : 'list.wasDue', { moment: dayAndTime(at) });
  return (
    <li className={styles.line}>
      <Sign size={17} className={isWaiting ? styles.sign : styles.due} />
      <div className={styles.words}>
        <button type="button" className={styles.name} onClick={onOpen}>
          {name}
        </button>
        <p className={styles.when}>
          {when}
          {isWaiting && onlyUnanswered && ` · ${t('tickets:reminder.onlyUnanswered')}`}
        </p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <IconButton
        icon={Pencil}
        label={t('list.change', { name })}
        onClick={() => dispatch(dialogOpened({ type: 'reminder', ticketId }))}
      />
      {!isWaiting && <IconButton icon={Check} label={t('list.done', { name })} onClick={() => void finish(reminder)} />}
      <IconButton icon={Trash2} label={t('list.remove', { name })} onClick={() => void remove(reminder)} />
    </li>
  );
};

/** All reminders, the earliest first. */
export const RemindersDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('reminders');
  const navigate = useNavigate();
  const reminders = useAppSelector(selectReminders);
  return (
    <ListDialog
      title={t('list.title')}
      empty={{ icon: AlarmClock, title: t('list.empty'), hint: t('list.emptyHint') }}
      onClose={onClose}
    >
      {reminders.map((reminder) => (
        <ReminderLine
          key={reminder.ticketId}
          reminder={reminder}
          onOpen={() => {
            onClose();
            void navigate(conversationAddress(reminder.uuid));
          }}
        />
      ))}
    </ListDialog>
  );
};
