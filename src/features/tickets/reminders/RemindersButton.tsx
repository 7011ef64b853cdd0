import { useTranslation } from '@/i18n/useTranslation';
import { selectReminders } from '@/entities/conversations/reminders/reminders';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AlarmClock, BellRing } from '@/ui/icons';
import { IconButton } from '@/ui/layout/IconButton';
import styles from './reminders.module.css';

/** Opens the list of reminders; shown while there are any, and marked when one is due. */
export const RemindersButton = () => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const reminders = useAppSelector(selectReminders);
  if (reminders.length === 0) return null;
  const due = reminders.filter(({ stage }) => stage === 'due').length;
  const all = t('reminder.count', { count: reminders.length });
  return (
    <IconButton
      icon={due > 0 ? BellRing : AlarmClock}
      size={28}
      label={due > 0 ? `${all}, ${t('reminder.dueCount', { count: due })}` : all}
      className={due > 0 ? styles.buttonDue : undefined}
      onClick={() => dispatch(dialogOpened({ type: 'reminders' }))}
    />
  );
};
