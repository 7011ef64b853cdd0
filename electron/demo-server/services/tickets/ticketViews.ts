import { publicUrl } from '../../context';
import type { ServerContext } from '../../context';
import type { Database } from '../../db/database';
import type { ContactRow, ExtraInfoRow, QueueRow, TagRow, TicketRow } from '../../db/rows';
import { contactView } from '../contacts/contactViews';
import { createLookup } from '../lookup';
import { named } from '../records';

/** Shapes of a ticket in answers and events. Each has only the nested parts that the real servers send. */

const contactRef = (context: ServerContext, { id, name, number, email, profilePicUrl }: ContactRow) => ({
  id,
  name,
  number,
  email,
  profilePicUrl: publicUrl(context, profilePicUrl),
});

const queueRef = (queue: QueueRow | null) => queue && { id: queue.id, name: queue.name, color: queue.color };

export interface AssignedTag extends Pick<TagRow, 'id' | 'name' | 'color'> {
  TicketTag: { ticketId: number; tagId: number; createdAt: string; updatedAt: string };
}

interface DetailParts {
  /** With the queue's prompt and integration, which the answer to a question by uuid lacks; true when absent. */
  withMachines?: boolean;
  /** With the connection's id, as in the answer to a change; false when absent. */
  withConnectionId?: boolean;
}

/** The tags of tickets, by ticket. */
const readTags = (db: Database, ticketIds: readonly number[]): Map<number, AssignedTag[]> => {
  const rows = db.all<AssignedTag & { ticketId: number; tagId: number; createdAt: string; updatedAt: string }>(
    `SELECT g.id, g.name, g.color, tt.ticketId, tt.tagId, tt.createdAt, tt.updatedAt
     FROM ticket_tags tt JOIN tags g ON g.id = tt.tagId
     WHERE tt.ticketId IN (SELECT value FROM json_each(:ids)) ORDER BY tt.rowid`,
    { ids: JSON.stringify(ticketIds) },
  );
  const byTicket = new Map<number, AssignedTag[]>(ticketIds.map((id) => [id, []]));
  for (const { id, name, color, ...TicketTag } of rows) {
    const tags = byTicket.get(TicketTag.ticketId)!;
    if (!tags.some((tag) => tag.id === id)) tags.push({ id, name, color, TicketTag });
  }
  return byTicket;
};

/** `TicketDetail`: the ticket with everything nested in it. */
const detailOf = (
  context: ServerContext,
  ticket: TicketRow,
  { withMachines = true, withConnectionId = false }: DetailParts,
) => {
  const { db, tables } = context;
  const contact = tables.contacts.get(ticket.contactId)!;
  const queue = tables.queues.get(ticket.queueId);
  const whatsapp = tables.whatsapps.get(ticket.whatsappId);
  const extraInfo: ExtraInfoRow[] = tables.extraInfo.findAll({ contactId: contact.id });
  return {
    ...ticket,
    contact: { ...contactRef(context, contact), extraInfo },
    user: named(tables.users.get(ticket.userId)),
    queue: queue && { ...queueRef(queue)!, ...(withMachines ? { prompt: null, queueIntegrations: null } : {}) },
    whatsapp: withConnectionId ? named(whatsapp) : whatsapp && { name: whatsapp.name },
    tags: readTags(db, [ticket.id]).get(ticket.id)!,
  };
};

export const createTicketViews = (context: ServerContext) => {
  const { db, tables } = context;

  const tagsOf = (ticketIds: readonly number[]) => readTags(db, ticketIds);

  const withContactAndQueue = (ticket: TicketRow) => ({
    ...ticket,
    contact: contactView(context, tables.contacts.get(ticket.contactId)!),
    queue: tables.queues.get(ticket.queueId),
  });

  return {
    /** `TicketListItem[]`; the board's cards come without the contact's picture. */
    listItems: (tickets: readonly TicketRow[], { pictures = true } = {}) => {
      const lookup = createLookup(context);
      const contacts = lookup.contacts(tickets.map(({ contactId }) => contactId));
      const queues = lookup.queues(tickets.map(({ queueId }) => queueId));
      const users = lookup.users(tickets.map(({ userId }) => userId));
      const whatsapps = lookup.whatsapps(tickets.map(({ whatsappId }) => whatsappId));
      const tags = tagsOf(tickets.map(({ id }) => id));
      return tickets.map((ticket) => {
        const { profilePicUrl, ...contact } = contactRef(context, contacts.get(ticket.contactId)!);
        const whatsapp = whatsapps.get(ticket.whatsappId) ?? null;
        return {
          ...ticket,
          contact: pictures ? { ...contact, profilePicUrl } : contact,
          queue: queueRef(queues.get(ticket.queueId) ?? null),
          user: named(users.get(ticket.userId)),
          tags: tags.get(ticket.id)!,
          whatsapp: whatsapp && { name: whatsapp.name },
        };
      });
    },

    detail: (ticket: TicketRow, parts: DetailParts = {}) => detailOf(context, ticket, parts),

    /** `TicketCreated`: full contact and queue, nothing else. */
    created: withContactAndQueue,

    /** `TicketInMessage`: the ticket inside every message event. */
    inMessage: (ticket: TicketRow) => {
      const whatsapp = tables.whatsapps.get(ticket.whatsappId);
      return { ...withContactAndQueue(ticket), whatsapp: whatsapp && { name: whatsapp.name } };
    },

    /** The ticket of the two events that follow a message on a closed ticket. */
    reopened: (ticket: TicketRow) => ({ ...withContactAndQueue(ticket), user: null }),

    tagsOf,
  };
};

export type TicketViews = ReturnType<typeof createTicketViews>;
export type TicketDetail = ReturnType<TicketViews['detail']>;
