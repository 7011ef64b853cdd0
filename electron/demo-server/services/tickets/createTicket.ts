import { randomUUID } from 'node:crypto';
import type { ServerContext } from '../../context';
import type { TicketRow, WhatsappRow } from '../../db/rows';
import { AppError, ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { findConnected } from '../connections/findConnected';
import { createTracking } from './tracking';
import { ownConnection } from '../connections/connections';
import { ownRecord } from '../records';

export interface NewTicket {
  contactId: number;
  queueId: number | null;
  /** Null lets the server choose; ⚠ without the key the answer is a 500. */
  whatsappId?: number | null | undefined;
  userId: number | null;
}

/** Values every new ticket starts with. */
export const newTicketValues = () => ({
  uuid: randomUUID(),
  lastMessage: '',
  isGroup: false,
  chatbot: false,
  useIntegration: false,
  typebotStatus: false,
  fromMe: false,
  amountUsedBotQueues: 0,
});

/** Opens a ticket for an agent who starts a conversation. The returned ticket is always open and has an owner. */
export const createTicketOpener = (context: ServerContext) => {
  const { tables, dialect } = context;
  const tracking = createTracking(context);

  const defaultConnection = (companyId: number, userId: number | null): WhatsappRow => {
    const ofUser = tables.users.get(userId)?.whatsappId ?? null;
    const chosen = findConnected(context, companyId, ofUser);
    if (!chosen) throw new AppError(400, dialect.noConnection(companyId));
    return chosen;
  };

  return (actor: Actor, { contactId, queueId, whatsappId, userId }: NewTicket): TicketRow => {
    const { companyId } = actor;
    if (whatsappId === undefined) throw new ServerFailure('whatsappId is missing');
    const refusal = 'Não é possível excluir registro de outra empresa';
    const contact = ownRecord(tables.contacts, actor, contactId, refusal, 400);

    const busy = tables.tickets
      .findAll(whatsappId === null ? { contactId, companyId } : { contactId, companyId, whatsappId })
      .some(({ status }) => status === 'open' || status === 'pending');
    if (busy) throw new AppError(400, 'ERR_OTHER_OPEN_TICKET');

    const connection =
      whatsappId === null ? defaultConnection(companyId, userId) : ownConnection(tables, actor, whatsappId);
    const known = tables.tickets.find({ contactId, companyId, whatsappId: connection.id });
    // ⚠ A closed ticket is reused only with an explicit connection; without one its unique key clashes.
    if (known && whatsappId === null) throw new ServerFailure('the ticket of this contact and connection is closed');

    const state = { status: 'open', userId, queueId };
    if (known) tables.tickets.update({ id: known.id }, state);
    const ticket = known
      ? tables.tickets.get(known.id)!
      : tables.tickets.insert({
          ...newTicketValues(),
          ...state,
          contactId,
          companyId,
          whatsappId: connection.id,
          isGroup: contact.isGroup,
        });
    tracking.started(ticket, userId);
    return ticket;
  };
};
