import type { ServerContext } from '../../context';
import type { TicketRow } from '../../db/rows';
import { AppError, ServerFailure, orNotFound } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { createTicketOpener } from './createTicket';
import type { NewTicket } from './createTicket';
import { createTicketLists } from './listTickets';
import { createTicketEvents } from './ticketEvents';
import { createTicketViews } from './ticketViews';
import { createTicketUpdate } from './updateTicket';
import type { TicketChange } from './updateTicket';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** ⚠ One refusal for an unknown ticket and for another company's. */
export const foreignRecord = (): AppError => new AppError(400, 'Não é possível consultar registros de outra empresa');

/** Tickets, as REST calls use them. The server enforces almost nothing; checking roles is left to the client. */
export const createTickets = (context: ServerContext) => {
  const { db, tables } = context;
  const lists = createTicketLists(context);
  const views = createTicketViews(context);
  const events = createTicketEvents(context);
  const open = createTicketOpener(context);
  const update = createTicketUpdate(context);

  const own = ({ companyId }: Actor, id: number): TicketRow => {
    const ticket = tables.tickets.find({ id, companyId });
    if (!ticket) throw foreignRecord();
    return ticket;
  };

  return {
    list: lists.list,
    kanban: lists.kanban,

    show: (actor: Actor, id: number) => views.detail(own(actor, id)),

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
      const ticket = own(actor, id);
      db.transaction(() => {
        tables.tickets.remove({ id });
        events.removed(ticket);
      });
    },
  };
};
