import { useTranslation } from '@/i18n/useTranslation';
import { dayAndTime } from '@/lib/moments';
import { selectReminder } from '@/entities/conversations/reminders/reminders';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import strip from '@/ui/feedback/Strip.module.css';
import { AlarmClock, BellRing } from '@/ui/icons';
import styles from './reminders.module.css';
import { useReminderRemoval } from './useReminderRemoval';

/** The reminder of the ticket on screen, with buttons to change it and to mark it done. */
export const ReminderStrip = ({ ticketId }: { readonly ticketId: number }) => {
  const { t } = useTranslation(['tickets', 'common']);
  const dispatch = useAppDispatch();
  const reminder = useAppSelector((state) => selectReminder(state, ticketId));
  const { remove, finish } = useReminderRemoval();
  if (reminder === null) return null;
  const { at, note, stage, onlyUnanswered } = reminder;
  const isWaiting = stage === 'waiting';
  const moment = dayAndTime(at);
  const Sign = isWaiting ? AlarmClock : BellRing;
  const words = [
    t(isWaiting ? 'reminder.strip' : 'reminder.stripDue', { moment }),
    note,
    isWaiting && onlyUnanswered && t('reminder.onlyUnanswered'),
  ].filter(Boolean);
  return (
    <div
      className={classNames(styles.strip, !isWaiting && styles.stripDue)}
      role="note"
      aria-label={t('reminder.region')}
    >
      <Sign size={15} />
      <span className={styles.text} title={words.join(' · ')}>
        {words.join(' · ')}
      </span>
      <button
        type="button"
        className={classNames(strip.action, styles.action)}
        onClick={() => dispatch(dialogOpened({ type: 'reminder', ticketId }))}
      >
        {t('reminder.change')}
      </button>
      <button
        type="button"
        className={classNames(strip.action, styles.action)}
        onClick={() => void (isWaiting ? remove(reminder) : finish(reminder))}
      >
        {isWaiting ? t('common:actions.delete') : t('reminder.done')}
      </button>
    </div>
  );
};
