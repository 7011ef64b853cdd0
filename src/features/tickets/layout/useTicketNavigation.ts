import type { Ticket } from '@/protocol/records/tickets';
import { conversationAddress } from '@/domain/conversations/ticketAddress';
import type { TicketViewName } from '@/domain/conversations/ticketViews';
import { selectNext } from '@/entities/conversations/tickets/ticketNeighbours';
import { selectTicketByUuid } from '@/entities/conversations/tickets/ticketSelectors';
import { useAppStore } from '@/store/hooks';
import { useNavigate } from '@/ui/navigation';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { useNextPage } from '../list/useNextPage';
import type { Pair } from './pair';

const isUnread = ({ unreadMessages }: Ticket): boolean => (unreadMessages ?? 0) > 0;

const anyTicket = (): boolean => true;

/**
 * Shortcuts for the next and the previous ticket of the list on screen; the ticket open beside is skipped. Waiting tickets do not
 * open: there the list itself moves the focus with the same shortcuts.
 */
export const useTicketNavigation = ({ focused: uuid, beside }: Pair, view: TicketViewName): void => {
  const store = useAppStore();
  const navigate = useNavigate();
  // The wanted one may be on a page that is not loaded yet.
  const { loadNext } = useNextPage(view, null);
  const go = (step: 1 | -1, isWanted: (ticket: Ticket) => boolean = anyTicket) => {
    if (view === 'pending') return null;
    return () => {
      const state = store.getState();
      const current = uuid === undefined ? null : (selectTicketByUuid(state, uuid)?.id ?? null);
      const mayBe = (ticket: Ticket) => ticket.uuid !== beside?.uuid && isWanted(ticket);
      const next = selectNext(state, view, current, step, mayBe);
      if (next) void navigate(conversationAddress(next.uuid));
      else if (step === 1) loadNext();
    };
  };
  useShortcut('nextTicket', go(1));
  useShortcut('previousTicket', go(-1));
  useShortcut('nextUnread', go(1, isUnread));
  useShortcut('previousUnread', go(-1, isUnread));
};
