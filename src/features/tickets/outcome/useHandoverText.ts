import { useTranslation } from 'react-i18next';
import type { Handover } from '@/domain/handover';

/** What another agent did with a ticket, in words; `name` is the contact's where the conversation does not show it. */
export const useHandoverText = (): ((handover: Handover | null, name?: string) => string) => {
  const { t } = useTranslation('handling');
  return (handover, name) => {
    const ticket = name ? t('handover.ticketOf', { name }) : t('handover.ticket');
    if (!handover) return t('handover.gone', { ticket });
    const { kind, by, queue } = handover;
    if (kind === 'queued') return queue ? t('handover.queuedIn', { ticket, queue }) : t('handover.queued', { ticket });
    if (kind === 'closed') return by ? t('handover.closedBy', { ticket, user: by }) : t('handover.closed', { ticket });
    return by ? t('handover.takenBy', { ticket, user: by }) : t('handover.taken', { ticket });
  };
};
