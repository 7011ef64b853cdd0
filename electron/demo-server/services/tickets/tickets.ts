import type { ServerContext } from '../../context';
import type { TicketRow } from '../../db/rows';
import { ServerFailure, orNotFound } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { createTicketOpener } from './createTicket';
import type { NewTicket } from './createTicket';
import { createTicketLists } from './listTickets';
import { createTicketEvents } from './ticketEvents';
import { createTicketViews } from './ticketViews';
import { createTicketUpdate } from './updateTicket';
import type { TicketChange } from './updateTicket';
import { ownRecord } from '../records';
import type { Tables } from '../../db/tables';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** @throws 400 for an unknown ticket and for another company's */
export const ownTicket = ({ tickets }: Tables, actor: Actor, id: number): TicketRow =>
  ownRecord(tickets, actor, id, 'Não é possível consultar registros de outra empresa', 400);

/** Tickets, as REST calls use them. The server enforces almost nothing; checking roles is left to the client. */
export const createTickets = (context: ServerContext) => {
  const { db, tables } = context;
  const lists = createTicketLists(context);
  const views = createTicketViews(context);
  const events = createTicketEvents(context);
  const open = createTicketOpener(context);
  const update = createTicketUpdate(context);

  return {
    list: lists.list,
    kanban: lists.kanban,

    show: (actor: Actor, id: number) => views.detail(ownTicket(tables, actor, id)),

    /** Real servers show any company's ticket here; that leak is not copied. */
    showByUuid: ({ companyId }: Actor, uuid: string) => {
      if (!UUID.test(uuid)) throw new ServerFailure('not a UUID');
      const ticket = orNotFound(tables.tickets.find({ uuid: uuid.toLowerCase(), companyId }), 'ERR_NO_TICKET_FOUND');
      return views.detail(ticket, { withMachines: false });
    },

    create: (actor: Actor, input: NewTicket) => views.created(db.transaction(() => open(actor, input))),

    update: ({ companyId }: Pick<Actor, 'companyId'>, id: number, change: TicketChange) =>
      db.transaction(() => update(companyId, id, change)),

    remove: (actor: Actor, id: number): void => {
      const ticket = ownTicket(tables, actor, id);
      db.transaction(() => {
        tables.tickets.remove({ id });
        events.removed(ticket);
      });
    },
  };
};
