import { useCallback } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { Reminder } from '@/domain/conversations/reminders';
import { dayAndTime } from '@/lib/moments';
import { writeReminder } from '@/entities/conversations/reminders/reminders';
import { useAppDispatch } from '@/store/hooks';
import { useConfirm } from '@/ui/feedback/ConfirmContext';

interface ReminderRemoval {
  /** Removes a reminder after a confirmation. */
  readonly remove: (reminder: Reminder) => Promise<void>;
  /** Removes a reminder that is done, without a confirmation. */
  readonly finish: (reminder: Reminder) => Promise<void>;
}

/** Takes a reminder off its ticket. */
export const useReminderRemoval = (): ReminderRemoval => {
  const { t } = useTranslation(['tickets', 'common']);
  const dispatch = useAppDispatch();
  const confirm = useConfirm();
  const finish = useCallback(
    async ({ ticketId }: Reminder) => void (await dispatch(writeReminder({ ticketId, reminder: null }))),
    [dispatch],
  );
  const remove = async (reminder: Reminder): Promise<void> => {
    const agreed = await confirm({
      title: t('reminder.removeTitle', { name: reminder.contactName }),
      message: t('reminder.removeMessage', { moment: dayAndTime(reminder.at) }),
      confirmLabel: t('common:actions.delete'),
      danger: true,
    });
    if (agreed) await finish(reminder);
  };
  return { remove, finish };
};
