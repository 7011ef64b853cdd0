import { describeFailure } from '@/entities/base/failure';
import { watchSession } from '@/entities/base/oneSession';
import { ticketChecked } from '@/entities/conversations/outbox/outboxSlice';
import type { OutboxEntry } from '@/entities/conversations/outbox/outboxState';
import { holdBack, holdForeign } from '@/entities/conversations/outbox/standing';
import { isTransient } from '@/protocol/errors';
import type { EntityContext } from '@/entities/base/thunk';

/**
 * Reads the ticket of a text that an earlier start left, since it may have changed hands while the app was closed. Its waiting texts are
 * held back or may be sent. Resolves with whether the ticket could be read.
 */
export const checkTicket = async (context: EntityContext, { ticketId, uuid }: OutboxEntry): Promise<boolean> => {
  const { getState, dispatch, extra } = context;
  const isOver = watchSession(getState);
  const { tickets } = extra.api;
  try {
    const ticket = await (uuid ? tickets.showByUuid(uuid) : tickets.show(ticketId));
    if (isOver()) return false;
    if (ticket) await holdForeign(context, ticket);
  } catch (error) {
    if (isOver()) return false;
    const { code, status } = describeFailure(error);
    if (code === 'ERR_NO_TICKET_FOUND') await holdBack(context, ticketId, () => 'gone');
    else if (isTransient(status)) return false;
  }
  dispatch(ticketChecked(ticketId));
  return true;
};
