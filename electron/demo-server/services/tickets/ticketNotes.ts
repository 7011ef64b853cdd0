import type { ServerContext } from '../../context';
import type { TicketNoteRow } from '../../db/rows';
import { requireAdmin } from '../../http/auth';
import { notFound, ServerFailure } from '../../http/errors';
import { offsetOf, toPage } from '../../http/paging';
import type { Actor } from '../../http/tokens';

const PAGE_SIZE = 20;
/** Width of the column; a longer note makes real servers answer 500. */
const LONGEST = 255;

export interface NewNote {
  note: string;
  ticketId: number;
  contactId: number;
}

/** Notes agents leave on a ticket. They emit no events, and other companies' notes are never returned. */
export const createTicketNotes = ({ db, tables }: Pick<ServerContext, 'db' | 'tables'>) => {
  const ofCompany = 'contactId IN (SELECT id FROM contacts WHERE companyId = :companyId)';
  const newestFirst = 'ORDER BY createdAt DESC, id DESC';

  const own = ({ companyId }: Actor, id: number): TicketNoteRow => {
    const note = tables.ticketNotes.find({ id });
    if (!note || !tables.contacts.find({ id: note.contactId, companyId })) throw notFound('ERR_NO_TICKETNOTE_FOUND');
    return note;
  };

  const refuseLong = (note: string): void => {
    if (note.length > LONGEST) throw new ServerFailure('the note is too long');
  };

  const withNames = (note: TicketNoteRow) => {
    const user = note.userId === null ? null : tables.users.find({ id: note.userId });
    const contact = tables.contacts.find({ id: note.contactId })!;
    const ticket = note.ticketId === null ? null : tables.tickets.find({ id: note.ticketId });
    return {
      ...note,
      user: user && { id: user.id, name: user.name, email: user.email },
      contact: { id: contact.id, name: contact.name },
      ticket: ticket && { id: ticket.id, status: ticket.status, createdAt: ticket.createdAt },
    };
  };

  return {
    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = `${ofCompany} AND instr(note, :needle) > 0`;
      const params = { companyId, needle: search };
      const rows = db.all(`SELECT * FROM ticket_notes WHERE ${where} ${newestFirst} LIMIT :limit OFFSET :offset`, {
        ...params,
        limit: PAGE_SIZE,
        offset: offsetOf(page, PAGE_SIZE),
      });
      const { total } = db.get<{ total: number }>(`SELECT COUNT(*) AS total FROM ticket_notes WHERE ${where}`, params)!;
      return toPage(tables.ticketNotes.readAll(rows), total, page, PAGE_SIZE);
    },

    ofTicket: ({ companyId }: Actor, ticketId: number, contactId: number) =>
      tables.ticketNotes
        .readAll(
          db.all(
            `SELECT * FROM ticket_notes WHERE ticketId = :ticketId AND contactId = :contactId AND ${ofCompany} ${newestFirst}`,
            { ticketId, contactId, companyId },
          ),
        )
        .map(withNames),

    show: own,

    create: (actor: Actor, { note, ticketId, contactId }: NewNote): TicketNoteRow => {
      refuseLong(note);
      if (!tables.tickets.find({ id: ticketId, contactId, companyId: actor.companyId })) {
        throw new ServerFailure('no such ticket of this contact');
      }
      return tables.ticketNotes.insert({ note, ticketId, contactId, userId: actor.id });
    },

    update: (actor: Actor, id: number, note: string): TicketNoteRow => {
      own(actor, id);
      refuseLong(note);
      tables.ticketNotes.update({ id }, { note });
      return own(actor, id);
    },

    remove: (actor: Actor, id: number): void => {
      requireAdmin(actor);
      own(actor, id);
      tables.ticketNotes.remove({ id });
    },
  };
};
