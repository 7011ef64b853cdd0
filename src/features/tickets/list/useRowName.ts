import { useTranslation } from '@/i18n/useTranslation';
import { oneLine } from '@/domain/text/oneLine';
import { ticketName } from '@/domain/conversations/ticketName';
import { usePreviewText } from '../shared/usePreviewText';
import type { LastMessage } from './lastMessagePreview';
import type { RowFacts } from './rowFacts';

interface RowWords {
  readonly last: LastMessage;
  readonly time: string;
  readonly unread: number;
  readonly draft: string;
  readonly waiting: string | undefined;
  readonly reminder: string | undefined;
}

/** The accessible name of a row: contact, queue, number unread, draft or last message, time. */
export const useRowName = (
  { ticket, unsent, awaitsRating }: RowFacts,
  { last, time, unread, draft, waiting, reminder }: RowWords,
): string => {
  const { t } = useTranslation('tickets');
  const preview = usePreviewText()(last);
  return [
    ticketName(ticket),
    ticket.isGroup && t('row.group'),
    ticket.queue?.name ?? t('row.noQueue'),
    ticket.chatbot && t('row.chatbot'),
    awaitsRating && t('rating.awaited'),
    reminder,
    unread > 0 && t('row.unread', { count: unread }),
    unsent && t(unsent === 'refused' ? 'row.notSent' : 'row.sending'),
    draft ? `${t('row.draft')} ${oneLine(draft)}` : preview,
    waiting ?? time,
  ]
    .filter(Boolean)
    .join(', ');
};
