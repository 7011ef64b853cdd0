import type { ServerContext } from '../../context';
import type { TicketRow } from '../../db/rows';
import { AUTOMATIC_MARK } from '../messages/messageStore';
import { asServerFailure } from '../network';
import { createTracking } from './tracking';
import { settingOf } from '../company/settings';

const RATING_MENU =
  'Digite de 1 à 3 para qualificar nosso atendimento:\n*1* - _Insatisfeito_\n*2* - _Satisfeito_\n*3* - _Muito Satisfeito_\n\n';

/** Texts that are sent when a conversation ends. They are never stored as messages, only as `lastMessage`. */
export const createFarewell = (context: ServerContext) => {
  const { tables, network } = context;
  const tracking = createTracking(context);

  const sendUnstored = (ticket: TicketRow, text: string): void => {
    network.send(ticket);
    tables.tickets.update({ id: ticket.id }, { lastMessage: `${AUTOMATIC_MARK}${text}`, fromMe: true });
  };

  return {
    /** Asks for a rating. True if it was asked now, so that the ticket stays open. */
    askRating: (ticket: TicketRow): boolean => {
      const isWanted = settingOf(tables, ticket.companyId, 'userRating') === 'enabled';
      if (!isWanted || tracking.running(ticket).ratingAt !== null) return false;
      const text = `${tables.whatsapps.get(ticket.whatsappId)?.ratingMessage ?? ''}\n\n${RATING_MENU}`;
      asServerFailure(() => sendUnstored(ticket, text));
      tracking.ratingAsked(ticket);
      return true;
    },

    /** Sends the connection's farewell, if it has one; if the connection is down, the ticket cannot be closed. */
    sayGoodbye: (ticket: TicketRow): void => {
      const text = tables.whatsapps.get(ticket.whatsappId)?.complationMessage ?? '';
      if (text !== '') asServerFailure(() => sendUnstored(ticket, text));
    },
  };
};
