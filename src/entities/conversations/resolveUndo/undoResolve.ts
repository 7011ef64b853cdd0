import type { Ticket } from '@/protocol/records/tickets';
import { restoreChange } from '@/domain/conversations/ticketStatus';
import { chatBoxRejoined } from '@/realtime/socketActions';
import { createAppThunk } from '../../base/thunk';
import { isFree, type TicketRef } from '../tickets/ticketStatusThunks';

export interface Undo extends TicketRef {
  /** The ticket as it was before it was resolved. */
  readonly former: Ticket;
}

/** Reopens a resolved ticket as it was; a listener restores its tags. The undo bar shows a refusal. */
export const undoResolve = createAppThunk<Ticket | null, Undo>(
  'resolveUndo/undo',
  async ({ ticketId, former }, { dispatch, extra }) => {
    const ticket = await extra.api.tickets.update(ticketId, restoreChange(former));
    dispatch(chatBoxRejoined({ ticketId }));
    return ticket;
  },
  { condition: isFree, silent: true },
);
