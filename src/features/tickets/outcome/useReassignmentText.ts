import { useTranslation } from '@/i18n/useTranslation';
import type { Reassignment } from '@/domain/conversations/reassignment';

/** What another agent did with a ticket, in words; `name` is the contact's where the conversation does not show it. */
export const useReassignmentText = (): ((reassignment: Reassignment | null, name?: string) => string) => {
  const { t } = useTranslation('handling');
  return (reassignment, name) => {
    const ticket = name ? t('reassignment.ticketOf', { name }) : t('reassignment.ticket');
    if (!reassignment) return t('reassignment.gone', { ticket });
    const { kind, by, queue } = reassignment;
    if (kind === 'queued')
      return queue ? t('reassignment.queuedIn', { ticket, queue }) : t('reassignment.queued', { ticket });
    if (kind === 'closed')
      return by ? t('reassignment.closedBy', { ticket, user: by }) : t('reassignment.closed', { ticket });
    return by ? t('reassignment.takenBy', { ticket, user: by }) : t('reassignment.taken', { ticket });
  };
};
