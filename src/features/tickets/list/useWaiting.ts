import { useTranslation } from 'react-i18next';
import { waitingLevel, waitingSpan, type WaitingLevel } from '@/domain/waiting';
import { selectWaitingSince } from '@/entities/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { useMinutesSince } from '@/ui/useMinutes';

/** How long the customer of a ticket has been waiting, in words and by urgency; null while nobody waits. */
export const useWaiting = (ticketId: number): { readonly text: string; readonly level: WaitingLevel } | null => {
  const { t } = useTranslation('tickets');
  const minutes = useMinutesSince(useAppSelector((state) => selectWaitingSince(state, ticketId)));
  if (minutes === null) return null;
  const ms = minutes * 60_000;
  const { unit, count } = waitingSpan(ms);
  return { text: t(`row.waiting.${unit}`, { count }), level: waitingLevel(ms) };
};
