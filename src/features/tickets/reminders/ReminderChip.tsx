import type { TFunction } from 'i18next';
import { formatListTime } from '@/lib/dates';
import { dayAndTime } from '@/lib/moments';
import type { Reminder } from '@/domain/conversations/reminders';
import { AlarmClock, BellRing } from '@/ui/icons';
import { Chip } from '@/ui/layout/Chip';
import styles from './reminders.module.css';

export interface ReminderWords {
  /** Text on the chip. */
  readonly short: string;
  /** Text in the row's accessible name and the chip's title. */
  readonly spoken: string;
  readonly isDue: boolean;
}

/** A ticket's reminder in words, on the calendar day `today`, `YYYY-MM-DD`. */
export const reminderWords = (t: TFunction<'tickets'>, reminder: Reminder, today: string): ReminderWords => {
  if (reminder.stage === 'due') return { short: t('reminder.due'), spoken: t('reminder.dueSpoken'), isDue: true };
  const time = formatListTime(new Date(reminder.at).toISOString(), today);
  return { short: time, spoken: t('reminder.at', { moment: dayAndTime(reminder.at) }), isDue: false };
};

/** The reminder in a row: its time; once due it is marked until the ticket is opened. */
export const ReminderChip = ({ short, spoken, isDue }: ReminderWords) => (
  <Chip className={isDue ? styles.chipDue : styles.chip} title={spoken} icon={isDue ? BellRing : AlarmClock}>
    {short}
  </Chip>
);
