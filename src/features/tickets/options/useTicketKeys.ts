import { useNavigate } from 'react-router-dom';
import type { Ticket } from '@/protocol/records/tickets';
import { selectHandover } from '@/entities/handovers/handoverSelectors';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useReplyKey } from './useReplyKey';
import { mainActionOf, type TicketAction } from '../shared/ticketAction';

interface TicketKeys {
  readonly busy: boolean;
  readonly run: (action: TicketAction) => Promise<void>;
}

/** Escape in a field of a list ends what is typed there. */
const isInField = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement;

/** The shortcuts of the ticket on screen (KEY-01, KEY-05). */
export const useTicketKeys = (ticket: Ticket, { busy, run }: TicketKeys): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isHandedOver = useAppSelector((state) => selectHandover(state, ticket.id) !== null);
  const main = mainActionOf(ticket.status);
  const taking = main === 'finish' && isHandedOver ? 'accept' : main;
  useShortcut('takeTicket', !busy && taking && taking !== 'finish' ? () => void run(taking) : null);
  useShortcut('finishTicket', !busy && main === 'finish' ? () => void run(main) : null);
  useShortcut(
    'transferTicket',
    busy ? null : () => void dispatch(dialogOpened({ type: 'transferTicket', ticketId: ticket.id })),
  );
  useReplyKey(ticket.id, main === 'finish' && !isHandedOver);
  useShortcut('closeConversation', (event) => {
    if (!isInField(event)) void navigate('/tickets');
  });
};
