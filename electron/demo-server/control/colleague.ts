import type { ServerContext } from '../context';
import type { UserRow } from '../db/rows';
import { orNotFound } from '../http/errors';
import { createMessages } from '../services/messages/messages';
import { createTickets } from '../services/tickets/tickets';

/** What another user does with a ticket, as if that user's client called the server. */
export type ColleagueAction = { /** E-mail of the account that acts. */ as: string; ticketId: number } & (
  | { what: 'accept' | 'return' | 'close' | 'reopen' | 'delete' }
  /** To a user, or to a queue where the ticket waits. */
  | { what: 'transfer'; queueId?: number | undefined; userId?: number | undefined }
  | { what: 'write'; text: string }
);

/** Lets another account act on a ticket, with the same calls, effects and events as from its own client. */
export const createColleague = (context: ServerContext) => {
  const { tables } = context;
  const tickets = createTickets(context);
  const messages = createMessages(context);

  const accountOf = (email: string): UserRow => orNotFound(tables.users.find({ email }), 'no such account');

  return (colleagueAction: ColleagueAction): void => {
    const actor = accountOf(colleagueAction.as);
    const { ticketId } = colleagueAction;
    switch (colleagueAction.what) {
      case 'accept':
      case 'reopen':
        tickets.update(actor, ticketId, { status: 'open', userId: actor.id });
        break;
      case 'return':
        tickets.update(actor, ticketId, { status: 'pending', userId: null });
        break;
      case 'close':
        tickets.update(actor, ticketId, { status: 'closed', userId: actor.id });
        break;
      case 'transfer':
        tickets.update(actor, ticketId, {
          queueId: colleagueAction.queueId,
          ...(colleagueAction.userId === undefined
            ? { userId: null, status: 'pending' }
            : { userId: colleagueAction.userId }),
        });
        break;
      case 'delete':
        tickets.remove(actor, ticketId);
        break;
      case 'write':
        messages.sendText(actor, ticketId, { body: colleagueAction.text });
    }
  };
};
