import type { ServerContext } from '../../context';
import type { MessageRow, TicketRow } from '../../db/rows';
import type { NewRow } from '../../db/table';
import { ticketRoom } from '../../realtime/rooms';
import { createContactEvents } from '../contacts/contactEvents';
import { ticketAudience } from '../tickets/ticketEvents';
import { createTicketViews } from '../tickets/ticketViews';
import { extendedText } from './contents';
import type { Content } from './contents';
import { inboundId, ownId } from './messageIds';
import { createMessageViews } from './messageViews';

/** Automatic texts start with this mark; clients hide it. */
export const AUTOMATIC_MARK = '\u200e';

const CALLS_ARE_OFF =
  '*Mensagem Automática:*\n\nAs chamadas de voz e vídeo estão desabilitas para esse WhatsApp, favor enviar uma mensagem de texto. Obrigado';

interface OwnOptions {
  quotedMsgId?: string | null;
}

/** Stores messages and emits their events. All writes of messages go through here. */
export const createMessageStore = (context: ServerContext) => {
  const { tables, hub, clock } = context;
  const views = createMessageViews(context, createTicketViews(context));
  const contactEvents = createContactEvents(context);

  const eventName = ({ companyId }: Pick<MessageRow, 'companyId'>): string => `company-${companyId}-appMessage`;

  const dataJson = (id: string, fromMe: boolean, remoteJid: string, content: Content): string =>
    JSON.stringify({
      key: { remoteJid, fromMe, id },
      message: content.payload,
      messageTimestamp: Math.floor(clock.now().getTime() / 1000),
    });

  /** Address of a contact on the phone network. */
  const jidOf = (ticket: TicketRow): string => {
    const { number } = tables.contacts.get(ticket.contactId)!;
    return `${number}@${ticket.isGroup ? 'g.us' : 's.whatsapp.net'}`;
  };

  /** Emits the message to everyone who follows the ticket in its present state. */
  const tellCreated = (messageId: string): void => {
    const message = tables.messages.get(messageId)!;
    const ticket = tables.tickets.get(message.ticketId)!;
    hub.emit(ticketAudience(ticket), eventName(message), views.created(message, ticket));
  };

  const own = (ticket: TicketRow, content: Content, { quotedMsgId = null }: OwnOptions = {}): MessageRow => {
    const id = ownId();
    const remoteJid = jidOf(ticket);
    const automatic = content.body.startsWith(AUTOMATIC_MARK);
    tables.tickets.update(
      { id: ticket.id },
      { lastMessage: content.body, fromMe: true, ...(automatic ? {} : { unreadMessages: 0 }) },
    );
    if (!automatic) tables.contacts.update({ id: ticket.contactId }, { unanswered: 0 });
    const message = tables.messages.insert({
      id,
      remoteJid,
      dataJson: dataJson(id, true, remoteJid, content),
      ack: 1,
      read: true,
      fromMe: true,
      body: content.body,
      mediaType: content.mediaType,
      mediaUrl: content.mediaUrl,
      quotedMsgId,
      ticketId: ticket.id,
      companyId: ticket.companyId,
      queueId: ticket.queueId,
    });
    tellCreated(id);
    return message;
  };

  return {
    views,
    jidOf,
    dataJson,
    tellCreated,

    /** Stores a message of the company and emits it. */
    own,

    insert: (values: NewRow<MessageRow>): MessageRow => tables.messages.insert(values),

    /** Stores the line of a missed call and the text that the caller gets. */
    logMissedCall: (ticket: TicketRow, contactId: number): void => {
      const now = clock.now();
      const body = `Chamada de voz/vídeo perdida às ${now.getHours()}:${now.getMinutes()}`;
      const id = inboundId();
      tables.tickets.update({ id: ticket.id }, { lastMessage: body });
      tables.messages.insert({
        id,
        ack: 1,
        read: true,
        body,
        mediaType: 'call_log',
        ticketId: ticket.id,
        contactId,
        companyId: ticket.companyId,
        queueId: ticket.queueId,
      });
      tellCreated(id);
      own(tables.tickets.get(ticket.id)!, extendedText(CALLS_ARE_OFF));
    },

    /** Sets a delivery mark; only joined chat boxes get an event. */
    mark: (message: MessageRow, ack: number): void => {
      tables.messages.update({ id: message.id }, { ack });
      const marked = tables.messages.get(message.id)!;
      hub.emit([ticketRoom(marked.ticketId)], eventName(marked), views.marked(marked));
    },

    markDeleted: (message: MessageRow): void => {
      tables.messages.update({ id: message.id }, { isDeleted: true });
      const deleted = tables.messages.get(message.id)!;
      const ticket = tables.tickets.get(deleted.ticketId)!;
      hub.emit([ticketRoom(ticket.id)], eventName(deleted), views.deleted(deleted, ticket));
    },

    /** Replaces the text of a message; the event is a `create` with the old id. */
    edit: (message: MessageRow, content: Content): void => {
      const ticket = tables.tickets.get(message.ticketId)!;
      contactEvents.changed(tables.contacts.get(ticket.contactId)!);
      tables.messages.update({ id: message.id }, { body: content.body, mediaType: content.mediaType, isEdited: true });
      tables.tickets.update({ id: message.ticketId }, { lastMessage: content.body });
      tellCreated(message.id);
    },
  };
};

export type MessageStore = ReturnType<typeof createMessageStore>;
