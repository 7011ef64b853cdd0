import { useTranslation } from '@/i18n/useTranslation';
import type { Ticket } from '@/protocol/records/tickets';
import { selectIsAwaitingRating } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppSelector } from '@/store/hooks';
import { oneLine } from '@/domain/text/oneLine';
import { useReminderWords } from '../reminders/ReminderChip';
import { useLastMessageWords } from './LastMessageLine';
import type { LastMessage } from './lastMessagePreview';

interface RowFacts {
  readonly ticket: Ticket;
  readonly last: LastMessage;
  readonly time: string;
  readonly unread: number;
  readonly draft: string;
  readonly unsent: 'queued' | 'refused' | null;
  readonly waiting: string | undefined;
}

/** A row in words: contact, queue, n unread, draft or last message, time. */
export const useRowName = ({ ticket, last, time, unread, draft, unsent, waiting }: RowFacts): string => {
  const { t } = useTranslation('tickets');
  const awaitsRating = useAppSelector((state) => selectIsAwaitingRating(state, ticket.id));
  const reminder = useReminderWords(ticket.id);
  const words = useLastMessageWords()(last);
  return [
    ticket.contact?.name,
    ticket.isGroup && t('row.group'),
    ticket.queue?.name ?? t('row.noQueue'),
    ticket.chatbot && t('row.chatbot'),
    awaitsRating && t('rating.awaited'),
    reminder?.spoken,
    unread > 0 && t('row.unread', { count: unread }),
    unsent && t(unsent === 'refused' ? 'row.notSent' : 'row.sending'),
    draft ? `${t('row.draft')} ${oneLine(draft)}` : words,
    waiting ?? time,
  ]
    .filter(Boolean)
    .join(', ');
};
