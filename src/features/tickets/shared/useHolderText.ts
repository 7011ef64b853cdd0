import { useTranslation } from '@/i18n/useTranslation';
import type { TicketHolder } from '@/domain/conversations/newTicket';

/** Who has the ticket that blocks a new one, and what to do about it; null where neither user nor queue has a name. */
export const useHolderText = () => {
  const { t } = useTranslation('tickets');
  return ({ userName: user, queueName: queue, waits }: TicketHolder): string | null => {
    if (user && queue) return t('newTicket.takenByIn', { user, queue });
    if (user) return t('newTicket.takenBy', { user });
    if (!queue) return null;
    return t(waits ? 'newTicket.waitsIn' : 'newTicket.takenIn', { queue });
  };
};
