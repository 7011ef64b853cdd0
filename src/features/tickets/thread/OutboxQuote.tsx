import { selectMessage } from '@/entities/messages/messageSelectors';
import { useAppSelector } from '@/store/hooks';
import { Quote } from './Quote';

interface OutboxQuoteProps {
  readonly ticketId: number;
  readonly messageId: string;
}

/** The message a waiting text answers, as far as it is loaded. */
export const OutboxQuote = ({ ticketId, messageId }: OutboxQuoteProps) => {
  const message = useAppSelector((state) => selectMessage(state, ticketId, messageId));
  return message ? <Quote message={message} /> : null;
};
