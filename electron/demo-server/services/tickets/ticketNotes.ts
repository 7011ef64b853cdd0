import type { ServerContext } from '../../context';
import type { TicketNoteRow } from '../../db/rows';
import type { Tables } from '../../db/tables';
import { notFound, ServerFailure } from '../../http/errors';
import type { Actor } from '../../http/tokens';
import { named, readPage } from '../records';

/** Width of the column; a longer note makes real servers answer 500. */
const LONGEST = 255;
const OF_COMPANY = 'contactId IN (SELECT id FROM contacts WHERE companyId = :companyId)';
const NEWEST_FIRST = 'createdAt DESC, id DESC';

export interface NewNote {
  note: string;
  ticketId: number;
  contactId: number;
}

const refuseLong = (note: string): void => {
  if (note.length > LONGEST) throw new ServerFailure('the note is too long');
};

const withNames = (tables: Tables, note: TicketNoteRow) => {
  const user = tables.users.get(note.userId);
  const ticket = tables.tickets.get(note.ticketId);
  return {
    ...note,
    user: user && { id: user.id, name: user.name, email: user.email },
    contact: named(tables.contacts.get(note.contactId)),
    ticket: ticket && { id: ticket.id, status: ticket.status, createdAt: ticket.createdAt },
  };
};

/** Notes agents leave on a ticket. They emit no events, and other companies' notes are never returned. */
export const createTicketNotes = ({ db, tables }: Pick<ServerContext, 'db' | 'tables'>) => {
  const own = ({ companyId }: Actor, id: number): TicketNoteRow => {
    const note = tables.ticketNotes.get(id);
    if (!note || !tables.contacts.find({ id: note.contactId, companyId })) throw notFound('ERR_NO_TICKETNOTE_FOUND');
    return note;
  };

  return {
    list: ({ companyId }: Actor, search: string, page: number) => {
      const where = `${OF_COMPANY} AND instr(note, :needle) > 0`;
      const params = { companyId, needle: search };
      return readPage(db, tables.ticketNotes, { where, orderBy: NEWEST_FIRST, params, page });
    },

    ofTicket: ({ companyId }: Actor, ticketId: number, contactId: number) =>
      tables.ticketNotes
        .readAll(
          db.all(
            `SELECT * FROM ticket_notes WHERE ticketId = :ticketId AND contactId = :contactId AND ${OF_COMPANY} ORDER BY ${NEWEST_FIRST}`,
            { ticketId, contactId, companyId },
          ),
        )
        .map((note) => withNames(tables, note)),

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
      own(actor, id);
      tables.ticketNotes.remove({ id });
    },
  };
};
