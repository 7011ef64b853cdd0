import { publicUrl } from '../../context';
import type { ServerContext } from '../../context';
import type { ContactRow, MessageRow, TicketRow } from '../../db/rows';
import { contactView } from '../contacts/contactViews';
import { createLookup } from '../lookup';
import type { TicketViews } from '../tickets/ticketViews';

/** The parts that the shapes of a message have in common. */
const createMessageParts = (context: ServerContext) => {
  const { tables } = context;

  const base = (message: MessageRow) => ({
    ...message,
    mediaUrl: message.mediaUrl && publicUrl(context, message.mediaUrl),
  });
  const contactOf = (contact: ContactRow | null | undefined) => (contact ? contactView(context, contact) : null);

  const quoted = (message: MessageRow) => {
    const found = tables.messages.get(message.quotedMsgId);
    return found && { ...base(found), contact: contactOf(tables.contacts.get(found.contactId)) };
  };

  return { base, contactOf, quoted };
};

/** Shapes of a message in answers and events. */
export const createMessageViews = (context: ServerContext, ticketViews: TicketViews) => {
  const { tables } = context;
  const { base, contactOf, quoted } = createMessageParts(context);

  return {
    /** `MessageListItem[]`. */
    listItems: (messages: readonly MessageRow[]) => {
      const lookup = createLookup(context);
      const quotes = lookup.messages(messages.map(({ quotedMsgId }) => quotedMsgId));
      const contacts = lookup.contacts([...messages, ...quotes.values()].map(({ contactId }) => contactId));
      const queues = lookup.queues(messages.map(({ queueId }) => queueId));
      return messages.map((message) => {
        const quote = quotes.get(message.quotedMsgId);
        return {
          ...base(message),
          contact: contactOf(contacts.get(message.contactId)),
          quotedMsg: quote ? { ...base(quote), contact: contactOf(contacts.get(quote.contactId)) } : null,
          queue: queues.get(message.queueId) ?? null,
        };
      });
    },

    /** Payload of a `create` event. */
    created: (message: MessageRow, ticket: TicketRow) => {
      const inMessage = ticketViews.inMessage(ticket);
      return {
        action: 'create' as const,
        message: {
          ...base(message),
          contact: contactOf(tables.contacts.get(message.contactId)),
          ticket: inMessage,
          quotedMsg: quoted(message),
        },
        ticket: inMessage,
        contact: inMessage.contact,
      };
    },

    /** Payload of an `update` event for a delivery mark. */
    marked: (message: MessageRow) => ({
      action: 'update' as const,
      message: {
        ...base(message),
        contact: contactOf(tables.contacts.get(message.contactId)),
        quotedMsg: quoted(message),
      },
    }),

    /** Payload of an `update` event for a deletion: without contact and quoted message. */
    deleted: (message: MessageRow, ticket: TicketRow) => ({
      action: 'update' as const,
      message: { ...base(message), ticket: { ...ticket, contact: contactOf(tables.contacts.get(ticket.contactId)) } },
    }),
  };
};
