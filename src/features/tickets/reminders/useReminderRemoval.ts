import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Reminder } from '@/domain/conversations/reminders';
import { dayAndTime } from '@/lib/moments';
import { writeReminder } from '@/entities/conversations/reminders/reminders';
import { useAppDispatch } from '@/store/hooks';
import { useDeleteQuestion } from '@/ui/feedback/useDeleteQuestion';

interface ReminderRemoval {
  /** Removes a reminder after a confirmation. */
  readonly remove: (reminder: Reminder) => Promise<void>;
  /** Removes a reminder that is done, without a confirmation. */
  readonly finish: (reminder: Reminder) => Promise<void>;
}

/** Takes a reminder off its ticket. */
export const useReminderRemoval = (): ReminderRemoval => {
  const { t } = useTranslation('tickets');
  const dispatch = useAppDispatch();
  const mayDelete = useDeleteQuestion();
  const finish = useCallback(
    async ({ ticketId }: Reminder) => void (await dispatch(writeReminder({ ticketId, reminder: null }))),
    [dispatch],
  );
  const remove = async (reminder: Reminder): Promise<void> => {
    const question = {
      title: t('reminder.removeTitle', { name: reminder.contactName }),
      message: t('reminder.removeMessage', { moment: dayAndTime(reminder.at) }),
    };
    if (await mayDelete(question)) await finish(reminder);
  };
  return { remove, finish };
};
