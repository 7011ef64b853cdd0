import type { ServerContext } from '../../context';
import type { ContactRow, TicketRow, WhatsappRow } from '../../db/rows';
import { AppError } from '../../http/errors';
import { checkNumber, cleanNumber } from '../contacts/contactNumbers';
import { createContactEvents } from '../contacts/contactEvents';
import { createMediaFiles } from '../media/mediaFiles';
import { newTicketValues } from '../tickets/createTicket';
import { createTracking } from '../tickets/tracking';
import { extendedText, fileContent } from './contents';
import { createMarkRead } from './markRead';
import { createMessageStore } from './messageStore';
import type { UploadedFile } from '../../http/memoryUpload';
import { renderTemplate } from './template';

const TRY_LATER = 'Não foi possível enviar a mensagem, tente novamente em alguns instantes';

export interface ExternalMessage {
  number?: string | undefined;
  body: string;
  files: readonly UploadedFile[];
}

/** Finds or creates the contact and the ticket of a message. */
const createPlaces = (context: ServerContext) => {
  const { tables } = context;
  const contactEvents = createContactEvents(context);
  const tracking = createTracking(context);

  const contactOf = (companyId: number, number: string): ContactRow => {
    const known = tables.contacts.find({ companyId, number });
    if (known) {
      contactEvents.changed(known);
      return known;
    }
    const contact = tables.contacts.insert({ companyId, number, name: number });
    contactEvents.appeared(contact);
    return contact;
  };

  /** The contact's ticket on this connection; a closed one waits again, without owner and queue. */
  const ticketOf = ({ id: contactId, companyId }: ContactRow, whatsappId: number): TicketRow => {
    const known = tables.tickets.find({ contactId, companyId, whatsappId });
    if (known) {
      if (known.status === 'closed') {
        tables.tickets.update({ id: known.id }, { status: 'pending', userId: null, queueId: null });
      }
      return tables.tickets.get(known.id)!;
    }
    const ticket = tables.tickets.insert({
      ...newTicketValues(),
      status: 'pending',
      unreadMessages: 0,
      contactId,
      companyId,
      whatsappId,
    });
    tracking.running(ticket);
    return ticket;
  };

  return { contactOf, ticketOf };
};

/** Messages that other programs send over a connection; they appear in the ticket like an agent's. */
export const createExternalMessages = (context: ServerContext) => {
  const { db, tables, network, dialect, clock } = context;
  const store = createMessageStore(context);
  const markRead = createMarkRead(context);
  const files = createMediaFiles(context);
  const contactEvents = createContactEvents(context);
  const { contactOf, ticketOf } = createPlaces(context);

  return {
    /** @throws 401 for a token no connection has */
    connectionOf: (token: string): WhatsappRow => {
      const connection = token === '' ? null : tables.whatsapps.find({ token });
      if (!connection) throw new AppError(401, 'Acesso não permitido');
      return connection;
    },

    send: ({ id: whatsappId, companyId }: WhatsappRow, { number, body, files: uploads }: ExternalMessage): void => {
      if (number === undefined) throw new AppError(400, TRY_LATER);
      const digits = cleanNumber(number, dialect);
      checkNumber(context, companyId, digits);
      db.transaction(() => {
        network.send({ whatsappId });
        const contact = contactOf(companyId, digits);
        const ticket = markRead(ticketOf(contact, whatsappId));
        const text = renderTemplate(body, { contactName: contact.name, now: clock.now() });
        contactEvents.changed(contact);
        if (uploads.length === 0) store.own(ticket, extendedText(text));
        for (const { bytes, mimeType, name } of uploads) {
          store.own(ticket, fileContent(files.save(bytes, mimeType, name), { caption: text }));
        }
      });
    },
  };
};
