import { selectDraft } from '@/entities/conversations/drafts/draftsState';
import { selectThreadMessages } from '@/entities/conversations/messages/messageSelectors';
import type { Message } from '@/protocol/records/messages';
import type { Ticket } from '@/protocol/records/tickets';
import { dialogOpened } from '@/store/dialogs';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { useNavigate } from '@/ui/navigation';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useReply } from '../composer/useReply';
import { useDrawer } from '../drawer/drawerContext';
import { singlePress } from '../shared/singlePress';
import { mainActionOf, type TicketAction } from '../shared/ticketAction';
import { useMayWrite } from '../shared/useMayWrite';
import { focusedTicketId, useTakeWaiting } from './useTakeWaiting';

const mayAnswer = ({ fromMe, isDeleted }: Message): boolean => !fromMe && !isDeleted;

/** The shortcut that replies to the customer's last message; pressed again, to the one before. */
const useReplyKey = (ticketId: number, enabled: boolean): void => {
  const store = useAppStore();
  const reply = useReply(ticketId);
  const answerEarlier = () => {
    const messages = selectThreadMessages(store.getState(), ticketId);
    const quoted = selectDraft(store.getState(), ticketId)?.quotedMsgId;
    const at = messages.findIndex(({ id }) => id === quoted);
    const earlier = messages.slice(0, at === -1 ? messages.length : at).findLast(mayAnswer);
    if (earlier) reply(earlier.id);
  };
  useShortcut('reply', enabled ? answerEarlier : null);
};

interface TicketKeys {
  readonly busy: boolean;
  readonly run: (action: TicketAction) => Promise<boolean>;
}

/** In an input, Escape belongs to the input; the position of a voice message has no use for it. */
const isInField = ({ target }: KeyboardEvent): boolean => target instanceof HTMLInputElement && target.type !== 'range';

/** The shortcuts of the ticket on screen. The take shortcut takes this ticket if possible, else the next waiting one. */
export const useTicketKeys = (ticket: Ticket, { busy, run }: TicketKeys): void => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const drawer = useDrawer();
  const mayWrite = useMayWrite(ticket);
  const main = mainActionOf(ticket.status);
  const taking = main === 'resolve' && !mayWrite ? 'accept' : main;
  const takeWaiting = useTakeWaiting();
  const take = () => {
    const isRowMeant = focusedTicketId() !== null;
    if (taking && taking !== 'resolve' && !isRowMeant) void run(taking);
    else takeWaiting();
  };
  useShortcut('takeTicket', busy ? null : singlePress(take));
  useShortcut('resolveTicket', !busy && main === 'resolve' ? singlePress(() => void run(main)) : null);
  useShortcut(
    'transferTicket',
    busy ? null : () => void dispatch(dialogOpened({ type: 'transferTicket', ticketIds: [ticket.id] })),
  );
  useShortcut('remind', () => void dispatch(dialogOpened({ type: 'reminder', ticketId: ticket.id })));
  useReplyKey(ticket.id, mayWrite);
  useShortcut('closeConversation', (event) => {
    if (isInField(event)) return;
    if (drawer.open && drawer.place === 'overlay') drawer.close();
    else void navigate('/tickets');
  });
};
